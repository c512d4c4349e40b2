/**
 * What is kept between visits. Storage may be refused (a sandboxed frame, private browsing): then everything works, and
 * nothing is remembered. Text that cannot be read is set aside under another name, never overwritten and never trusted.
 */

const PREFIX = 'zermelo.';

/** @returns {Storage|null} */
function storage() {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

/**
 * @template T
 * @param {string} name
 * @param {(value: any) => T|null} check  the value if it has the right shape, else null
 * @param {() => void} [onBad]  told when there was something, but not what we write
 * @returns {T|null}
 */
export function load(name, check, onBad = () => {}) {
  try {
    const text = storage()?.getItem(PREFIX + name) ?? null;
    if (text === null) return null;
    const value = parse(text);
    const checked = value === undefined ? null : check(value);
    if (checked !== null) return checked;
    storage()?.setItem(`${PREFIX + name}.unreadable`, text);
    storage()?.removeItem(PREFIX + name);
    onBad();
  } catch {
    // Refused: as if nothing had been kept.
  }
  return null;
}

/** @param {string} text */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @param {string} name @param {unknown} value */
export function save(name, value) {
  try {
    storage()?.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // Refused or full: the game goes on.
  }
}
