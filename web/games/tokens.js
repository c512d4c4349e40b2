// Tokens on a digraph, as the pages see it. The rules are in the core; here it is drawn, named, explained and set up:
//   board (layout, pieces, draw, hit)             the board
//   words                                         what is said about it
//   sum, labels (runs), quotient (check), another the panels beside it
//   picture (graph)                               small drawings for the panels and the lesson
//   editor (sketch, lists, families), presets     how a game begins
//   lesson (figures)                              from the last move to infinite values

import { anotherPanel } from './tokens/another.js';
import { board } from './tokens/board.js';
import { labelsPanel } from './tokens/labels.js';
import { presets } from './tokens/presets.js';
import { quotientPanel } from './tokens/quotient.js';
import { sumPanel } from './tokens/sum.js';
import { describe, moveLabel, say, stands, summary, where, whole } from './tokens/words.js';

/** @type {import('./types.js').GameView} */
export const tokens = {
  id: 'tokens',
  presets,
  ...board,
  say,
  moveLabel,
  where,
  describe,
  whole,
  summary,
  stands,
  endless: ({ board: { repeats, drawn } }) => repeats > 1 && drawn,
  panels: [sumPanel, labelsPanel, quotientPanel, anotherPanel],
  editor: async () => (await import('./tokens/editor.js')).editor,
  lesson: async () => (await import('./tokens/lesson.js')).lesson,
  rules: ['tokens.rules.move', 'tokens.rules.end', 'tokens.rules.draw', 'tokens.rules.goal', 'tokens.rules.hands'],
};
