// Rows that come anew while one looks. Each stays the same element, so that a press which has begun on it ends on it; and
// while somebody aims at them or presses they keep their places: what one is about to press does not jump away.

/** @typedef {readonly [key: string, row: HTMLElement]} Entry what it is known by, and the row with a button in it */

/** So long after the pointer has moved over them somebody may be about to press (milliseconds). */
const AIMING = 400;

/** @param {HTMLElement} list @returns {(about: string, entries: Entry[]) => void} `about` is what the rows are of: another has rows of its own */
export function createRows(list) {
  let shown = '';
  /** @type {Map<string, HTMLElement>} */
  let rows = new Map();
  /** Rows stay until then. */
  let held = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let later;

  const aim = () => {
    held = performance.now() + AIMING;
  };
  list.addEventListener('pointermove', ({ buttons }) => buttons || aim());
  list.addEventListener('pointerdown', () => {
    held = Number.POSITIVE_INFINITY;
    for (const end of ['pointerup', 'pointercancel']) addEventListener(end, release, { once: true, capture: true });
  });

  function release() {
    aim();
    place();
  }

  function place() {
    clearTimeout(later);
    const items = [...rows.values()];
    if (items.length === list.children.length && items.every((item, at) => item === list.children[at])) return;
    const wait = held - performance.now();
    if (wait > 0) {
      if (wait < Number.POSITIVE_INFINITY) later = setTimeout(place, wait);
      return;
    }
    const focused = list.contains(document.activeElement) ? document.activeElement : null;
    list.replaceChildren(...items);
    if (focused instanceof HTMLElement) focused.focus();
  }

  return (about, entries) => {
    // The rows of something else are in nobody's way.
    if (about !== shown) {
      rows.clear();
      held = 0;
    }
    shown = about;
    rows = new Map(
      entries.map(([key, fresh]) => {
        const kept = rows.get(key);
        if (kept) renew(kept.firstElementChild, fresh.firstElementChild);
        return [key, kept ?? fresh];
      }),
    );
    place();
  };
}

/** @param {Element | null} old @param {Element | null} fresh */
function renew(old, fresh) {
  if (!old || !fresh) return;
  for (const { name, value } of fresh.attributes) old.setAttribute(name, value);
  old.replaceChildren(...fresh.childNodes);
}
