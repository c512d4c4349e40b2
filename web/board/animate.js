// Movement explains what happened. Who asked the system for less movement gets none.

/** @returns {boolean} */
export function reducedMotion() {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * Calls `frame` with progress from 0 to 1, then `done`; with reduced motion only `done`.
 * @param {number} duration in milliseconds
 * @param {(progress: number) => void} frame
 * @param {() => void} done
 * @returns {() => void} ends it early, calling `done`
 */
export function animate(duration, frame, done) {
  let request = 0;
  let running = true;
  const end = () => {
    if (!running) return;
    running = false;
    cancelAnimationFrame(request);
    done();
  };
  // A hidden page draws no frames: nothing would ever end there.
  if (reducedMotion() || document.hidden) {
    end();
    return end;
  }
  /** @type {number | null} */
  let began = null;
  /** @param {number} now */
  const step = (now) => {
    began ??= now;
    const progress = Math.min(1, (now - began) / duration);
    if (progress >= 1) return end();
    frame(progress);
    request = requestAnimationFrame(step);
  };
  frame(0);
  request = requestAnimationFrame(step);
  return end;
}

/** Slow at both ends. @param {number} x */
export function ease(x) {
  return x < 0.5 ? 2 * x * x : 1 - 2 * (1 - x) * (1 - x);
}
