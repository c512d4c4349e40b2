// Looking at a picture that is larger than its window: drag to pan, wheel, pinch and buttons to zoom, tap to choose.

import { bindAll } from '../../board/input.js';

/** @typedef {{ scale: number, x: number, y: number }} View a place of the picture at the window's corner, and how much larger it is shown */

/** A pointer that moved less than this has tapped. */
const TAP = 6;

/**
 * @param {HTMLElement} element
 * @param {{ size: () => { width: number, height: number, most: number }, onChange: () => void, onTap: (x: number, y: number) => void }} options
 */
export function createCamera(element, { size, onChange, onTap }) {
  /** @type {View} */
  const view = { scale: 1, x: 0, y: 0 };
  /** Pointers that are down, where they were last seen. @type {Map<number, { x: number, y: number }>} */
  const down = new Map();
  let travelled = 0;
  /** The wheel scrolls the page until somebody has touched the map. */
  let used = false;

  function settle() {
    const { width, height, most } = size();
    view.scale = Math.min(most, Math.max(1, view.scale));
    view.x = Math.min(width - width / view.scale, Math.max(0, view.x));
    view.y = Math.min(height - height / view.scale, Math.max(0, view.y));
    // At its full extent there is nothing to pan: a finger scrolls the page.
    element.style.touchAction = view.scale > 1 ? 'none' : 'pan-y';
    element.dataset.zoomed = String(view.scale > 1);
    onChange();
  }

  /** Keeps what is at (x, y) of the window where it is. @param {number} factor @param {number} x @param {number} y */
  function zoom(factor, x, y) {
    const before = view.scale;
    view.scale = Math.min(size().most, Math.max(1, before * factor));
    view.x += x / before - x / view.scale;
    view.y += y / before - y / view.scale;
    settle();
  }

  /** @param {PointerEvent | WheelEvent} event */
  const locate = (event) => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  /** @param {PointerEvent} event */
  function drag(event) {
    const last = down.get(event.pointerId);
    if (!last) return;
    const now = locate(event);
    const others = [...down].filter(([id]) => id !== event.pointerId);
    if (others.length) {
      const [, anchor] = others[0];
      const spread = (/** @type {{ x: number, y: number }} */ point) => Math.max(8, Math.hypot(point.x - anchor.x, point.y - anchor.y));
      zoom(spread(now) / spread(last), (now.x + anchor.x) / 2, (now.y + anchor.y) / 2);
      travelled = Infinity;
    } else {
      travelled += Math.hypot(now.x - last.x, now.y - last.y);
      view.x -= (now.x - last.x) / view.scale;
      view.y -= (now.y - last.y) / view.scale;
      settle();
    }
    down.set(event.pointerId, now);
  }

  const unbind = bindAll(element, {
    /** @param {PointerEvent} event */
    pointerdown(event) {
      if (event.button !== 0) return;
      if (!down.size) travelled = 0;
      down.set(event.pointerId, locate(event));
      used = true;
      // A pointer that was made by a script cannot be captured.
      try {
        element.setPointerCapture(event.pointerId);
      } catch {
        // nothing lost
      }
    },
    pointermove: drag,
    /** @param {PointerEvent} event */
    pointerup(event) {
      const last = down.get(event.pointerId);
      down.delete(event.pointerId);
      if (last && !down.size && travelled < TAP) onTap(last.x, last.y);
    },
    /** @param {PointerEvent} event */
    pointercancel(event) {
      down.delete(event.pointerId);
    },
    pointerleave() {
      if (!down.size && view.scale === 1) used = false;
    },
    /** @param {WheelEvent} event */
    wheel(event) {
      if (!used && !event.ctrlKey && view.scale === 1) return;
      event.preventDefault();
      const { x, y } = locate(event);
      zoom(Math.exp(-Math.max(-60, Math.min(60, event.deltaY)) * 0.006), x, y);
    },
  });

  return {
    view,
    settle,
    /** From the middle. @param {number} factor */
    zoomBy(factor) {
      const { width, height } = size();
      zoom(factor, width / 2, height / 2);
    },
    whole() {
      view.scale = 1;
      settle();
    },
    /** Brings a place of the picture into the middle, unless it is well in sight. @param {number} x @param {number} y */
    show(x, y) {
      const { width, height } = size();
      const [left, top] = [(x - view.x) * view.scale, (y - view.y) * view.scale];
      if (left > width * 0.1 && left < width * 0.9 && top > height * 0.1 && top < height * 0.9) return;
      view.x = x - width / view.scale / 2;
      view.y = y - height / view.scale / 2;
      settle();
    },
    destroy: unbind,
  };
}
