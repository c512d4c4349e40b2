// Othello, as the pages see it. The rules are in the core; here it is drawn, named, explained and set up:
//   board (layout, discs, draw, hit)   the board
//   words                              what is said about it
//   game-score (lookback, curve)       the game looked back at
//   lab (lab/…)                        the laboratory: players made of weights, compared
//   editor (grid, paint, setup)        setting up a position, or taking one from elsewhere
//   lesson and its figures             from playing to what a machine does

import { board } from './othello/board.js';
import { scorePanel } from './othello/game-score.js';
import { labPanel } from './othello/lab.js';
import { ladder } from './othello/ladder.js';
import { createLookback } from './othello/lookback.js';
import { presets } from './othello/presets.js';
import { describe, forced, gain, moveLabel, say, summary, where } from './othello/words.js';

/** @type {import('./types.js').GameView} */
export const othello = {
  id: 'othello',
  colours: ['black', 'white'],
  opponent: 'learner',
  presets,
  ...board,
  say,
  moveLabel,
  where,
  describe,
  summary,
  forced,
  gain,
  review: createLookback,
  ladder,
  panels: [scorePanel, labPanel],
  editor: async () => (await import('./othello/editor.js')).editor,
  editsMoves: true,
  lesson: async () => (await import('./othello/lesson.js')).lesson,
  rules: ['othello.rules.move', 'othello.rules.pass', 'othello.rules.end', 'othello.rules.hands'],
};
