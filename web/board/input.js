// Pointer input, told as four plain events in board coordinates. No game knows about
// pointers, and every bind returns its unbind.

/** @typedef {{ x: number, y: number, touch: boolean, inside: boolean }} Point */

/**
 * @typedef {object} PointerHandlers
 * @property {(point: Point) => boolean} wants is there something to press here?
 * @property {(point: Point | null) => void} hover null when the pointer has left
 * @property {(point: Point) => void} press
 * @property {(point: Point) => void} slide while pressed
 * @property {(point: Point | null) => void} release null when it was called off
 */

/**
 * @param {HTMLElement} element
 * @param {PointerHandlers} handlers
 * @returns {() => void} unbinds
 */
export function bindPointer(element, handlers) {
  /** @type {number | null} */
  let pressed = null;

  /** @param {{ clientX: number, clientY: number, pointerType?: string }} event @returns {Point} */
  const locate = (event) => {
    const box = element.getBoundingClientRect();
    const x = event.clientX - box.left;
    const y = event.clientY - box.top;
    return {
      x,
      y,
      touch: event.pointerType !== 'mouse',
      inside: x >= 0 && y >= 0 && x < box.width && y < box.height,
    };
  };

  return bindAll(element, {
    /** @param {PointerEvent} event */
    pointerdown(event) {
      if (!event.isPrimary || event.button !== 0) return;
      const point = locate(event);
      if (!handlers.wants(point)) return;
      pressed = event.pointerId;
      // A synthetic pointer cannot be captured; sliding then ends at the edge.
      try {
        element.setPointerCapture(event.pointerId);
      } catch {
        // nothing lost
      }
      handlers.press(point);
    },
    /** @param {PointerEvent} event */
    pointermove(event) {
      if (event.pointerId === pressed) handlers.slide(locate(event));
      else if (pressed === null && event.pointerType === 'mouse') handlers.hover(locate(event));
    },
    /** @param {PointerEvent} event */
    pointerup(event) {
      if (event.pointerId !== pressed) return;
      pressed = null;
      const point = locate(event);
      handlers.release(point.inside ? point : null);
    },
    /** @param {PointerEvent} event */
    pointercancel(event) {
      if (event.pointerId !== pressed) return;
      pressed = null;
      handlers.release(null);
    },
    /** @param {PointerEvent} event */
    pointerleave(event) {
      if (pressed === null && event.pointerType === 'mouse') handlers.hover(null);
    },
    /**
     * A finger on a thing plays, a finger beside it scrolls the page: only the first is kept from the browser.
     * @param {TouchEvent} event
     */
    touchstart(event) {
      const touch = event.touches[0];
      if (event.touches.length === 1 && event.cancelable && handlers.wants(locate({ clientX: touch.clientX, clientY: touch.clientY }))) {
        event.preventDefault();
      }
    },
    /** A long press is a slow choice here, not a menu. @param {Event} event */
    contextmenu(event) {
      if (pressed !== null) event.preventDefault();
    },
  });
}

/**
 * @param {HTMLElement} element
 * @param {{ [type: string]: (event: any) => void }} listeners
 * @returns {() => void}
 */
export function bindAll(element, listeners) {
  const entries = Object.entries(listeners);
  for (const [type, listener] of entries) element.addEventListener(type, listener, { passive: false });
  return () => {
    for (const [type, listener] of entries) element.removeEventListener(type, listener);
  };
}
