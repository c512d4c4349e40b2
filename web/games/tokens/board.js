// What it takes to play on a board with tokens: at the table, in a lesson.

import { draw } from './draw.js';
import { hit, origin, reach } from './hit.js';
import { geometry } from './layout.js';
import { label, twin } from './words.js';

/** @type {import('../types.js').BoardView} */
export const board = { label, geometry, draw, hit, origin, reach, twin };
