// Hackenbush, as the pages see it. The rules are in the core; here it is drawn, named, explained and set up:
//   board (layout, curve, strokes, ground, draw, fall, hit)  the board
//   words                                                    what is said about it
//   value (numbers, ruler)                                   what it is worth, in a picture
//   editor (sketch, pad, edge-list), presets                 how a game begins
//   lesson (number-line)                                     from free moves to numbers, and what green does

import { board } from './hackenbush/board.js';
import { presets } from './hackenbush/presets.js';
import { valuePanel } from './hackenbush/value.js';
import { describe, moveLabel, say, summary, where, whole } from './hackenbush/words.js';

/** @type {import('./types.js').GameView} */
export const hackenbush = {
  id: 'hackenbush',
  colours: ['second', 'first'],
  presets,
  ...board,
  say,
  moveLabel,
  where,
  describe,
  whole,
  summary,
  panels: [valuePanel],
  editor: async () => (await import('./hackenbush/editor.js')).editor,
  lesson: async () => (await import('./hackenbush/lesson.js')).lesson,
  rules: ['hackenbush.rules.move', 'hackenbush.rules.fall', 'hackenbush.rules.end', 'hackenbush.rules.hands'],
};
