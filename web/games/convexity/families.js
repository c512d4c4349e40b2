// Graphs by name. The engine makes them; here is only what it may be asked for.

/**
 * @typedef {object} Family
 * @property {string} id
 * @property {{ name: string, usual: number, most: number }[]} sizes each with its key in the words
 * @property {boolean} [chance] another one every time
 */

/** @type {Family[]} */
export const families = [
  { id: 'path', sizes: [{ name: 'vertices', usual: 8, most: 64 }] },
  { id: 'cycle', sizes: [{ name: 'vertices', usual: 6, most: 64 }] },
  { id: 'wheel', sizes: [{ name: 'rim', usual: 6, most: 63 }] },
  { id: 'star', sizes: [{ name: 'leaves', usual: 6, most: 63 }] },
  { id: 'complete', sizes: [{ name: 'vertices', usual: 5, most: 64 }] },
  {
    id: 'bipartite',
    sizes: [
      { name: 'left', usual: 3, most: 32 },
      { name: 'right', usual: 3, most: 32 },
    ],
  },
  {
    id: 'grid',
    sizes: [
      { name: 'rows', usual: 3, most: 8 },
      { name: 'columns', usual: 4, most: 32 },
    ],
  },
  {
    id: 'spider',
    sizes: [
      { name: 'legs', usual: 3, most: 21 },
      { name: 'length', usual: 2, most: 32 },
    ],
  },
  { id: 'hypercube', sizes: [{ name: 'dimension', usual: 3, most: 6 }] },
  { id: 'petersen', sizes: [] },
  { id: 'tree', sizes: [{ name: 'vertices', usual: 12, most: 64 }], chance: true },
  { id: 'graph', sizes: [{ name: 'vertices', usual: 9, most: 64 }], chance: true },
];

/** Those that grow along one size: the last one, the others stay. */
export const growing = families.filter(({ sizes, chance }) => sizes.length > 0 && !chance);

/** The rules of a position, to be put behind the line of any other graph. @param {import('./layout.js').Board} board @param {'normal' | 'misere'} [own] */
export const rulesOf = ({ game, path, play }, own = play) => `;game=${game};path=${path};play=${own}`;
