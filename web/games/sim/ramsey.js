// The dinner of six guests, step by step: among six people there are always three who all know
// each other, or three who are all strangers.

import { createStepper } from '../../board/stepper.js';
import { drawing } from './figures.js';

/** @typedef {import('./figures.js').Sketch} Sketch */

const FIRST = [12, 13, 14, 15, 16].map(String);

/** @type {(Omit<Sketch, 'points'>)[]} */
const STEPS = [
  {},
  { asked: FIRST, looked: [1] },
  { asked: ['12', '16'], red: ['13', '14', '15'], looked: [1, 3, 4, 5] },
  { asked: ['34', '35', '45'], red: ['13', '14', '15'], looked: [3, 4, 5] },
  { asked: ['34', '45'], red: ['13', '14', '15', '35'], looked: [1, 3, 5], triangle: { points: [1, 3, 5], colour: 'red' } },
  { blue: ['34', '35', '45'], red: ['13', '14', '15'], looked: [3, 4, 5], triangle: { points: [3, 4, 5], colour: 'blue' } },
  { blue: ['13', '14', '15'], asked: ['34', '35', '45'], looked: [1, 3, 4, 5] },
];

/** @type {import('../types.js').Figure} */
export function ramsey(host, { t }) {
  const stepper = createStepper(host, {
    t,
    name: t('learn.sim.dinner.title'),
    count: STEPS.length,
    show(step) {
      stepper.picture.replaceChildren(drawing({ points: 6, ...STEPS[step] }));
      return t(`learn.sim.dinner.step${step}`);
    },
  });
  stepper.go(0);
  return stepper;
}
