/** The frame of the product: it follows the address, shows one screen at a time, and gives every screen what it needs. */
import { createTheme } from '../board/theme.js';
import { createEngine } from '../engine/client.js';
import { games } from '../games/index.js';
import { languages, loadTranslate } from '../i18n/index.js';
import { gameOf, readRoute, toHash } from './address.js';
import { createBanner } from './banner.js';
import { el, fill } from './dom.js';
import { mountEdit } from './edit.js';
import { mountHome } from './home.js';
import { mountLearn } from './learn.js';
import { openSettings } from './settings-dialog.js';
import { openSession } from './opening.js';
import { mountTable } from './table.js';
import { isFault } from './words.js';

/** @typedef {import('../i18n/index.js').Translate} Translate */
/** @typedef {{ destroy: () => void, line?: () => string }} Screen */
/**
 * What a screen gets from the frame.
 * @typedef {object} Shell
 * @property {import('../engine/types.js').Engine} engine
 * @property {() => import('../engine/types.js').Engine} calculator  the engine for values, loaded when first asked for
 * @property {import('./settings.js').Settings} settings
 * @property {import('./sitting.js').Sitting} sitting
 * @property {Translate} t
 * @property {import('../board/theme.js').Theme} theme
 * @property {ReturnType<typeof createBanner>} banner
 * @property {(text: string) => void} announce  says it in the live region
 * @property {(hash: string) => void} go  a step that the back button undoes
 * @property {(line: string) => void} address  the address follows the board
 * @property {() => void} openSettings
 * @property {() => void} ready  the screen can be used
 */

/** How many sentences stay in the live region: a robot's answer must not swallow the person's own move. */
const SPOKEN = 3;

/**
 * @typedef {object} Parts  what is made before the first words are there
 * @property {HTMLElement} root
 * @property {HTMLElement} live
 * @property {import('../engine/types.js').Engine} engine
 * @property {import('./settings.js').Settings} settings
 * @property {import('./sitting.js').Sitting} sitting
 */

