// How stable discs grow from a corner, step by step. What is stable here is what the core finds stable: a test holds it.

import { createStepper } from '../../board/stepper.js';
import { boardFigure } from './figure-board.js';

const CELLS = 'XXXXO---XXXX----XXX-----O-OOX-----OXO---------------------------';

/** What becomes stable, one group after another. */
const GROUPS = [['a1'], ['b1', 'c1', 'd1', 'a2', 'a3'], ['b2'], ['c2', 'b3']];

/** Beside them, and yet not stable: white on b4 turns them. */
const LOOSE = ['c3', 'd2'];

/** @type {import('../types.js').Figure} */
export function stableFigure(host, { t }) {
  const stepper = createStepper(host, {
    t,
    name: t('learn.othello.stable.figure'),
    count: GROUPS.length + 2,
    show(step) {
      const last = step > GROUPS.length;
      const fresh = last ? [] : (GROUPS[step - 1] ?? []);
      const safe = GROUPS.slice(0, last ? step : Math.max(0, step - 1)).flat();
      stepper.picture.replaceChildren(boardFigure(CELLS, { safe, fresh, loose: last ? LOOSE : [], looked: last ? ['b4'] : fresh }));
      return t(`learn.othello.stable.step${step}`, { count: safe.length + fresh.length });
    },
  });
  stepper.go(0);
  return stepper;
}
