// What it takes to play on a graph: at the table, in a lesson.

import { draw } from './draw.js';
import { hit } from './hit.js';
import { geometry } from './layout.js';
import { pace } from './spread.js';
import { label, twin } from './words.js';

/** @type {import('../types.js').BoardView} */
export const board = { label, geometry, draw, hit, pace, twin };
