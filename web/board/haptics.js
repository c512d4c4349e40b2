// A short tremble under the finger: one when a move is made, another when it is refused. Where the device offers none,
// where less movement is asked for, or where it is switched off, there is none.

import { reducedMotion } from './animate.js';

/** Milliseconds, trembling and still in turn. */
const PATTERNS = { made: [12], refused: [18, 50, 18] };

/** Can this device do it at all? */
export const hasHaptics = () => typeof navigator.vibrate === 'function';

/** @param {keyof typeof PATTERNS} what */
export function tremble(what) {
  if (!hasHaptics() || reducedMotion() || document.documentElement.dataset.haptics === 'off') return;
  navigator.vibrate(PATTERNS[what]);
}
