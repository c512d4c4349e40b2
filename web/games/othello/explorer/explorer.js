// Where a game can go: the position that is looked at, its moves with names and values, the way here, and all openings by
// name. The game on the table stays as it is until one wants to play from here.

import { html } from '../../../board/dom.js';
import { lineOf } from '../../../shell/address.js';
import { createMap } from './map.js';
import { createNames } from './names.js';
import { createRoads } from './roads.js';

/** @typedef {import('../../types.js').Table} Table */
/** @typedef {{ moves: string[], name: string | null, ahead: number, value: number | null, line: string[] }} Branch moves that come to the same */
/** @typedef {{ name: string | null, ahead: number, depth: number, branches: Branch[] }} Crossroads */

/** The usual start. */
const START = 'othello:';
/** After so much work it has looked deep enough (milliseconds). */
const LONGEST = 8_000;

let made = 0;

/** @param {HTMLElement} host @param {import('../../types.js').PanelContext} context */
export function createExplorer(host, { t, engine, onOpen }) {
  made += 1;
  const topic = `ask:explore${made}`;
  /** @type {Table | null} what is looked at */
  let table = null;
  /** @type {Crossroads | null} */
  let known = null;
  /** The line of the game on the table. */
  let played = START;
  /** The focus follows when the board is gone on with by keyboard. @type {string | null} */
  let arriving = null;
  let asked = 0;
  let live = true;

  const where = html('p', { class: 'explore-where', role: 'status' });
  const path = html('ol', { class: 'explore-path', 'aria-label': t('othello.explore.path') });
  const map = createMap(t, press);
  const roads = createRoads(t, (move) => go(move, true));
  const names = createNames(t, engine, (moves) => void look(lineOf(START, moves)));
  /** @type {Record<string, () => void>} */
  const actions = {
    back: () => back(),
    start: () => void look(START),
    table: () => void look(played),
    play: () => table && onOpen?.(table.position),
  };
  const buttons = Object.keys(actions)
    .filter((name) => name !== 'play' || onOpen)
    .map((name) =>
      html(
        'button',
        { type: 'button', class: `button small${name === 'play' ? ' primary' : ''}`, 'data-explore': name },
        t(`othello.explore.${name}`),
      ),
    );
  const root = html(
    'div',
    { class: 'explore-room' },
    where,
    path,
    html('div', { class: 'row' }, ...buttons),
    map.element,
    roads.element,
    names.element,
  );
  host.append(root);

  root.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (button?.getAttribute('aria-disabled') === 'true') return;
    if (button?.dataset.explore) actions[button.dataset.explore]?.();
    else if (button?.dataset.ply && table) void look(lineOf(table.start, table.moves.slice(0, Number(button.dataset.ply))));
  });
  root.addEventListener('keydown', (event) => {
    if (event.key !== 'Backspace' || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    back();
  });

  /** @param {string} move @param {boolean} [listed] it was chosen from the list, where one goes on */
  function go(move, listed = false) {
    if (!table) return;
    arriving = listed ? '' : null;
    void look(lineOf(table.start, [...table.moves, move]));
  }

  function back() {
    if (!table?.moves.length) return;
    arriving = roads.element.contains(document.activeElement) ? (table.moves.at(-1) ?? null) : null;
    void look(lineOf(table.start, table.moves.slice(0, -1)));
  }

  /** A square of the board; where it is no move nothing happens. @param {string} square */
  function press(square) {
    if (known?.branches.some(({ moves }) => moves.includes(square))) go(square);
  }

  /** @param {string} line */
  async function look(line) {
    const mine = ++asked;
    const stale = () => !live || mine !== asked;
    try {
      const found = await engine.table(line);
      if (stale()) return;
      table = found;
      known = null;
      const take = (/** @type {Crossroads} */ now) => {
        if (stale()) return;
        known = now;
        draw();
      };
      const job = engine.job('explore', [line], { topic, patience: LONGEST, onProgress: ({ draft }) => draft && take(draft) });
      take(await job.promise);
    } catch {
      // Stopped, or the engine has crashed, which it says itself: what was found stays.
    }
  }

  function draw() {
    if (!table || !known) return;
    const player = t(`player.${table.players[table.turn]}`);
    const said = [
      known.name ? `${known.name}.` : '',
      table.over ? t('othello.explore.over') : t('othello.explore.turn', { player }),
      known.ahead ? t('othello.explore.ahead', { count: known.ahead }) : t('othello.explore.beyond'),
    ];
    const sentence = said.filter(Boolean).join(' ');
    if (where.textContent !== sentence) where.textContent = sentence;
    drawPath(table.moves);
    map.update(table, known);
    roads.update(table.position, known, arriving);
    arriving = null;
    names.update(table.start === START ? table.moves : []);
    const { moves, position } = table;
    const idle = new Map([
      ['back', !moves.length],
      ['start', position === START],
      ['table', position === played],
    ]);
    for (const button of buttons) button.setAttribute('aria-disabled', String(idle.get(button.dataset.explore ?? '') ?? false));
  }

  /** @param {readonly string[]} moves */
  function drawPath(moves) {
    if (path.dataset.moves === moves.join()) return;
    path.dataset.moves = moves.join();
    path.hidden = !moves.length;
    path.replaceChildren(
      ...moves.map((move, place) =>
        html(
          'li',
          {},
          html(
            'button',
            {
              type: 'button',
              'data-ply': place + 1,
              'aria-label': t('othello.explore.after', { move, ply: place + 1 }),
              'aria-current': place === moves.length - 1 ? 'step' : undefined,
            },
            move,
          ),
        ),
      ),
    );
  }

  void look(START);

  return {
    /** The explorer goes along with the game until one has gone another way. @param {Table} now */
    update(now) {
      if (now.position === played && table) return;
      const along = !table || table.position === played;
      played = now.position;
      if (along) void look(played);
      else draw();
    },
    stop() {
      engine.stop(topic);
    },
    destroy() {
      live = false;
      engine.stop(topic);
      root.remove();
    },
  };
}
