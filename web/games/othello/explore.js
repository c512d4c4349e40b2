// The openings: where a game can go, by name and by worth.

import { foldedPanel } from './folded.js';

export const explorePanel = foldedPanel('explore', async () => (await import('./explorer/explorer.js')).createExplorer);
