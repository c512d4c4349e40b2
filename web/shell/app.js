/** The frame of the product: it follows the address, shows one screen at a time, and gives every screen what it needs. */
import { createTheme } from '../board/theme.js';
import { CRASHED } from '../engine/client.js';
import { languages } from '../i18n/index.js';
import { gameOf, readRoute, toHash } from './address.js';
import { createBanner } from './banner.js';
import { el, fill } from './dom.js';
import { mountHome } from './home.js';
import { createLoading } from './loading.js';
import { openSettings } from './settings-dialog.js';
import { openSession } from './opening.js';
import { firstLine, games, isGame } from './packs.js';
import { mountTable } from './table.js';
import { isFault } from './words.js';

/** @typedef {import('../i18n/index.js').Translate} Translate */
/** @typedef {import('./address.js').Route} Route */
/** @typedef {{ destroy: () => void, line?: () => string }} Screen */
/**
 * What a screen gets from the frame.
 * @typedef {object} Shell
 * @property {(part: string) => import('../engine/types.js').Engine} engineFor  a game's engine, or that for `values`: loaded when first asked for
 * @property {(game: string) => Promise<import('../games/types.js').GameView>} look  loads what it takes to draw a game
 * @property {(game: string) => Promise<import('./packs.js').Pack>} open  loads what it takes to play a game
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

/** Is this the page for frames? */
const embedded = document.body.dataset.embed === 'true' || new URLSearchParams(location.search).has('embed');

/** How many sentences stay in the live region: a robot's answer must not swallow the person's own move. */
const SPOKEN = 3;

/**
 * @typedef {object} Parts  what is made before the first words are there
 * @property {HTMLElement} root
 * @property {HTMLElement} live
 * @property {import('./packs.js').Packs} packs
 * @property {import('./settings.js').Settings} settings
 * @property {import('./sitting.js').Sitting} sitting
 */

/** The game that a route needs, if any. A line of an unknown game is not asked of it. @param {Route} wanted */
export function gameFor(wanted) {
  if (wanted.screen === 'home') return null;
  const named = wanted.screen === 'learn' ? (wanted.game ?? '') : gameOf(wanted.line);
  if (isGame(named)) return named;
  return wanted.screen === 'edit' ? games[0] : null;
}

/** @param {Parts} parts @param {Translate} first  the words of the language to begin with */
export function runApp({ root, live, packs, settings, sitting }, first) {
  let translate = first;
  const t = () => translate;
  const error = el('div', { id: 'error', class: 'banner error', role: 'alert', hidden: true });
  const notice = el('div', { id: 'notice', class: 'banner', role: 'status', hidden: true });
  const host = el('div', { id: 'screen' });
  const banner = createBanner(error, notice, t);
  let usable = false;
  let calls = 0;
  const loading = createLoading(() => markReady());
  const markReady = () => {
    document.body.dataset.ready = String(usable && calls === 0 && !loading.busy);
  };

  /** @type {Screen|null} */
  let screen = null;
  let routing = 0;
  /** @type {import('./session.js').Session|null} the game on the table, while the table is shown */
  let seated = null;
  /** @type {(() => Screen)|null} how the present screen is made: again when the language changes */
  let remake = null;

  /** @param {boolean} restarts */
  const crashed = (restarts) => banner.error(el('p', null, t()(restarts ? 'crash.text' : 'crash.start')));

  /** @type {Shell} */
  const shell = {
    engineFor: packs.engineFor,
    look: packs.look,
    open: packs.open,
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
    try {
      const { make, session = null } = await loading.during(prepare(wanted));
      if (mine !== routing) return session?.destroy();
      seated = leave(session);
      show(wanted.screen, make, moved);
    } catch (reason) {
      if (mine === routing) refuse(reason, wanted, moved);
    }
  }

  /**
   * What a route needs is loaded while the screen before it is still there.
   * @param {Route} wanted
   * @returns {Promise<{ make: () => Screen, session?: import('./session.js').Session }>} rejects with the fault of a bad line
   */
  async function prepare(wanted) {
    if (wanted.screen === 'home') return { make: () => mountHome(host, shell) };
    const game = gameFor(wanted);
    const opening = game === null ? null : shell.open(game);
    if (wanted.screen === 'learn') {
      const [{ mountLearn }, pack, lesson] = await Promise.all([import('./learn.js'), opening, game === null ? [] : packs.lesson(game)]);
      return { make: () => mountLearn(host, shell, pack, lesson, wanted.expression) };
    }
    // Whatever engine is asked: it says that there is no such game, and which there are.
    if (opening === null)
      throw await packs
        .any()
        .table(wanted.line)
        .then(String, (fault) => fault);
    if (wanted.screen === 'edit') {
      const editor = opening.then(({ view }) => view.editor());
      const [{ mountEdit }, pack, mountBoard] = await Promise.all([import('./edit.js'), opening, editor]);
      return { make: () => mountEdit(host, shell, pack, mountBoard, wanted.line) };
    }
    const pack = await opening;
    const opened = await openSession(shell, pack, wanted.line);
    if (embedded) {
      const { mountFrame } = await import('../embed/frame.js');
      return { make: () => mountFrame(host, shell, opened), session: opened.session };
    }
    return { make: () => mountTable(host, shell, opened), session: opened.session };
  }

  /** The game that was on the table makes room for another. @param {import('./session.js').Session|null} next */
  function leave(next) {
    seated?.destroy();
    return next;
  }

  /** What cannot be opened: the board that was there stays, or the game's own start, or home. */
  /** @param {unknown} reason @param {Route} wanted @param {boolean} moved */
  function refuse(reason, wanted, moved) {
    const game = gameFor(wanted);
    const line = 'line' in wanted ? wanted.line : '';
    if (isFault(reason)) banner.line(reason);
    else notLoaded(reason, game, location.hash);
    if (screen) return replace(screen.line ? toHash(screen.line()) : '');
    if (isFault(reason) && game !== null && line !== firstLine(game)) {
      replace(toHash(firstLine(game)));
      return void route(false);
    }
    // What could only not be loaded stays in the address: a reload is a second try as well.
    if (isFault(reason)) replace('');
    show('home', () => mountHome(host, shell), moved);
  }

  /** Something did not arrive. Nothing is lost by it, and it can be tried again. @param {unknown} reason @param {string|null} game @param {string} hash */
  function notLoaded(reason, game, hash) {
    // Of an engine that does not start one was told already.
    const name = t()(game === null ? 'action.learn' : `${game}.name`);
    if (reason !== CRASHED) banner.error(el('p', null, t()('pack.failed', { name })));
    banner.also(
      el(
        'button',
        { class: 'button small', type: 'button', data: { action: 'again' }, on: { click: () => shell.go(hash) } },
        t()('action.again'),
      ),
    );
  }

  settings.subscribe(() => {
    const lang = settings.lang();
    if (lang === translate.lang) return;
    packs.words(lang).then(
      (loaded) => lang === settings.lang() && speak(loaded),
      () => banner.error(el('p', null, t()('settings.language.failed', { name: languages[lang] }))),
    );
  });

  /** The page in another language: everything is made anew, and the focus returns to where it was. @param {Translate} words */
  function speak(words) {
    translate = words;
    packs.speak(words.lang);
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
