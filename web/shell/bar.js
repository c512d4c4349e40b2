/** The bar above a screen: the way home, the title, what the screen adds, and the settings. */
import { el } from './dom.js';
import { icon, logo } from './icons.js';

/**
 * @param {import('./app.js').Shell} shell
 * @param {HTMLElement[]} title
 * @param {...import('./dom.js').Child} more
 */
export function createBar({ t, settings, openSettings }, title, ...more) {
  return el(
    'header',
    { class: 'bar' },
    // At home another game could be had, which a lock is against.
    settings.fixed.lock
      ? el('span', { class: 'home-link' }, logo())
      : el('a', { class: 'home-link', href: '#', 'aria-label': t('action.home'), data: { action: 'home' } }, logo()),
    el('div', { class: 'bar-title' }, ...title),
    ...more,
    el(
      'button',
      { class: 'tool settings-button', type: 'button', data: { action: 'settings' }, on: { click: openSettings } },
      icon('settings'),
      el('span', null, t('action.settings')),
    ),
  );
}
