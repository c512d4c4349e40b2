// One thing at a time: tabs, with arrow keys between them.

import { html } from '../../../board/dom.js';

/** @typedef {{ id: string, title: string, content: HTMLElement }} Tab */

let made = 0;

/** @param {string} label @param {Tab[]} tabs */
export function createTabs(label, tabs) {
  made += 1;
  const name = (/** @type {string} */ kind, /** @type {string} */ id) => `lab-${kind}-${id}-${made}`;
  const buttons = tabs.map(({ id, title }) =>
    html(
      'button',
      { type: 'button', class: 'tab', role: 'tab', id: name('tab', id), 'aria-controls': name('page', id), 'data-lab': id },
      title,
    ),
  );
  const pages = tabs.map(({ id, content }) =>
    html('div', { class: 'lab-page', role: 'tabpanel', id: name('page', id), 'aria-labelledby': name('tab', id) }, content),
  );
  const element = html(
    'div',
    { class: 'lab-tabs' },
    html('div', { class: 'tabs', role: 'tablist', 'aria-label': label }, ...buttons),
    ...pages,
  );

  /** @param {number} place */
  function show(place) {
    for (const [i, button] of buttons.entries()) {
      button.setAttribute('aria-selected', String(i === place));
      button.tabIndex = i === place ? 0 : -1;
      pages[i].hidden = i !== place;
    }
  }

  for (const [place, button] of buttons.entries()) {
    button.addEventListener('click', () => show(place));
    button.addEventListener('keydown', (event) => {
      const last = tabs.length - 1;
      const wanted = { ArrowRight: place === last ? 0 : place + 1, ArrowLeft: place === 0 ? last : place - 1, Home: 0, End: last }[
        event.key
      ];
      if (wanted === undefined) return;
      event.preventDefault();
      show(wanted);
      buttons[wanted].focus();
    });
  }
  show(0);
  return { element };
}
