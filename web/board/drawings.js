// Figures of the page that can be had as pictures carry `data-picture`, a name for the file. Most are elements, and are
// copied as they stand; what is drawn on a canvas says here how it is drawn once more.

/** @type {WeakMap<Element, () => import('./trace.js').Drawn>} */
export const drawings = new WeakMap();
