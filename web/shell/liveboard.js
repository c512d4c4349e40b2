/** A board to play on inside a text: the board, its status, undo and new, and as much help as its mode allows. */
import { createBoard } from '../board/board.js';
import { createTheme } from '../board/theme.js';
import { toHash } from './address.js';
import { createAnalysis } from './analysis.js';
import { el } from './dom.js';
import { createHint } from './hint.js';
import { icon } from './icons.js';
import { createRefusal } from './refusal.js';
import { createSession } from './session.js';
import { openHelp } from './sheets.js';
import { bindShortcuts } from './shortcuts.js';
import { createSpeech } from './speech.js';
import { createStatus } from './status.js';
import { faultText, isFault } from './words.js';

/** @typedef {import('./table.js').Desk} Desk */
/**
 * @typedef {object} LiveboardOptions
 * @property {import('./app.js').Shell} shell
 * @property {import('./packs.js').Pack} pack
 * @property {string} line
 * @property {[string, string]} seats
 * @property {import('./session.js').Session} [session]  one that is there already
 * @property {(line: string) => string} [away]  the address of the table for a line, where that is another page
 * @property {() => unknown} [anew]  how a new game begins, where not from the start of the line
 * @property {() => void} [onRecord]  more is known of the position now; given, it is found out even where nobody here is shown it
 * @property {import('./address.js').Mode} mode
 * @property {string[]} [panels]  panels of the game shown under the board
 * @property {{ isOpen: () => boolean }} [lock]  nothing but moves, and those only while it is open
 * @property {(height: number) => void} [onResize]
 */

let boards = 0;
/** What nobody here is shown may cost so much work (milliseconds): enough for a proof in most games, and for a guess in all. */
const ASIDE = 1_000;

