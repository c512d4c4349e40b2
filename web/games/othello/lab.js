// The laboratory: players made of weights, a table of edges and a depth.

import { foldedPanel } from './folded.js';

export const labPanel = foldedPanel('lab', async () => (await import('./lab/laboratory.js')).createLaboratory);
