// A list that is drawn anew while one looks. While somebody aims at it or presses it stays as it is: what one is about to
// press does not jump away, and a press that has begun on a row ends on it.

/** So long after the pointer has moved over it somebody may be about to press (milliseconds). */
const AIMING = 400;

/** @param {HTMLElement} list @returns {(about: string, draw: () => void) => void} draws now or soon; `about` is what the list is of, and that of something else is in nobody's way */
export function createSteady(list) {
  let shown = '';
  /** It stays until then. */
  let held = 0;
  let draw = () => {};
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let later;

  list.addEventListener('pointermove', ({ buttons }) => buttons || hold());
  list.addEventListener('pointerdown', () => {
    held = Number.POSITIVE_INFINITY;
    for (const end of ['pointerup', 'pointercancel']) addEventListener(end, release, { once: true, capture: true });
  });

  function hold() {
    held = performance.now() + AIMING;
  }

  function release() {
    hold();
    wait();
  }

  function wait() {
    clearTimeout(later);
    const rest = held - performance.now();
    if (rest <= 0) draw();
    else if (rest < Number.POSITIVE_INFINITY) later = setTimeout(wait, rest);
  }

  return (about, anew) => {
    if (about !== shown) held = 0;
    shown = about;
    draw = () => {
      draw = () => {};
      anew();
    };
    wait();
  };
}
