/** The table: a board as large as the screen allows, and around it everything one does at a table. */
import { createBoard } from '../board/board.js';
import { createAnalysis } from './analysis.js';
import { createBar } from './bar.js';
import { el } from './dom.js';
import { createHint } from './hint.js';
import { createHistory } from './history.js';
import { icon } from './icons.js';
import { createPanel } from './panel.js';
import { invent } from './presets.js';
import { createRefusal } from './refusal.js';
import { createSeats } from './seats.js';
import { openHelp, openRules } from './sheets.js';
import { bindShortcuts } from './shortcuts.js';
import { createSpeech } from './speech.js';
import { createStatus } from './status.js';
import { createToolbar } from './toolbar.js';
import { faultText, isFault } from './words.js';
import { createXray } from './xray.js';
import { toHash } from './address.js';

/** @typedef {import('./app.js').Shell} Shell */
/** @typedef {import('./session.js').Session} Session */
/**
 * What the parts of a table share.
 * @typedef {object} Desk
 * @property {Shell} shell
 * @property {import('../i18n/index.js').Translate} t
 * @property {Session} session
 * @property {import('../games/types.js').GameView} view
 * @property {import('../engine/types.js').Engine} engine  the game's own
 * @property {import('./analysis.js').Analysis} analysis
 * @property {{ hint: boolean, xray: boolean }} may  what the link allows
 * @property {boolean} xray  switched on
 * @property {boolean} locked  the link allows nothing but to play it
 * @property {(move: string) => Promise<void>} play
 * @property {() => void} update
 * @property {() => void} focusBoard
 * @property {(past: import('../games/types.js').Past|null) => void} [lookBack]  marks a bad move and a better one
 */

/** What changes the position otherwise than by playing, or who plays, or leads to where that can be done: not at a locked board. */
const CHANGES = ['new', 'undo', 'redo', 'resign', 'swap', 'clear-score', 'seats', 'edit', 'learn'];

