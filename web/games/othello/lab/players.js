// The two players of the laboratory: what they are made of, and the texts they are written as. They are kept between
// visits where that is allowed, and else for the visit.

/** @typedef {import('../../types.js').Engine} Engine */
/** @typedef {import('../../types.js').Translate} Translate */
/** @typedef {import('../../../engine/types.js').Fault} Fault */
/**
 * A player, taken apart by the core.
 * @typedef {object} Parts
 * @property {string} text the whole, as the core writes it
 * @property {string} name
 * @property {string | null} set the shipped set whose weights these are
 * @property {string} weights
 * @property {'true' | 'approximate'} mobility
 * @property {string} edges name of the table
 * @property {string | null} table the player's own table
 * @property {number} depth
 * @property {boolean} pruning
 */
/** What is kept of a player. @typedef {{ text: string, draft: string | null, custom: string | null, own: { name: string, text: string } | null }} Kept */
/**
 * `text` is the player as somebody wrote it; `draft` what is being written and is not right yet; `custom` and `own` are
 * the last weights and the last table of its own, to go back to.
 * @typedef {Kept & { parts: Parts }} Player
 */
/** @typedef {Awaited<ReturnType<Engine['labSets']>>} Sets */
/** @typedef {{ weights?: string, edges?: string | null, table?: string | null, depth?: number, pruning?: boolean }} Change */
/** @typedef {Awaited<ReturnType<typeof openPlayers>>} Players */

export const LETTERS = ['A', 'B'];

/** The sets to begin with: one that knows something, one that does not. */
const FIRST = [1, 0];
const NAME = 'othello.lab';
/** A table with all its edges has about so many characters. */
const LONGEST = 300_000;

/** @type {Kept[] | null} as they were when the laboratory was last closed */
let remembered = null;

/**
 * @param {object} options
 * @param {Engine} options.engine
 * @param {import('../../types.js').Store} [options.store]
 * @param {(index: number) => void} options.onChange told when another player plays
 */
export async function openPlayers({ engine, store, onChange }) {
  /** @type {Sets} */
  const sets = await engine.labSets();
  const kept = remembered ?? store?.load(NAME, checkKept) ?? [];
  /** @type {Player[]} */
  const players = await Promise.all(FIRST.map((first, i) => open(kept[i], sets.weights[first].text)));
  const asked = [0, 0];
  /** Each change builds on the one before. */
  const changes = [Promise.resolve(), Promise.resolve()];

  /** @param {Kept | undefined} before @param {string} usual @returns {Promise<Player>} */
  async function open(before, usual) {
    /** @type {Parts | null} */
    const parts = before ? await engine.labRead(before.text).catch(() => null) : null;
    if (before && parts) return { ...before, parts };
    return { text: usual, draft: null, custom: null, own: null, parts: await engine.labRead(usual) };
  }

  function remember() {
    remembered = players.map(({ text, draft, custom, own }) => ({ text, draft, custom, own }));
    store?.save(NAME, remembered);
  }

  /** @param {number} index @param {string} text @returns {Promise<Fault | null>} what is wrong with it; then the player is as before */
  async function write(index, text) {
    const mine = ++asked[index];
    try {
      const parts = /** @type {Parts} */ (await engine.labRead(text));
      if (mine !== asked[index]) return null;
      take(index, text, parts);
      players[index].draft = null;
      remember();
      onChange(index);
      return null;
    } catch (reason) {
      const fault = /** @type {Fault} */ (reason);
      if (mine !== asked[index] || !fault?.key) return null;
      players[index].draft = text;
      remember();
      return fault;
    }
  }

  /** @param {number} index @param {string} text @param {Parts} parts */
  function take(index, text, parts) {
    const player = players[index];
    player.text = text;
    player.parts = parts;
    if (!parts.set) player.custom = parts.weights;
    if (parts.table) player.own = { name: parts.edges, text: parts.table };
  }

  /** @param {number} index @param {Change} wanted */
  async function change(index, wanted) {
    const text = compose({ ...players[index].parts, ...wanted });
    const parts = /** @type {Parts | null} */ (await engine.labRead(text).catch(() => null));
    if (!parts) return;
    take(index, parts.text, parts);
    remember();
    onChange(index);
  }

  return {
    sets,
    players,
    write,
    /** Another part of a player; what is being written stays. @param {number} index @param {Change} wanted */
    change(index, wanted) {
      changes[index] = changes[index].then(() => change(index, wanted));
    },
    /** Gives up what was being written. @param {number} index */
    discard(index) {
      asked[index] += 1;
      players[index].draft = null;
      remember();
    },
  };
}

/** A player put together from its parts: of what is said twice, the last holds. @param {Required<Change>} change */
export function compose({ weights, edges, table, depth, pruning }) {
  return [
    weights,
    edges === null ? '' : `edges ${edges}\n`,
    `depth ${depth}\npruning ${pruning ? 'on' : 'off'}\n`,
    table === null ? '' : `table\n${table}`,
  ].join('');
}

/** What people call it. @param {Parts} parts @param {Translate} t */
export function nameOf({ set, name }, t) {
  const key = `othello.lab.set.${set?.toLowerCase()}`;
  return set && t.has(key) ? t(key) : name;
}

/** @param {any} value @returns {Kept[] | null} */
function checkKept(value) {
  const text = (/** @type {any} */ it) => typeof it === 'string' && it.length <= LONGEST;
  const maybe = (/** @type {any} */ it) => it === null || text(it);
  const good = (/** @type {any} */ it) =>
    it && text(it.text) && maybe(it.draft) && maybe(it.custom) && (it.own === null || (text(it.own?.name) && text(it.own?.text)));
  return Array.isArray(value) && value.length === FIRST.length && value.every(good) ? value : null;
}
