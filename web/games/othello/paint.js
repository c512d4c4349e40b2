// Discs by pointer: a tap puts one down, a drag paints all squares on its way alike.

/**
 * @param {import('./grid.js').Grid} grid
 * @param {{ begin: (square: number) => void, paint: (square: number) => void, end: () => void }} stroke
 */
export function bindPainting({ grid, squareAt }, { begin, paint, end }) {
  /** @type {number | null} */
  let pointer = null;
  /** @type {number | null} */
  let last = null;

  grid.addEventListener('pointerdown', (event) => {
    const square = squareAt(event.target);
    if (pointer !== null || square === null || event.button !== 0) return;
    pointer = event.pointerId;
    last = square;
    // A finger is held fast by the button it came down on: what it passes is looked up.
    if (event.target instanceof Element && event.target.hasPointerCapture(pointer)) event.target.releasePointerCapture(pointer);
    grid.setPointerCapture(pointer);
    begin(square);
  });
  grid.addEventListener('pointermove', (event) => {
    if (event.pointerId !== pointer || last === null) return;
    const square = squareAt(document.elementFromPoint(event.clientX, event.clientY));
    if (square === null || square === last) return;
    for (const passed of between(last, square)) paint(passed);
    last = square;
  });
  for (const name of /** @type {const} */ (['pointerup', 'pointercancel'])) {
    grid.addEventListener(name, (event) => {
      if (event.pointerId !== pointer) return;
      pointer = null;
      end();
    });
  }
}

/** The squares on the straight way from one to another, without the first: a quick hand leaves some out. @param {number} from @param {number} to */
function between(from, to) {
  const [dx, dy] = [(to % 8) - (from % 8), Math.floor(to / 8) - Math.floor(from / 8)];
  const steps = Math.max(Math.abs(dx), Math.abs(dy));
  return [...Array(steps).keys()].map((i) => from + 8 * Math.round((dy * (i + 1)) / steps) + Math.round((dx * (i + 1)) / steps));
}
