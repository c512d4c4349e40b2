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
 * @property {string} [away]  the address of the table, where that is another page
 * @property {import('./address.js').Mode} mode
 * @property {string[]} [panels]  panels of the game shown under the board
 * @property {(height: number) => void} [onResize]
 */

let boards = 0;

/** @param {HTMLElement} host @param {LiveboardOptions} options */
export function createLiveboard(host, { shell, pack, line, seats, mode, session: given, away, panels: wanted = [] }) {
  const { t } = shell;
  const { view, engine } = pack;
  boards += 1;
  const session = given ?? createSession({ engine, seats, topic: `move:${boards}`, endless: view.endless, forced: view.forced });
  const analysis = createAnalysis({ engine, topic: `xray:${boards}`, onChange: () => update() });
  const element = el('div', { class: 'liveboard', data: { mode }, 'data-colours': view.colours?.join(' ') });
  host.append(element);
  /** @type {(() => void)[]} */
  const undo = [() => given ?? session.destroy(), () => element.remove()];
  let update = () => {};

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
    play,
    update: () => update(),
    focusBoard: () => element.querySelector('button')?.focus(),
  };
  const fault = el('p', { class: 'liveboard-fault', role: 'alert', hidden: true });

  /** @param {string} move */
  async function play(move) {
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
    const tools = el(
      'div',
      { class: 'row liveboard-tools' },
      tool('new'),
      tool('undo'),
      mode === 'hint' ? tool('hint') : null,
      el(
        'a',
        { class: 'button small quiet', href: away ?? toHash(line), ...(away ? { target: '_blank', rel: 'noopener' } : {}) },
        icon('next'),
        t('liveboard.table'),
      ),
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
          onGo: (ply) => void session.goTo(ply),
        });
      });
    const helps = desk.xray || wanted.length > 0;

    /** @type {Record<string, () => unknown>} */
    const actions = {
      new: () => session.restart(),
      undo: () => session.undo(),
      swap: () => session.swap(),
      agree: () => session.agree(),
      decline: () => session.decline(),
      resume: () => session.resume(),
      latest: () => session.goTo(session.play.moves.length),
      stop: () => session.stop(),
      hint: () => hint.next(),
    };
    element.addEventListener('click', (event) => {
      const button = /** @type {HTMLElement|null} */ (/** @type {Element} */ (event.target).closest('[data-action]'));
      if (button && button.getAttribute('aria-disabled') !== 'true') void actions[button.dataset.action ?? '']?.();
    });

    update = () => {
      const { table, interactive } = session;
      if (helps && !analysis.isStopped(table.position)) void analysis.ask(table.position);
      const record = analysis.get(table.position);
      status.update();
      hint.update();
      tools.querySelector('[data-action=undo]')?.setAttribute('aria-disabled', String(!session.canUndo));
      board.update({ table, record: desk.xray ? record : null, xray: desk.xray, interactive, hint: hint.shown, animate: true });
      for (const panel of panels) panel.update({ table, record: desk.xray ? record : null, play: session.play, xrayAllowed: helps });
    };
    undo.push(
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
  const opened = (given ? Promise.resolve() : session.open(line)).then(
    () => {
      if (!closed) build();
    },
    (reason) => {
      if (isFault(reason)) element.append(el('p', { class: 'liveboard-fault' }, faultText(t, reason)));
    },
  );

  return {
    opened,
    session,
    /** What is known of the position by now. */
    record: () => analysis.get(session.table.position),
    destroy() {
      closed = true;
      for (const step of undo.reverse()) step();
    },
  };
}
