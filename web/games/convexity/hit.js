// From a place on the board to a vertex: the nearest. Those that may not be chosen can be tried, too: the engine says why not.

/** So far from a vertex one still means it, in CSS pixels. */
const REACH = 24;

/** @param {import('./layout.js').Geometry} geometry @param {number} x @param {number} y @returns {string | null} */
export function hit({ points, radius }, x, y) {
  let nearest = null;
  let least = Math.max(REACH, radius + 8);
  for (const [i, [px, py]] of points.entries()) {
    const away = Math.hypot(px - x, py - y);
    if (away < least) [nearest, least] = [String(i + 1), away];
  }
  return nearest;
}
