// Nim, as the pages see it. The rules are in the core; here it is drawn, named,
// explained and set up:
//   layout, draw, hit   the board            words            what is said about it
//   binary, graph, cost the pictures beside  editor, presets  how a game begins
//   lesson              from playing to the theorem

import { binaryPanel } from './nim/binary.js';
import { costPanel } from './nim/cost.js';
import { draw } from './nim/draw.js';
import { graphPanel } from './nim/graph.js';
import { grab, hit } from './nim/hit.js';
import { geometry } from './nim/layout.js';
import { presets } from './nim/presets.js';
import { describe, label, moveLabel, say, summary, twin, where } from './nim/words.js';

/** @type {import('./types.js').GameView} */
export const nim = {
  id: 'nim',
  presets,
  label,
  geometry,
  draw,
  hit,
  grab,
  twin,
  say,
  moveLabel,
  where,
  describe,
  summary,
  panels: [binaryPanel, graphPanel, costPanel],
  editor: async () => (await import('./nim/editor.js')).editor,
  lesson: async () => (await import('./nim/lesson.js')).lesson,
  rules: ['nim.rules.move', 'nim.rules.end', 'nim.rules.limits', 'nim.rules.hands'],
};