/** @param {HTMLElement} host @param {Shell} shell @param {import('./opening.js').Opened} opened @returns {import('./app.js').Screen} */
export function mountTable(host, shell, { session, robots, pack }) {
  const { t, settings, banner, sitting } = shell;
  const { view, engine } = pack;
  const { mode } = settings.fixed;
  const analysis = createAnalysis({ engine, onChange: () => update() });

  /** @type {Desk} */
  const desk = {
    shell,
    t,
    session,
    view,
    engine,
    analysis,
    may: { hint: mode !== 'hidden', xray: mode === null || mode === 'full' },
    xray: mode === 'full',
    locked: settings.fixed.lock !== null,
    play,
    update: () => update(),
    focusBoard: () => board.focus(),
    lookBack(marks) {
      past = marks;
      updateBoard();
    },
  };

  const hint = createHint(desk);
  const status = createStatus(desk, 'turn');
  const speech = createSpeech(desk);
  const history = createHistory(desk);
  const xrayHost = el('div');
  /** @type {ReturnType<typeof createXray>|null} made when it is first looked at */
  let xray = null;
  const seats = createSeats(desk, robots);
  const game = el(
    'div',
    { class: 'game-tab' },
    ...(desk.locked ? [] : [seats.element, ...(view.starts ?? []).map(start)]),
    history.element,
  );
  const links = el(
    'nav',
    { class: 'links', 'aria-label': t('links.label') },
    ...['rules', ...(desk.locked ? [] : ['learn', 'edit']), 'share'].map((name) =>
      el('button', { class: 'tool', type: 'button', data: { action: name } }, icon(name), el('span', null, t(`action.${name}`))),
    ),
  );
  const panel = createPanel(desk, [{ id: 'game', content: game }, ...(desk.may.xray ? [{ id: 'xray', content: xrayHost }] : [])], sight);
  const toolbar = createToolbar(desk, () => ({ xray: desk.xray, open: panel.open }));

  const boardHost = el('div', { class: 'board-host' });
  const summary = el('p', { class: 'summary' });
  const bar = createBar(shell, [el('h1', null, t(`${view.id}.name`)), summary]);
  const screen = el(
    'div',
    { class: 'table-screen', 'data-colours': view.colours?.join(' '), on: { click: pressed } },
    bar,
    el(
      'main',
      { id: 'main', class: 'table', tabindex: -1 },
      el('section', { class: 'play', 'aria-label': t('board.label') }, status.element, hint.element, boardHost, toolbar.element),
      panel.element,
    ),
  );
  host.append(screen);
  const board = createBoard(boardHost, { view, t, onMove: play, onFocus: look });
  const refusal = createRefusal(desk, board.remark);

  /** Another game, from a position that is made up; the step back leads to this one. @param {string} kind */
  function start(kind) {
    const name = `${view.id}.preset.${kind}`;
    const begin = async () => shell.go(toHash(await invent(pack, kind)));
    return el(
      'div',
      { class: 'fresh-start' },
      el('button', { class: 'button small', type: 'button', data: { start: kind }, on: { click: begin } }, icon('new'), t(name)),
      el('p', { class: 'muted' }, t(`${name}.about`)),
    );
  }

  /** @param {string|null} move  that the player looks at */
  function look(move) {
    xray?.look(move);
    void refusal.look(move);
  }

  /** @type {Record<string, () => unknown>} */
  const actions = {
    new: startAnew,
    undo: () => session.undo(),
    redo: () => session.redo(),
    latest: () => session.goTo(session.play.moves.length),
    resume: () => session.resume(),
    resign: () => session.resign(),
    offer: () => session.offerDraw(),
    agree: () => session.agree(),
    decline: () => session.decline(),
    swap: () => session.swap(),
    'clear-score': () => session.clearScore(),
    hint: () => (desk.may.hint ? hint.next() : shell.announce(t('mode.hidden'))),
    xray: toggleXray,
    ask: () => analysis.ask(session.table.position),
    stop: () => (session.thinking?.working ? session.stop() : analysis.stop()),
    menu: toggleMenu,
    seats: showSeats,
    rules: () => openRules(desk),
    learn: () => shell.go(`#learn/${view.id}`),
    edit: () => shell.go(toHash(`edit/${view.editsMoves ? session.table.position : session.play.start}`)),
    share,
    help: () => openHelp(shell, actions),
    'say-board': speech.board,
    'say-last': speech.last,
    'say-moves': speech.moves,
    'say-value': speech.value,
  };
  if (desk.locked) for (const name of CHANGES) delete actions[name];

  /** @param {Event} event */
  function pressed(event) {
    const button = /** @type {HTMLElement|null} */ (/** @type {Element} */ (event.target).closest('[data-action]'));
    if (button && button.getAttribute('aria-disabled') !== 'true') void actions[button.dataset.action ?? '']?.();
  }

  async function share() {
    try {
      const { openShare } = await import('./share.js');
      await openShare(desk, board.drawn);
    } catch {
      banner.error(el('p', null, t('pack.failed', { name: t('action.share') })));
    }
  }

  /** @param {string} move */
  async function play(move) {
    try {
      await session.move(move);
    } catch (reason) {
      // A move that the rules refuse: the board stays, and the engine says why not.
      if (isFault(reason)) banner.error(el('p', null, faultText(t, reason)));
    }
  }

  async function startAnew() {
    await session.restart();
    if (session.shelved) {
      banner.notice(
        el('p', null, t('new.shelved')),
        el(
          'button',
          {
            class: 'button small',
            type: 'button',
            on: {
              click: () => {
                session.unshelve();
                banner.clearNotice();
              },
            },
          },
          t('new.unshelve'),
        ),
      );
    }
  }

  function toggleXray() {
    if (!desk.may.xray) return shell.announce(t(mode === 'hint' ? 'mode.hint' : 'mode.hidden'));
    desk.xray = !desk.xray;
    panel.show(desk.xray ? 'xray' : 'game');
    history.update();
    if (!panel.wide) panel.toggle(desk.xray);
    update();
    if (desk.xray) return void speech.value();
    analysis.leave(null);
    shell.announce(t('xray.turned.off'));
  }

  function toggleMenu() {
    if (panel.toggle()) {
      panel.show('game');
      /** @type {HTMLElement|null} */ (panel.element.querySelector('[role=tab][aria-selected=true]'))?.focus();
    } else {
      /** @type {HTMLElement|null} */ (toolbar.element.querySelector('[data-action=menu]'))?.focus();
    }
    update();
  }

  function showSeats() {
    panel.show('game');
    panel.toggle(true);
    /** @type {HTMLElement|null} */ (screen.querySelector(`#seat-${session.table.turn}`))?.focus();
  }

  /** What costs time is done while it can be seen. @param {(tab: string) => boolean} visible */
  function sight(visible) {
    seats.sight(visible('game'));
    if (xray || !visible('xray')) return;
    xray = createXray(desk);
    xrayHost.append(xray.element);
    xray.update();
  }

  /** On a wide screen the links stand in the bar, on a narrow one there is only room in the sheet. */
  function place() {
    if (panel.wide) bar.insertBefore(links, bar.lastElementChild);
    else game.insertBefore(links, history.element);
  }

  /** Everything but the board, which is told only what has changed for it. */
  function update() {
    analysis.leave(session.table.position);
    if ((desk.xray || (view.stands && desk.may.xray)) && !analysis.isStopped(session.table.position))
      void analysis.ask(session.table.position);
    hint.update();
    status.update();
    toolbar.update();
    xray?.update();
    summary.textContent = view.summary(session.table, t);
    document.body.dataset.thinking = String(session.thinking !== null);
    updateBoard();
  }

  let drawn = '';
  /** @type {import('../games/types.js').Past|null} */
  let past = null;
  /** @param {boolean} [animate] */
  function updateBoard(animate = false) {
    const { table, interactive } = session;
    const next = { table, record: desk.xray ? analysis.get(table.position) : null, xray: desk.xray, interactive, hint: hint.shown, past };
    const text = JSON.stringify([
      table.position,
      next.record?.position ?? null,
      next.record?.nodes ?? 0,
      next.xray,
      interactive,
      next.hint,
      past,
    ]);
    if (drawn === text) return;
    drawn = text;
    board.update({ ...next, animate });
  }

  /** @param {import('./session.js').Change} change */
  function changed(change) {
    if (change.type === 'progress') return status.update();
    if (change.type === 'move' || change.type === 'jump') {
      banner.clearError();
      if (change.type === 'move') banner.clearNotice();
      updateBoard(true);
    }
    update();
    seats.update();
    history.update();
    speech.tell(change);
    if (change.type === 'think' || change.type === 'history') return;
    sitting.keep(session.snapshot());
    shell.address(session.table.position);
  }

  const undo = [
    session.subscribe(changed),
    bindShortcuts(settings, actions),
    panel.onWidth(place),
    analysis.close,
    status.destroy,
    history.destroy,
    panel.destroy,
    board.destroy,
    () => xray?.destroy(),
    () => seats.destroy(),
  ];

  document.title = t('table.title', { game: t(`${view.id}.name`) });
  place();
  if (desk.xray) panel.show('xray');
  update();
  history.update();
  shell.address(session.table.position);
  seats.update();
  shell.ready();

  return {
    line: () => session.table.position,
    destroy() {
      for (const step of undo) step();
      delete document.body.dataset.thinking;
      screen.remove();
    },
  };
}
