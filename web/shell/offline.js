/**
 * The site without a network: its service worker (`web/sw.js`), and the word to the reader when a newer version is there.
 * Where service workers are refused the page is as good as ever, as long as there is a network.
 */
import { el } from './dom.js';

/** @typedef {ReturnType<typeof import('./banner.js').createBanner>} Banner */
/** @typedef {() => import('../i18n/index.js').Translate} Words */

/** @param {Banner} news @param {Words} t  the words of the language in force */
export async function keepOffline(news, t) {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register('sw.js');
  watch(registration.installing);
  registration.addEventListener('updatefound', () => watch(registration.installing));
  if (registration.waiting) tell();
  void serviceWorker.ready.then(({ active }) => {
    const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
    active?.postMessage({ fetched });
  });

  /** @param {ServiceWorker|null} worker  that is fetching a version */
  function watch(worker) {
    // The first version of all is the one that is on the screen.
    worker?.addEventListener('statechange', () => worker.state === 'installed' && registration.active && tell());
  }

  function tell() {
    offer();
    document.addEventListener('zermelo-language', offer);
  }

  function offer() {
    const reload = el(
      'button',
      { class: 'button small', type: 'button', data: { action: 'update' }, on: { click: accept } },
      t()('update.reload'),
    );
    news.notice(el('p', null, t()('update.ready')), reload);
  }

  /** The address has the position, and the rest of the game is kept. */
  function accept() {
    const { waiting } = registration;
    // Another page may have accepted it.
    if (!waiting) return location.reload();
    serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    waiting.postMessage('take over');
  }
}
