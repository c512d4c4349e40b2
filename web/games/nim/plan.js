// How large the stones can be: the search for the layout that suits a game and a board.

/** Sizes of everything but the stones. @typedef {{ dense: boolean, size: number, name: number, label: number, head: number, margin: number, least: number, tower: number }} Metrics */

/** A layout that fits: the stone, how many rows a heap may have, and the heaps of each line. @typedef {{ w: number, h: number, gap: { x: number, y: number }, rows: number, lines: number[][], widths: number[] }} Plan */

/** Heaps beyond these become towers: the first limit with which all is large enough to see. */
const LIMITS = [150, 100, 60, 40, 24, 12];
const ASPECTS = [2.1, 1.6, 1.2, 1];
const LARGEST = 56;
const SMALLEST = 7;

/** @typedef {{ plan: Plan | null, limit: number, scale: number, metrics: Metrics }} Fitting */

/** The plan of a game is made once for each size of the board. @type {Map<string, Fitting>} */
const plans = new Map();

/** @param {number[]} start @param {number} width @param {number} height */
export function planFor(start, width, height) {
  const key = `${width} ${height} ${start}`;
  const known = plans.get(key);
  if (known) return known;
  const made = makePlan(start, width, height);
  if (plans.size > 30) plans.clear();
  plans.set(key, made);
  return made;
}

/** @param {number[]} start @param {number} width @param {number} height @returns {Fitting} */
function makePlan(start, width, height) {
  // Where there is no room at all, as in a thumbnail, a larger board is made and shrunk.
  for (let scale = 1; scale < 30; scale *= 1.25) {
    const [w, h] = [width * scale, height * scale];
    const metrics = metricsFor(start.length, w, h);
    for (const limit of LIMITS) {
      const plan = fit(start, w - 8, h - 8, limit, limit === LIMITS[LIMITS.length - 1] ? 4 : SMALLEST, metrics);
      if (plan) return { plan, limit, scale, metrics };
    }
  }
  return { plan: null, limit: 0, scale: 1, metrics: metricsFor(1, width, height) };
}

/** @param {number} heaps @param {number} width @param {number} height @returns {Metrics} */
function metricsFor(heaps, width, height) {
  // A thumbnail has no room for names.
  if (height < 210) return { dense: true, size: 13, name: 0, label: 22, head: 6, margin: 10, least: 24, tower: 34 };
  const dense = heaps > 16 || heaps * 90 > width * 2.5;
  if (!dense && height < 340) return { dense, size: 19, name: 12, label: 46, head: 26, margin: 18, least: 48, tower: 80 };
  return dense
    ? { dense, size: 13, name: 10, label: 36, head: 14, margin: 12, least: 30, tower: 40 }
    : { dense, size: 22, name: 13, label: 58, head: 40, margin: 22, least: 56, tower: 96 };
}

/**
 * The plan with the best stones: large, one column a heap, few lines.
 * @param {number[]} start @param {number} width @param {number} height @param {number} limit @param {number} smallest @param {Metrics} metrics
 * @returns {Plan | null}
 */
function fit(start, width, height, limit, smallest, metrics) {
  const towers = start.some((n) => n > limit);
  const stones = start.reduce((sum, n) => sum + (n > limit ? 0 : n), 0);
  /** @type {Plan | null} */
  let best = null;
  let record = 0;
  for (const { w, h, score } of candidates(smallest)) {
    if (score <= record) break;
    // Most sizes can be ruled out by area and width alone, without laying anything out.
    if (stones * w * h > width * height) continue;
    const gap = { x: Math.max(1, w * 0.05), y: Math.min(2, Math.max(0.75, h * 0.03)) };
    const narrowest = start.length * (Math.max(metrics.least, Math.min(w, metrics.tower)) + metrics.margin);
    for (let count = Math.max(1, Math.ceil(narrowest / width)); count <= start.length; count++) {
      const space = height / count - metrics.label - metrics.head;
      if (space < h || (towers && space < metrics.tower * (metrics.dense ? 0.75 : 1.6))) break;
      const rows = Math.floor((space + gap.y) / (h + gap.y));
      const widths = start.map((n) => {
        const stones = n > limit ? metrics.tower : Math.ceil(Math.max(1, n) / rows) * (w + gap.x) - gap.x;
        return Math.max(stones, metrics.least) + metrics.margin;
      });
      const lines = breakAt(widths, width);
      if (!lines || lines.length > count) continue;
      const broken = start.filter((n) => n > rows && n <= limit);
      // A heap of a dozen should stand as one column, so that heights can be compared.
      const unity = !broken.length ? 1 : Math.min(...broken) <= 12 ? 0.5 : 0.75;
      const worth = score * unity * 0.94 ** (lines.length - 1);
      if (worth > record) {
        record = worth;
        best = { w, h, gap, rows, lines, widths };
      }
      // More lines would only be lower.
      break;
    }
  }
  return best && { ...best, lines: even(best.lines, best.widths, width) };
}

/** Sizes of stones, best first: large before small, pebbles before beads. @param {number} smallest */
function candidates(smallest) {
  const list = [];
  for (let h = LARGEST; h >= smallest; h *= 0.94) {
    // Beyond the size of a finger there is less and less to gain.
    const worth = h < 36 ? h : 36 + (h - 36) * 0.35;
    for (const aspect of ASPECTS) list.push({ w: h * aspect, h, score: worth * aspect ** 0.35 });
  }
  return list.sort((a, b) => b.score - a.score);
}

/** The same number of lines, evened out: the narrowest measure that needs no more. @param {number[][]} lines @param {number[]} widths @param {number} width */
function even(lines, widths, width) {
  const total = widths.reduce((a, b) => a + b, 0);
  for (let measure = total / lines.length; measure < width; measure += width / 40) {
    const other = breakAt(widths, measure);
    if (other && other.length === lines.length) return other;
  }
  return lines;
}

/** @param {number[]} widths @param {number} measure */
function breakAt(widths, measure) {
  /** @type {number[][]} */
  const lines = [];
  let left = 0;
  for (const [i, w] of widths.entries()) {
    if (w > measure) return null;
    if (!lines.length || w > left) {
      lines.push([]);
      left = measure;
    }
    lines[lines.length - 1].push(i);
    left -= w;
  }
  return lines;
}
