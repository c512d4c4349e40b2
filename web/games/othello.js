// Othello, as the pages see it. The rules are in the core; here it is drawn, named, explained and set up:
//   board (layout, discs, draw, hit)   the board
//   words                              what is said about it
//   game-score (lookback, curve, slips) the game looked back at
//   explore (explorer/…)               the openings: where a game can go, by name and by worth
//   lab (lab/…)                        the laboratory: players made of weights, compared
//   editor (grid, paint, setup)        setting up a position, or taking one from elsewhere
//   lesson and its figures             from playing to what a machine does

import { board } from './othello/board.js';
import { explorePanel } from './othello/explore.js';
import { scorePanel } from './othello/game-score.js';
import { labPanel } from './othello/lab.js';
import { ladder } from './othello/ladder.js';
import { createLookback } from './othello/lookback.js';
import { presets } from './othello/presets.js';
import { describe, forced, gain, moveLabel, say, summary, where, whole } from './othello/words.js';

/** @type {import('./types.js').GameView} */
export const othello = {
  id: 'othello',
  colours: ['black', 'white'],
  opponent: 'learner',
  presets,
  starts: ['balanced'],
  ...board,
  say,
  moveLabel,
  where,
  describe,
  whole,
  summary,
  forced,
  grid: true,
  gain,
  review: createLookback,
  ladder,
  panels: [scorePanel, explorePanel, labPanel],
  editor: async () => (await import('./othello/editor.js')).editor,
  editsMoves: true,
  lesson: async () => (await import('./othello/lesson.js')).lesson,
  rules: ['othello.rules.move', 'othello.rules.pass', 'othello.rules.end', 'othello.rules.hands'],
};
