// Sim, as the pages see it. The rules are in the core; here it is drawn, named,
// explained and set up:
//   board (layout, strokes, draw, hit)     the board
//   words                                  what is said about it
//   graph (classes, map, walk), chance     the pictures beside it
//   editor, presets                        how a game begins
//   lesson (ramsey, colourings, induction) from a dinner party to backward induction

import { board } from './sim/board.js';
import { chancePanel } from './sim/chance.js';
import { graphPanel } from './sim/graph.js';
import { presets } from './sim/presets.js';
import { describe, moveLabel, outlook, say, summary, where } from './sim/words.js';

/** @type {import('./types.js').GameView} */
export const sim = {
  id: 'sim',
  presets,
  ...board,
  say,
  moveLabel,
  where,
  describe,
  outlook,
  summary,
  panels: [graphPanel, chancePanel],
  editor: async () => (await import('./sim/editor.js')).editor,
  editsMoves: true,
  lesson: async () => (await import('./sim/lesson.js')).lesson,
  rules: ['sim.rules.move', 'sim.rules.end', 'sim.rules.draw', 'sim.rules.hands'],
};
