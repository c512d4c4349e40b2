// A board on which one plays both colours, with the squares that each could play counted beside it.

import { createBoard } from '../../board/board.js';
import { html } from '../../board/dom.js';
import { board as view } from './board.js';
import { squareOf } from './squares.js';

/** g5 turns one disc and leaves white two squares, b4 turns six and leaves eleven: a test holds it. */
const LINE = 'othello:-----------O------OOO--X--OOOOX---OOOO-X---OXOXX----XXXX----XXXX';
const PLAYERS = ['black', 'white'];
/** Bars are as long as so many squares. */
const MOST = 20;

/** @type {import('../types.js').Figure} */
export function mobilityFigure(host, { t, engine }) {
  let live = true;
  let asked = 0;
  /** @type {string[]} */
  let moves = [];
  const stage = html('div', { class: 'board-host' });
  const bars = PLAYERS.map((player) => html('span', { class: `ot-bar ${player}` }));
  const counts = PLAYERS.map((player) => html('strong', { 'data-mobility': player }));
  const fault = html('p', { class: 'liveboard-fault', role: 'alert' });
  const said = html('p', { class: 'visually-hidden', role: 'status' });
  const back = html('button', { type: 'button', class: 'button small', 'data-figure': 'back' }, t('learn.othello.mobility.back'));
  const again = html('button', { type: 'button', class: 'button small', 'data-figure': 'again' }, t('learn.othello.mobility.again'));
  const root = html(
    'div',
    { class: 'liveboard ot-mobility', 'data-colours': 'black white' },
    html('dl', {}, ...PLAYERS.flatMap((player, i) => [html('dt', {}, t(`player.${player}`)), html('dd', {}, counts[i], bars[i])])),
    stage,
    fault,
    said,
    html('div', { class: 'row liveboard-tools' }, back, again),
  );
  host.append(root);
  const board = createBoard(stage, { view, t, onMove: (move) => take([...moves, move], true) });

  /** How many squares either could play here: the engine is asked for both. @param {import('../types.js').Table} table */
  async function mobility({ board: { cells } }) {
    const tables = await Promise.all(PLAYERS.map((player) => engine.table(`othello:${cells};turn=${player}`)));
    return tables.map(({ legal }) => legal.filter((move) => squareOf(move) !== null).length);
  }

  /** @param {string[]} wanted @param {boolean} animate */
  async function take(wanted, animate) {
    const mine = ++asked;
    try {
      let table = await engine.table(wanted.length ? `${LINE};moves=${wanted.join(',')}` : LINE);
      if (table.board.must_pass) table = await engine.table(`${LINE};moves=${[...wanted, 'pass'].join(',')}`);
      const found = await mobility(table);
      if (!live || mine !== asked) return;
      moves = table.moves;
      fault.textContent = '';
      board.update({ table, interactive: !table.over, animate });
      for (const [i, count] of found.entries()) {
        counts[i].textContent = t('learn.othello.mobility.count', { count });
        bars[i].style.inlineSize = `${(100 * Math.min(MOST, count)) / MOST}%`;
      }
      if (moves.length) said.textContent = PLAYERS.map((player, i) => `${t(`player.${player}`)}: ${counts[i].textContent}`).join('. ');
      back.setAttribute('aria-disabled', String(!moves.length));
    } catch (reason) {
      const { key, args } = /** @type {import('../../engine/types.js').Fault} */ (reason);
      if (live && mine === asked && key) fault.textContent = t(key, args);
    }
  }

  back.addEventListener('click', () => moves.length && void take(moves.slice(0, moves.at(-1) === 'pass' ? -2 : -1), true));
  again.addEventListener('click', () => void take([], false));
  void take([], false);
  return {
    destroy() {
      live = false;
      board.destroy();
      root.remove();
    },
  };
}
