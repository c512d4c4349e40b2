// The moves that gave something away: how many of each class by player, and each with what it cost and why it was bad.

import { html } from '../../board/dom.js';
import { classMark } from './curve.js';
import { CLASSES } from './lookback.js';

/** @typedef {import('./lookback.js').Point} Point */
/** @typedef {Point & { class: import('./lookback.js').Class }} Slip */
/** @typedef {import('../types.js').Translate} Translate */

/** So many of the worst are listed before one asks for all. */
const LISTED = 8;

/** @param {Point[]} points @returns {Slip[]} */
export const slipsOf = (points) => /** @type {Slip[]} */ (points.filter((point) => point.class !== null));

/** What a bad move did to the result, and why it was bad, in sentences. @param {Point} slip @param {Translate} t */
export function whyText({ result, exact, why, turn }, t) {
  const players = { player: t(`player.${turn}`), other: t(`player.${turn === 'black' ? 'white' : 'black'}`) };
  const turned = result && t(exact ? `othello.score.result.${result.join('.')}` : 'othello.score.result.estimate');
  return [...(turned ? [turned] : []), ...why.map(({ key, args }) => t(key, { ...args, ...players }))].join(' ');
}

/** @param {Slip} slip @param {string} move @param {Translate} t */
function row(slip, move, t) {
  const { ply, lost, best, exact, class: bad, turn } = slip;
  const args = { number: ply + 1, move, count: Math.round(lost ?? 0), best: best ?? '' };
  const why = `slip-why-${ply}`;
  return html(
    'li',
    { class: `ot-slip-item ${bad}` },
    html(
      'button',
      { type: 'button', class: 'ot-slip', 'data-slip': ply, 'aria-describedby': why },
      html(
        'span',
        { class: 'ot-slip-class' },
        classMark(bad),
        t(`othello.score.class.${bad}`),
        html('span', { class: 'ot-slip-player' }, t(`player.${turn}`)),
      ),
      ' ',
      t(exact ? 'othello.score.slip.exact' : 'othello.score.slip', args),
    ),
    html('p', { class: 'ot-slip-why', id: why }, whyText(slip, t)),
  );
}

/** @param {Slip[]} slips @param {Translate} t */
function countTable(slips, t) {
  const cell = (/** @type {string} */ turn, /** @type {string} */ bad) =>
    html('td', {}, t.number(slips.filter((slip) => slip.turn === turn && slip.class === bad).length));
  return [
    html('caption', { class: 'visually-hidden' }, t('othello.score.classes')),
    html(
      'thead',
      {},
      html(
        'tr',
        {},
        html('td', {}),
        ...CLASSES.map((bad) => html('th', { scope: 'col' }, classMark(bad), t(`othello.score.classes.${bad}`))),
      ),
    ),
    html(
      'tbody',
      {},
      ...['black', 'white'].map((turn) =>
        html('tr', {}, html('th', { scope: 'row' }, t(`player.${turn}`)), ...CLASSES.map((bad) => cell(turn, bad))),
      ),
    ),
  ];
}

/** @param {Translate} t @param {(ply: number) => void} onGo */
export function createSlips(t, onGo) {
  const counts = html('table', { class: 'ot-classes' });
  const list = html('ol', { class: 'ot-slips' });
  const more = html('button', { type: 'button', class: 'button small' });
  const element = html('div', { class: 'ot-slip-list' }, counts, list, more);
  /** @type {Slip[]} */
  let slips = [];
  /** @type {readonly string[]} */
  let moves = [];
  let all = false;

  list.addEventListener('click', (event) => {
    const ply = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest('[data-slip]'))?.dataset.slip;
    if (ply !== undefined) onGo(Number(ply));
  });
  more.addEventListener('click', () => {
    all = !all;
    draw();
  });

  function draw() {
    const worst = [...slips].sort((a, b) => CLASSES.indexOf(b.class) - CLASSES.indexOf(a.class) || (b.lost ?? 0) - (a.lost ?? 0));
    const shown = worst.slice(0, all ? undefined : LISTED).sort((a, b) => a.ply - b.ply);
    const rows = shown.map((slip) => row(slip, moves[slip.ply], t));
    // A list that is read or pressed stays as it is while it is the same.
    if (rows.map((item) => item.textContent).join() !== [...list.children].map((item) => item.textContent).join())
      list.replaceChildren(...rows);
    counts.replaceChildren(...countTable(slips, t));
    counts.hidden = !slips.length;
    more.hidden = slips.length <= LISTED;
    more.textContent = all ? t('othello.score.worst', { count: LISTED }) : t('othello.score.all', { count: slips.length });
  }

  return {
    element,
    /** @param {Slip[]} next @param {readonly string[]} played */
    update(next, played) {
      [slips, moves] = [next, played];
      draw();
    },
    /** The one that was made at the position that is shown. @param {number} ply */
    point(ply) {
      for (const button of list.querySelectorAll('.ot-slip')) {
        if (Number(/** @type {HTMLElement} */ (button).dataset.slip) === ply) button.setAttribute('aria-current', 'step');
        else button.removeAttribute('aria-current');
      }
    },
  };
}
