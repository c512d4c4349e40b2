// Hackenbush in letters, B, R and G with branches in brackets, as a tree with places: to be drawn beside a graph.

/** @typedef {{ letter: string, parent: number, x: number, depth: number }} Twig parent: index of the edge below, -1 on the ground */

/** The edges in the order in which they are written. @param {string} letters @returns {Twig[]} */
export function readLetters(letters) {
  /** @type {Twig[]} */
  const twigs = [];
  /** @type {number[]} */
  const forks = [];
  let below = -1;
  for (const letter of letters) {
    if (letter === '(') forks.push(below);
    else if (letter === ')') below = forks.pop() ?? -1;
    else {
      twigs.push({ letter, parent: below, x: 0, depth: below < 0 ? 1 : twigs[below].depth + 1 });
      below = twigs.length - 1;
    }
  }
  return place(twigs);
}

/** Tips stand side by side, everything else below the middle of what grows out of it. @param {Twig[]} twigs */
function place(twigs) {
  let tips = 0;
  // Whatever grows out of an edge is written after it.
  const above = twigs.map((_, i) => twigs.flatMap(({ parent }, j) => (parent === i ? [j] : [])));
  const set = (/** @type {number} */ i) => {
    for (const j of above[i]) set(j);
    twigs[i].x = above[i].length ? above[i].reduce((sum, j) => sum + twigs[j].x, 0) / above[i].length : tips++;
  };
  for (const [i, { parent }] of twigs.entries()) if (parent < 0) set(i);
  return twigs;
}

/** An edge and all that stands on it. @param {Twig[]} twigs @param {number} cut */
export function falling(twigs, cut) {
  const falls = new Set([cut]);
  for (const [i, { parent }] of twigs.entries()) if (falls.has(parent)) falls.add(i);
  return falls;
}
