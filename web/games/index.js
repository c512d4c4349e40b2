// All games, by the name that their lines begin with.

import { nim } from './nim.js';

/** @type {{ [id: string]: import('./types.js').GameView }} */
export const games = { nim };
