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
import { assertHere, firstLine, games, isGame } from './packs.js';
import { mountTable } from './table.js';
import { faultText, isFault } from './words.js';

/** @typedef {import('../i18n/index.js').Translate} Translate */
/** @typedef {import('./address.js').Route} Route */
/** @typedef {{ sentence: string, column: number|null, position: string }} Refusal  why what an address asks for cannot be shown */
/** @typedef {{ destroy: () => void, line?: () => string, refuse?: (refusal: Refusal) => void }} Screen  in a frame `refuse` tells the page around */
/**
 * What a screen gets from the frame.
 * @typedef {object} Shell
 * @property {(part: string) => import('../engine/types.js').Engine} engineFor  a game's engine, or that for `values`: loaded when first asked for
 * @property {(game: string) => Promise<import('../games/types.js').GameView>} look  loads what it takes to draw a game
 * @property {(game: string) => Promise<import('./packs.js').Pack>} open  loads what it takes to play a game
 * @property {(line: string) => Promise<import('./packs.js').Pack>} openLine  rejects with a fault where its game is not known, or not here
 * @property {import('./settings.js').Settings} settings
 * @property {import('./sitting.js').Sitting} sitting
 * @property {import('./address.js').AddressFault[]} faults  what is wrong in the part of the address after `?`
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
export const embedded = document.body.dataset.embed === 'true' || new URLSearchParams(location.search).has('embed');

/** How many sentences stay in the live region: a robot's answer must not swallow the person's own move. */
const SPOKEN = 3;

/**
 * @typedef {object} Parts  what is made before the first words are there
 * @property {HTMLElement} root
 * @property {HTMLElement} live
 * @property {import('./packs.js').Packs} packs
 * @property {import('./settings.js').Settings} settings
 * @property {import('./sitting.js').Sitting} sitting
 * @property {import('./address.js').AddressFault[]} faults
 */

/** The game that a route needs, if any. A line of an unknown game is not asked of it. @param {Route} wanted */
export function gameFor(wanted) {
  if (wanted.screen === 'home' || wanted.screen === 'exercises') return null;
  const named = wanted.screen === 'learn' ? (wanted.game ?? '') : gameOf(wanted.line);
  if (isGame(named)) return named;
  return wanted.screen === 'edit' ? games[0] : null;
}

/** The game, or the calculator, that a route names. @param {Route} wanted */
function partOf(wanted) {
  if (wanted.screen === 'home' || wanted.screen === 'exercises') return '';
  if (wanted.screen === 'learn') return wanted.expression === null ? (wanted.game ?? '') : 'values';
  return gameOf(wanted.line);
}

/** A frame shows a board or a set of exercises, whatever else its address asks for. @param {Route} wanted @returns {Route} */
const boardOf = (wanted) =>
  wanted.screen === 'table' || wanted.screen === 'exercises' ? wanted : { screen: 'table', line: firstLine(gameFor(wanted) ?? games[0]) };

