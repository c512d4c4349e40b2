// The convexity games, as the pages see them. The rules are in the core; here they are drawn, named, explained and set up:
//   board (layout, vertices, draw, spread, labels, hit)     the board
//   words                                                   what is said about it
//   parts, stalks (graph, picture, letters)                 what is left, part by part, and as Hackenbush
//   family (families, chart)                                nimbers along a family of graphs
//   editor (sketch, family-field, vertex-list), presets     how a game begins
//   lesson (closure)                                        from convex sets to trees, and what Hackenbush has to do with it

import { board } from './convexity/board.js';
import { familyPanel } from './convexity/family.js';
import { partsPanel } from './convexity/parts.js';
import { presets } from './convexity/presets.js';
import { stalksPanel } from './convexity/stalks.js';
import { describe, moveLabel, outlook, say, summary, where, whole } from './convexity/words.js';

/** @type {import('./types.js').GameView} */
export const convexity = {
  id: 'convexity',
  colours: ['second', 'first'],
  presets,
  ...board,
  say,
  moveLabel,
  where,
  describe,
  whole,
  outlook,
  summary,
  panels: [partsPanel, stalksPanel, familyPanel],
  editor: async () => (await import('./convexity/editor.js')).editor,
  lesson: async () => (await import('./convexity/lesson.js')).lesson,
  rules: [
    'convexity.rules.move',
    'convexity.rules.span',
    'convexity.rules.four',
    'convexity.rules.end',
    'convexity.rules.partizan',
    'convexity.rules.hands',
  ],
};
