// Othello, as the pages see it. The rules are in the core; here it is drawn, named, explained and set up:
//   board (layout, discs, draw, hit)   the board
//   words                              what is said about it
//   lab (lab/…)                        the laboratory: players made of weights, compared

import { board } from './othello/board.js';
import { labPanel } from './othello/lab.js';
import { presets } from './othello/presets.js';
import { describe, forced, moveLabel, say, summary, where } from './othello/words.js';

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
  panels: [labPanel],
  editor: async () => (await import('./othello/editor.js')).editor,
  lesson: async () => (await import('./othello/lesson.js')).lesson,
  rules: ['othello.rules.move', 'othello.rules.pass', 'othello.rules.end', 'othello.rules.hands'],
};