/** @param {Parts} parts @param {Translate} first  the words of the language to begin with */
export function runApp({ root, live, packs, settings, sitting, faults }, first) {
  let translate = first;
  const t = () => translate;
  const error = el('div', { id: 'error', class: 'banner error', role: 'alert', hidden: true });
  const notice = el('div', { id: 'notice', class: 'banner', role: 'status', hidden: true });
  const update = el('div', { id: 'update', class: 'banner', role: 'status', hidden: true });
  const host = el('div', { id: 'screen' });
  const banner = createBanner(error, notice, t);
  let usable = false;
  let calls = 0;
  const loading = createLoading(() => markReady());
  /** @type {() => void} */
  let settle = () => {};
  /** @type {Promise<void>} */
  const settled = new Promise((resolve) => {
    settle = resolve;
  });
  const markReady = () => {
    const ready = usable && calls === 0 && !loading.busy;
    document.body.dataset.ready = String(ready);
    if (ready) settle();
  };

  /** @type {Screen|null} */
  let screen = null;
  let routing = 0;
  /** @type {import('./session.js').Session|null} the game on the table, while the table is shown */
  let seated = null;
  /** @type {import('../engine/types.js').Fault|null} why the first board is another than the address asks for */
  let refused = null;
  /** @type {(() => Screen)|null} how the present screen is made: again when the language changes */
  let remake = null;

  /** @param {boolean} restarts */
  const crashed = (restarts) => banner.error(el('p', null, t()(restarts ? 'crash.text' : 'crash.start')));

  /** @type {Shell} */
  const shell = {
    engineFor: packs.engineFor,
    look: packs.look,
    open: packs.open,
    async openLine(line) {
      const game = gameOf(line);
      assertHere(translate, game);
      if (!isGame(game)) throw await packs.refusal(line);
      return packs.open(game);
    },
    settings,
    sitting,
    faults,
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

  /** @param {Route['screen']} name @param {() => Screen} make @param {boolean} moved  by the reader, so that the focus follows */
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

  /** @param {boolean} moved @param {Route} [wanted] */
  async function route(moved, wanted = embedded ? boardOf(readRoute(location.hash)) : readRoute(location.hash)) {
    const mine = ++routing;
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
    if (wanted.screen === 'exercises') {
      const { openExercises } = await packs.exercises();
      return { make: await openExercises(host, shell, wanted.text, embedded) };
    }
    assertHere(translate, partOf(wanted));
    const game = gameFor(wanted);
    const opening = game === null ? null : shell.open(game);
    if (wanted.screen === 'learn') {
      const [{ mountLearn }, pack, lesson] = await Promise.all([import('./learn.js'), opening, game === null ? [] : packs.lesson(game)]);
      return { make: () => mountLearn(host, shell, pack, lesson, wanted.expression) };
    }
    if (opening === null) throw await packs.refusal(wanted.line);
    if (wanted.screen === 'edit') {
      const editor = opening.then(({ view }) => view.editor());
      const [{ mountEdit }, pack, mountBoard] = await Promise.all([import('./edit.js'), opening, editor]);
      return { make: () => mountEdit(host, shell, pack, mountBoard, wanted.line) };
    }
    const pack = await opening;
    const opened = await openSession(shell, pack, wanted.line, embedded);
    if (embedded) {
      const { mountFrame } = await import('../embed/frame.js');
      const fault = refused;
      refused = null;
      return { make: () => mountFrame(host, shell, opened, fault), session: opened.session };
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
    const set = wanted.screen === 'exercises';
    const game = gameFor(wanted) ?? (embedded && !set ? games[0] : null);
    const line = 'line' in wanted ? wanted.line : '';
    const other = isFault(reason) && game !== null && line !== firstLine(game);
    refused = isFault(reason) ? reason : null;
    if (embedded && !other && !screen?.line) return void empty(reason, wanted, moved);
    if (isFault(reason)) banner.line(reason);
    else notLoaded(reason, game, location.hash);
    if (screen) {
      screen.refuse?.(refusalOf(reason, wanted));
      return replace(screen.line ? toHash(screen.line()) : '');
    }
    // A bad set stays in the address, where it can be mended, over those that there are.
    if (isFault(reason) && set) return void route(false, { screen: 'exercises', text: '' });
    if (other) {
      replace(toHash(firstLine(game)));
      return void route(false);
    }
    // What could only not be loaded stays in the address: a reload is a second try as well.
    if (isFault(reason)) replace('');
    show('home', () => mountHome(host, shell), moved);
  }

  /** @param {unknown} reason @param {Route} wanted @returns {Refusal} */
  function refusalOf(reason, wanted) {
    const position = wanted.screen === 'exercises' ? `exercises${wanted.text}` : 'line' in wanted ? wanted.line : '';
    if (isFault(reason)) return { sentence: faultText(translate, reason), column: reason.column, position };
    return { sentence: translate('pack.failed', { name: nameOf(gameFor(wanted), toHash(position)) }), column: null, position };
  }

  /** A frame has no other screen to fall back on: there is the sentence, and the page around is told. @param {unknown} reason @param {Route} wanted @param {boolean} moved */
  async function empty(reason, wanted, moved) {
    const mine = routing;
    const part = await import('../embed/refused.js').catch(() => null);
    if (mine !== routing) return;
    // Not even that has arrived.
    if (!part) return notLoaded(reason, gameFor(wanted), location.hash);
    const { mountRefused } = part;
    show(wanted.screen, () => mountRefused(host, shell, refusalOf(reason, wanted), !isFault(reason)), moved);
  }

  /** What did not arrive, in words. @param {string|null} game @param {string} hash */
  const nameOf = (game, hash) => t()(game === null ? (/^#exercises/.test(hash) ? 'action.exercises' : 'action.learn') : `${game}.name`);

  /** Something did not arrive. Nothing is lost by it, and it can be tried again. @param {unknown} reason @param {string|null} game @param {string} hash */
  function notLoaded(reason, game, hash) {
    // Of an engine that does not start one was told already.
    if (reason !== CRASHED) banner.error(el('p', null, t()('pack.failed', { name: nameOf(game, hash) })));
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
    fill(root, skip, update, error, notice, host);
  }

  /** The part after `#` is the address of the board, so the link must not follow its own. @param {Event} event */
  function skipToMain(event) {
    event.preventDefault();
    /** @type {HTMLElement|null} */ (host.querySelector('.twin [tabindex="0"]') ?? host.querySelector('main'))?.focus();
  }

  /** In a frame that has no address of its own a link would leave the product: the hash is set by hand. @param {MouseEvent} event */
  function follow(event) {
    const link = /** @type {Element} */ (event.target).closest?.('a[href^="#"]');
    if (
      !link ||
      link.hasAttribute('target') ||
      event.defaultPrevented ||
      event.button !== 0 ||
      event.ctrlKey ||
      event.metaKey ||
      event.shiftKey
    )
      return;
    event.preventDefault();
    shell.go(link.getAttribute('href') ?? '#');
  }

  frame();
  document.addEventListener('click', follow);
  addEventListener('hashchange', () => void route(true));
  for (const { key, ...args } of faults) banner.also(el('p', null, first(key, args)));
  void route(false);

  return {
    banner,
    crashed,
    t,
    /** The page could be used for the first time. */
    settled,
    /** What is not about the screen, and stays when another is shown. */
    news: createBanner(update, update, t),
    /** How many quick calls have no answer yet. @param {number} count */
    pending(count) {
      calls = count;
      markReady();
    },
  };
}