/** @param {HTMLElement} host @param {LiveboardOptions} options */
export function createLiveboard(host, { shell, pack, line, seats, mode, session: given, away, anew, onRecord, lock, panels: wanted = [] }) {
  const { t } = shell;
  const { view, engine } = pack;
  boards += 1;
  const session = given ?? createSession({ engine, seats, topic: `move:${boards}`, endless: view.endless, forced: view.forced });
  const analysis = createAnalysis({ engine, topic: `xray:${boards}`, onChange });
  // For others than the player: after all else, and apart, so that no hint is taken from it.
  const aside = createAnalysis({ engine, topic: `measure:record${boards}`, patience: ASIDE, onChange: onKnown });
  const element = el('div', { class: 'liveboard', data: { mode }, 'data-colours': view.colours?.join(' ') });
  host.append(element);
  /** @type {(() => void)[]} */
  const undo = [() => given ?? session.destroy(), () => element.remove(), analysis.close];
  let update = () => {};
  /** @type {import('../engine/types.js').AnalysisRecord|null} */
  let known = null;

  function onChange() {
    update();
    onKnown();
  }

  /** What is known of a position by now. @param {string} line */
  const recordOf = (line) => analysis.get(line) ?? aside.get(line);

  function onKnown() {
    const record = recordOf(session.table.position);
    if (record === known) return;
    known = record;
    if (record) onRecord?.();
  }

  /** @type {Desk} */
  const desk = {
    shell,
    t,
    session,
    view,
    engine,
    analysis,
    may: { hint: mode !== 'hidden', xray: mode === 'full' },
    xray: mode === 'full',
    locked: lock !== undefined,
    play,
    update: () => update(),
    focusBoard: () => element.querySelector('button')?.focus(),
  };
  const fault = el('p', { class: 'liveboard-fault', role: 'alert', hidden: true });

  /** @param {string} move */
  async function play(move) {
    if (lock && !lock.isOpen()) return;
    try {
      await session.move(move);
    } catch (reason) {
      if (!isFault(reason)) return;
      fault.textContent = faultText(t, reason);
      fault.hidden = false;
    }
  }

  function build() {
    const status = createStatus(desk);
    const hint = createHint(desk);
    const speech = createSpeech(desk);
    const boardHost = el('div', { class: 'board-host' });
    /** @param {string} action */
    const tool = (action) => el('button', { class: 'button small', type: 'button', data: { action } }, icon(action), t(`action.${action}`));
    const toTable = el(
      'a',
      { class: 'button small quiet', href: toHash(line), ...(away ? { target: '_blank', rel: 'noopener' } : {}) },
      icon('next'),
      t('liveboard.table'),
    );
    const tools = el(
      'div',
      { class: 'row liveboard-tools', hidden: desk.locked && mode !== 'hint' },
      desk.locked ? null : tool('new'),
      desk.locked ? null : tool('undo'),
      mode === 'hint' ? tool('hint') : null,
      desk.locked ? null : toTable,
    );
    element.append(status.element, hint.element, fault, boardHost, tools);
    const board = createBoard(boardHost, {
      view,
      t,
      onMove: play,
      onFocus(move) {
        for (const panel of panels) panel.update({ focus: move });
        void refusal.look(move);
      },
    });
    const refusal = createRefusal(desk, board.remark);
    const theme = createTheme();
    const panels = view.panels
      .filter(({ id }) => wanted.includes(id))
      .map(({ title, mount }) => {
        const body = el('div', { class: 'game-panel-body' });
        element.append(el('section', { class: 'game-panel' }, el('h3', null, t(title)), body));
        return mount(body, {
          t,
          engine,
          calculator: () => shell.engineFor('values'),
          theme,
          onMove: play,
          onGo: (ply) => void (desk.locked || session.goTo(ply)),
        });
      });
    const helps = desk.xray || wanted.length > 0;

    /** @type {Record<string, () => unknown>} */
    const actions = {
      ...(desk.locked ? {} : { new: anew ?? session.restart, undo: () => session.undo(), swap: () => session.swap() }),
      agree: () => session.agree(),
      decline: () => session.decline(),
      resume: () => session.resume(),
      latest: () => session.goTo(session.play.moves.length),
      stop: () => session.stop(),
      ...(desk.may.hint ? { hint: () => hint.next() } : {}),
      help: () => openHelp(shell, actions),
      'say-board': speech.board,
      'say-last': speech.last,
      'say-moves': speech.moves,
      'say-value': speech.value,
    };
    element.addEventListener('click', (event) => {
      const button = /** @type {HTMLElement|null} */ (/** @type {Element} */ (event.target).closest('[data-action]'));
      if (button && button.getAttribute('aria-disabled') !== 'true') void actions[button.dataset.action ?? '']?.();
    });

    update = () => {
      const { table } = session;
      if (away) toTable.href = away(table.position);
      const interactive = session.interactive && (lock?.isOpen() ?? true);
      analysis.leave(table.position);
      if (helps && !analysis.isStopped(table.position)) void analysis.ask(table.position);
      if (!helps && onRecord && !aside.isStopped(table.position)) void aside.ask(table.position);
      const record = analysis.get(table.position);
      status.update();
      hint.update();
      tools.querySelector('[data-action=undo]')?.setAttribute('aria-disabled', String(!session.canUndo));
      board.update({ table, record: desk.xray ? record : null, xray: desk.xray, interactive, hint: hint.shown, animate: true });
      for (const panel of panels) panel.update({ table, record: desk.xray ? record : null, play: session.play, xrayAllowed: helps });
    };
    undo.push(
      bindShortcuts(shell.settings, actions, element),
      session.subscribe((change) => {
        if (change.type === 'progress') return status.update();
        if (change.type === 'move' || change.type === 'jump') fault.hidden = true;
        update();
        speech.tell(change);
      }),
      status.destroy,
      board.destroy,
      theme.destroy,
      ...panels.map((panel) => panel.destroy),
    );
    update();
  }

  let closed = false;
  /** @type {unknown} why there is no board */
  let refused = null;
  const opened = (given ? Promise.resolve() : session.open(line)).then(
    () => {
      if (!closed) build();
    },
    (reason) => {
      refused = reason;
      if (isFault(reason)) element.append(el('p', { class: 'liveboard-fault' }, faultText(t, reason)));
    },
  );

  return {
    opened,
    session,
    get refused() {
      return refused;
    },
    update: () => update(),
    focus: () => desk.focusBoard(),
    record: recordOf,
    destroy() {
      closed = true;
      for (const step of undo.reverse()) step();
      aside.stop();
    },
  };
}