/** @param {Parts} parts @param {Translate} first  the words of the language to begin with */
export function runApp({ root, live, engine, settings, sitting }, first) {
  let translate = first;
  const t = () => translate;
  const error = el('div', { id: 'error', class: 'banner error', role: 'alert', hidden: true });
  const notice = el('div', { id: 'notice', class: 'banner', role: 'status', hidden: true });
  const host = el('div', { id: 'screen' });
  const banner = createBanner(error, notice, t);
  let usable = false;
  let calls = 0;
  const markReady = () => {
    document.body.dataset.ready = String(usable && calls === 0);
  };

  /** @type {Screen|null} */
  let screen = null;
  let routing = 0;
  /** @type {import('./session.js').Session|null} the game on the table, while the table is shown */
  let seated = null;
  /** @type {(() => Screen)|null} how the present screen is made: again when the language changes */
  let remake = null;

  /** @type {import('../engine/types.js').Engine|null} */
  let calculator = null;
  /** @param {boolean} restarts */
  const crashed = (restarts) => banner.error(el('p', null, t()(restarts ? 'crash.text' : 'crash.start')));

  /** @type {Shell} */
  const shell = {
    engine,
    calculator() {
      calculator ??= createEngine({ part: 'values', onCrash: (_, restarts) => crashed(restarts) });
      return calculator;
    },
    settings,
    sitting,
    get t() {
      return translate;
    },
    theme: createTheme(),
    banner,
    announce(text) {
      live.append(el('p', null, text));
      while (live.childElementCount > SPOKEN) live.firstElementChild?.remove();
    },
    go(hash) {
      if (location.hash === hash) void route(true);
      else location.hash = hash;
    },
    address: (line) => replace(toHash(line)),
    openSettings: () => openSettings(shell),
    ready() {
      usable = true;
      markReady();
    },
  };

  /** @param {string} hash */
  function replace(hash) {
    try {
      const url = location.hash === hash ? undefined : hash || location.pathname + location.search;
      history.replaceState({ sitting: sitting.get() }, '', url);
    } catch {
      // A frame without an origin may not: the address then stays behind, the game does not.
    }
  }

  /** @param {'home'|'table'|'learn'|'edit'} name @param {() => Screen} make @param {boolean} moved  by the reader, so that the focus follows */
  function show(name, make, moved) {
    screen?.destroy();
    if (name !== 'table') seated = leave(null);
    usable = false;
    markReady();
    host.replaceChildren();
    document.body.dataset.screen = name;
    remake = make;
    screen = make();
    if (moved) /** @type {HTMLElement|null} */ (host.querySelector('main'))?.focus({ preventScroll: true });
  }

  /** @param {boolean} moved */
  async function route(moved) {
    const mine = ++routing;
    const wanted = readRoute(location.hash);
    if (moved) {
      banner.clearError();
      banner.clearNotice();
    }
    if (wanted.screen === 'home') return show('home', () => mountHome(host, shell), moved);
    if (wanted.screen === 'learn') {
      const game = wanted.game !== null && Object.hasOwn(games, wanted.game) ? wanted.game : null;
      return show('learn', () => mountLearn(host, shell, game, wanted.expression), moved);
    }
    if (wanted.screen === 'edit') return show('edit', () => mountEdit(host, shell, wanted.line), moved);
    const opened = await openSession(shell, wanted.line).catch((reason) => {
      if (mine === routing) refuse(reason, wanted.line, moved);
      return null;
    });
    if (!opened) return;
    if (mine !== routing) return opened.session.destroy();
    seated = leave(opened.session);
    show('table', () => mountTable(host, shell, opened), moved);
  }

  /** The game that was on the table makes room for another. @param {import('./session.js').Session|null} next */
  function leave(next) {
    seated?.destroy();
    return next;
  }

  /** A line that cannot be opened: the board that was there stays, or the game's own start, or home. */
  /** @param {unknown} reason @param {string} line @param {boolean} moved */
  function refuse(reason, line, moved) {
    if (isFault(reason)) banner.line(reason);
    const view = games[/** @type {keyof typeof games} */ (gameOf(line))];
    if (screen?.line) return replace(toHash(screen.line()));
    if (screen) return replace('');
    if (isFault(reason) && view && Object.hasOwn(games, gameOf(line)) && line !== view.defaultLine) {
      replace(toHash(view.defaultLine));
      return void route(false);
    }
    replace('');
    show('home', () => mountHome(host, shell), moved);
  }

  settings.subscribe(() => {
    const lang = settings.lang();
    if (lang === translate.lang) return;
    loadTranslate(lang).then(
      (loaded) => lang === settings.lang() && speak(loaded),
      () => banner.error(el('p', null, t()('settings.language.failed', { name: languages[lang] }))),
    );
  });

  /** The page in another language: everything is made anew, and the focus returns to where it was. @param {Translate} words */
  function speak(words) {
    translate = words;
    const focused = document.activeElement?.id;
    frame();
    if (remake) {
      screen?.destroy();
      host.replaceChildren();
      screen = remake();
    }
    document.dispatchEvent(new Event('zermelo-language'));
    if (focused) document.getElementById(focused)?.focus();
  }

  function frame() {
    document.documentElement.lang = translate.lang;
    const skip = el('a', { class: 'skip', href: '#main', on: { click: skipToMain } }, translate('action.skip'));
    fill(root, skip, error, notice, host);
  }

  /** The part after `#` is the address of the board, so the link must not follow its own. @param {Event} event */
  function skipToMain(event) {
    event.preventDefault();
    /** @type {HTMLElement|null} */ (host.querySelector('.twin [tabindex="0"]') ?? host.querySelector('main'))?.focus();
  }

  /** In a frame that has no address of its own a link would leave the product: the hash is set by hand. @param {MouseEvent} event */
  function follow(event) {
    const link = /** @type {Element} */ (event.target).closest?.('a[href^="#"]');
    if (!link || event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    shell.go(link.getAttribute('href') ?? '#');
  }

  frame();
  document.addEventListener('click', follow);
  addEventListener('hashchange', () => void route(true));
  void route(false);

  return {
    banner,
    crashed,
    /** How many quick calls have no answer yet. @param {number} count */
    pending(count) {
      calls = count;
      markReady();
    },
  };
}
