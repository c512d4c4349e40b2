/** A frame that has nothing to show: the sentence that says why is there instead, and the page around it is told. */
import { toHash } from '../shell/address.js';
import { el } from '../shell/dom.js';
import { createAround } from './around.js';

/**
 * @param {HTMLElement} host
 * @param {import('../shell/app.js').Shell} shell
 * @param {import('../shell/app.js').Refusal} refusal
 * @param {boolean} again  it may succeed when it is tried again
 * @returns {import('../shell/app.js').Screen}
 */
export function mountRefused(host, shell, { sentence, column, position }, again) {
  const { settings, t } = shell;
  const retry = el(
    'button',
    { class: 'button small', type: 'button', data: { action: 'again' }, on: { click: () => shell.go(location.hash) } },
    t('action.again'),
  );
  document.title = t('app.title');
  const main = el(
    'main',
    { id: 'main', class: 'frame refused stack', tabindex: -1 },
    el('h1', { class: 'visually-hidden' }, t('app.title')),
    el('p', { class: 'liveboard-fault', role: 'alert' }, sentence),
    again ? el('p', null, retry) : null,
  );
  host.append(main);

  const around = createAround(settings.fixed.origin, (command) => {
    if (command.command === 'tell') say('state');
    else if (command.command === 'open') shell.go(toHash(command.position));
    else decline(command);
  });
  /** @param {string} type @param {Record<string, unknown>} [more] */
  const say = (type, more) => around.post({ zermelo: 1, type, position, ...more });
  /** @param {unknown} about */
  const decline = (about) => say('fault', { sentence, column, about });

  // It can be spoken to: what the page around has waiting is answered, if only with the same sentence.
  say('ready');
  decline({ command: 'open', position });
  shell.ready();
  return {
    destroy() {
      around.destroy();
      main.remove();
    },
  };
}
