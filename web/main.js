/** The first lines of the program: everything that takes time is started here, side by side. */
import { isReleased } from './files.js';
import { loadTranslate } from './i18n/index.js';
import { readFixed, readRoute } from './shell/address.js';
import { embedded, gameFor, runApp } from './shell/app.js';
import { el, fill } from './shell/dom.js';
import { createPacks } from './shell/packs.js';
import { createSettings } from './shell/settings.js';
import { createSitting } from './shell/sitting.js';

const root = /** @type {HTMLElement} */ (document.getElementById('app'));
const live = /** @type {HTMLElement} */ (document.getElementById('live'));
/** The site is kept for the time without a network so long after the page can be used (milliseconds). */
const LATER = 2_000;
let unreadable = false;
const onBad = () => {
  unreadable = true;
};
const { fixed, faults } = readFixed(location.search);
const settings = createSettings(fixed, onBad);
/** @type {ReturnType<typeof runApp>|null} */
let app = null;
/** What happens before the first words are there is told when they are. @type {boolean|null} */
let crashed = null;
const packs = createPacks(settings.lang(), {
  onCrash(restarts) {
    crashed = restarts;
    app?.crashed(restarts);
  },
  onPending: (count) => app?.pending(count),
});
// First the words: everything that is shown waits for them. Then the game that the address names.
let words = loadTranslate(settings.lang());
const game = gameFor(readRoute(location.hash));
// Whether it could be had is told when its screen is made.
if (game !== null) packs.open(game).catch(() => {});

async function start() {
  const t = await words;
  app = runApp({ root, live, packs, settings, sitting: createSitting(onBad), faults }, t);
  if (crashed !== null) app.crashed(crashed);
  if (unreadable) app.banner.notice(el('p', null, t('store.unreadable')));
  // In other people's pages nothing is kept, and what comes by itself comes after what the reader waits for.
  if (isReleased && !embedded && window === top) void app.settled.then(() => setTimeout(keepOffline, LATER, app));
}

/** @param {ReturnType<typeof runApp>} app */
function keepOffline({ news, t }) {
  // Private windows and pages without a secure origin have no service workers: then there is only no page offline.
  if (navigator.serviceWorker) import('./shell/offline.js').then(({ keepOffline }) => keepOffline(news, t)).catch(() => {});
}

/** Without words there is only English, and a second try. */
function failed() {
  const again = () => {
    words = loadTranslate(settings.lang());
    void start().catch(failed);
  };
  fill(
    root,
    el(
      'main',
      { class: 'home', role: 'alert' },
      el('p', null, 'Zermelo could not be loaded completely. Is the network there?'),
      el('p', null, el('button', { class: 'button', type: 'button', on: { click: again } }, 'Try again')),
    ),
  );
}

void start().catch(failed);

// For tests, and for the curious at the console.
Object.assign(globalThis, { zermelo: { engineFor: packs.engineFor } });
Object.defineProperty(/** @type {any} */ (globalThis).zermelo, 'engine', { get: packs.any });
