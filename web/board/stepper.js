// A figure that is told in steps: back and forward by button, slider and arrow keys, with a sentence for each step.

import { html } from './dom.js';

/**
 * @param {HTMLElement} host
 * @param {object} options
 * @param {import('../games/types.js').Translate} options.t
 * @param {string} options.name of the whole
 * @param {number} options.count of the steps
 * @param {(step: number) => string} options.show draws the step, counted from 0, and says what is to be seen
 */
export function createStepper(host, { t, name, count, show }) {
  let step = 0;
  const picture = html('div', { class: 'stepper-picture' });
  const text = html('p', { class: 'stepper-text', role: 'status' });
  const back = html('button', { type: 'button', class: 'button small', 'data-step': 'back' }, t('step.back'));
  const forward = html('button', { type: 'button', class: 'button small primary', 'data-step': 'forward' }, t('step.forward'));
  const slider = html('input', { type: 'range', min: 1, max: count, step: 1, 'aria-label': name });
  const root = html(
    'div',
    { class: 'stepper', role: 'group', 'aria-label': name },
    picture,
    text,
    html('div', { class: 'stepper-tools' }, back, slider, forward),
  );
  host.append(root);

  /** @param {number} wanted */
  function go(wanted) {
    step = Math.min(count - 1, Math.max(0, wanted));
    text.textContent = show(step);
    slider.value = String(step + 1);
    slider.setAttribute('aria-valuetext', t('step.at', { step: step + 1, count }));
    back.setAttribute('aria-disabled', String(step === 0));
    forward.setAttribute('aria-disabled', String(step === count - 1));
  }

  back.addEventListener('click', () => go(step - 1));
  forward.addEventListener('click', () => go(step + 1));
  slider.addEventListener('input', () => go(Number(slider.value) - 1));
  root.addEventListener('keydown', (event) => {
    if (event.target === slider || event.ctrlKey || event.metaKey || event.altKey) return;
    const wanted = { ArrowLeft: step - 1, ArrowRight: step + 1, Home: 0, End: count - 1 }[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    go(wanted);
  });

  return {
    picture,
    go,
    destroy: () => root.remove(),
  };
}
