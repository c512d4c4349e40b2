// The panel that looks back at the game: its score by move, what was given away and where, and the way to go there.

import { html } from '../../board/dom.js';
import { drawCurve, gradeOf } from './curve.js';
import { createLookback } from './lookback.js';

/** @typedef {import('../types.js').PanelUpdate} PanelUpdate */
/** @typedef {import('./lookback.js').Point} Point */

/** @type {import('../types.js').PanelKind} */
export const scorePanel = { id: 'score', title: 'othello.panel.score', mount };

/** So many of the worst moves are listed. */
const LISTED = 8;

/** @param {HTMLElement} host @param {import('../types.js').PanelContext} context */
function mount(host, { t, engine, onGo }) {
  const lookback = createLookback(engine, draw);
  const word = html('p', { class: 'muted' });
  const meter = html('progress', { max: 1, 'aria-label': t('othello.score.progress') });
  const stage = html('div', { class: 'ot-score-stage' });
  const range = html('input', { type: 'range', min: 0, max: 1, step: 1, 'aria-label': t('othello.score.go') });
  const list = html('ol', { class: 'ot-slips' });
  const root = html('div', { class: 'ot-score' }, word, meter, stage, range, list);
  host.append(root);

  /** @type {import('../../shell/line.js').Play | null} */
  let play = null;
  let allowed = false;
  let shown = '';
  let plyAt = (/** @type {number} */ _part) => 0;

  stage.addEventListener('click', (event) => {
    const box = stage.getBoundingClientRect();
    if (play?.moves.length) onGo?.(plyAt((event.clientX - box.left) / box.width));
  });
  range.addEventListener('input', () => onGo?.(Number(range.value)));
  list.addEventListener('click', (event) => {
    const ply = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest('[data-slip]'))?.dataset.slip;
    if (ply !== undefined) onGo?.(Number(ply));
  });

  /** @param {Point} point before the move @param {readonly string[]} moves */
  function row({ ply, lost, best, exact }, moves) {
    const args = { number: ply + 1, move: moves[ply], count: Math.round(lost ?? 0), best: best ?? '' };
    return html(
      'li',
      { class: `grade-${gradeOf(lost)}` },
      html(
        'button',
        { type: 'button', class: 'ot-slip', 'data-slip': ply },
        t(exact ? 'othello.score.slip.exact' : 'othello.score.slip', args),
      ),
    );
  }

  function draw() {
    if (!play || !allowed) {
      word.textContent = t('othello.score.hidden');
      for (const part of [meter, stage, range, list]) part.hidden = true;
      shown = '';
      return;
    }
    const { start, moves, cursor } = play;
    const points = lookback.points(start, moves);
    const whole = points.length === moves.length + 1;
    const key = JSON.stringify([start, moves, cursor, points]);
    if (key === shown) return;
    shown = key;
    const slips = points.filter(({ lost }) => gradeOf(lost) > 0).sort((a, b) => (b.lost ?? 0) - (a.lost ?? 0));
    word.textContent = !moves.length
      ? t('othello.score.none')
      : t(whole ? 'othello.score.about' : 'othello.score.working', { count: slips.length });
    meter.hidden = whole || !moves.length;
    meter.value = points.length / (moves.length + 1);
    for (const part of [stage, range, list]) part.hidden = !moves.length;
    const curve = drawCurve(points, moves.length, cursor, t);
    plyAt = curve.plyAt;
    stage.replaceChildren(curve.picture);
    range.max = String(moves.length);
    range.value = String(cursor);
    range.setAttribute('aria-valuetext', spoken(points, cursor));
    const worst = slips.slice(0, LISTED).sort((a, b) => a.ply - b.ply);
    // A list that is read or pressed stays as it is while it is the same.
    const texts = worst.map((point) => row(point, moves));
    if (texts.map((item) => item.textContent).join() !== [...list.children].map((item) => item.textContent).join())
      list.replaceChildren(...texts);
  }

  /** @param {Point[]} points @param {number} cursor */
  function spoken(points, cursor) {
    const point = points.find(({ ply }) => ply === cursor);
    if (!point) return t('othello.score.at', { ply: cursor });
    const lead = Math.round(Math.abs(point.value));
    const who = lead === 0 ? 'even' : point.value > 0 ? 'black' : 'white';
    return t(`othello.score.at.${who}`, { ply: cursor, count: lead });
  }

  return {
    /** @param {PanelUpdate} update */
    update(update) {
      if (update.play) play = update.play;
      if (update.xrayAllowed !== undefined) allowed = update.xrayAllowed;
      if (play && allowed) void lookback.want(play.start, play.moves);
      draw();
    },
    destroy() {
      lookback.destroy();
      root.remove();
    },
  };
}
