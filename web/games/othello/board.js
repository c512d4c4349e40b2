// What it takes to play on a board of Othello: at the table, in a lesson and in the laboratory.

import { draw, pace } from './draw.js';
import { hit } from './hit.js';
import { geometry } from './layout.js';
import { label, twin } from './words.js';

/** @type {import('../types.js').BoardView} */
export const board = { label, geometry, draw, hit, pace, twin };
