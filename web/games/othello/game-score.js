// The panel that looks back at the game: its score by move, what was given away and where, and the way to go there.

import { html } from '../../board/dom.js';
import { drawCurve } from './curve.js';
import { createLookback } from './lookback.js';
import { createSlips, slipsOf } from './slips.js';

/** @typedef {import('../types.js').PanelUpdate} PanelUpdate */
/** @typedef {import('./lookback.js').Point} Point */
/** @typedef {import('./slips.js').Slip} Slip */

/** @type {import('../types.js').PanelKind} */
export const scorePanel = { id: 'score', title: 'othello.panel.score', mount };

/** @param {HTMLElement} host @param {import('../types.js').PanelContext} context */
function mount(host, { t, engine, onGo, onPast }) {
  const lookback = createLookback(engine, work);
  const word = html('p', { class: 'muted' });
  const meter = html('progress', { max: 1, 'aria-label': t('othello.score.progress') });
  const stage = html('div', { class: 'ot-score-stage' });
  const range = html('input', { type: 'range', min: 0, max: 1, step: 1, 'aria-label': t('othello.score.go') });
  const slips = createSlips(t, (ply) => onGo?.(ply));
  const root = html('div', { class: 'ot-score' }, word, meter, stage, range, slips.element);
  host.append(root);

  /** @type {import('../../shell/line.js').Play | null} */
  let play = null;
  let allowed = false;
  let shown = '';
  /** @type {import('../types.js').Past | null} */
  let past = null;
  let plyAt = (/** @type {number} */ _part) => 0;

  stage.addEventListener('click', (event) => {
    const box = stage.getBoundingClientRect();
    if (play?.moves.length) onGo?.(plyAt((event.clientX - box.left) / box.width));
  });
  range.addEventListener('input', () => onGo?.(Number(range.value)));

  /** Marks on the board a bad move that was made from the position that is shown. @param {Slip | undefined} slip */
  function lookBack(slip) {
    const next = slip?.best && play ? { made: play.moves[slip.ply], better: slip.best } : null;
    if (next?.made === past?.made && next?.better === past?.better) return;
    past = next;
    onPast?.(past);
  }

  function work() {
    if (play && allowed) void lookback.want(play.start, play.moves);
    draw();
  }

  function draw() {
    if (!play || !allowed) {
      word.textContent = t('othello.score.hidden');
      for (const part of [meter, stage, range, slips.element]) part.hidden = true;
      shown = '';
      lookBack(undefined);
      return;
    }
    const { start, moves, cursor } = play;
    const points = lookback.points(start, moves);
    const whole = points.length === moves.length + 1;
    const key = JSON.stringify([start, moves, cursor, points]);
    if (key === shown) return;
    shown = key;
    const bad = slipsOf(points);
    word.textContent = !moves.length
      ? t('othello.score.none')
      : t(whole ? 'othello.score.about' : 'othello.score.working', { count: bad.length });
    meter.hidden = whole || !moves.length;
    meter.value = points.length / (moves.length + 1);
    for (const part of [stage, range, slips.element]) part.hidden = !moves.length;
    const curve = drawCurve(points, moves.length, cursor, t);
    plyAt = curve.plyAt;
    stage.replaceChildren(curve.picture);
    range.max = String(moves.length);
    range.value = String(cursor);
    slips.update(bad, moves);
    slips.point(cursor);
    lookBack(bad.find(({ ply }) => ply === cursor));
    range.setAttribute('aria-valuetext', spoken(points, cursor));
  }

  /** @param {Point[]} points @param {number} cursor */
  function spoken(points, cursor) {
    const point = points.find(({ ply }) => ply === cursor);
    if (!point) return t('othello.score.at', { ply: cursor });
    const lead = Math.round(Math.abs(point.value));
    const who = lead === 0 ? 'even' : point.value > 0 ? 'black' : 'white';
    const stands = t(`othello.score.at.${who}`, { ply: cursor, count: lead });
    if (!point.class || !past) return stands;
    return `${stands}. ${t('othello.score.past', { made: past.made, class: t(`othello.score.class.${point.class}`), best: past.better })}`;
  }

  return {
    /** @param {PanelUpdate} update */
    update(update) {
      if (update.play) play = update.play;
      if (update.xrayAllowed !== undefined) allowed = update.xrayAllowed;
      work();
    },
    destroy() {
      lookback.destroy();
      root.remove();
    },
  };
}
