// A match: many games with colours exchanged, and whether the difference is more than chance.

import { html } from '../../../board/dom.js';
import { number, signed } from '../numbers.js';
import { LETTERS } from './players.js';
import { createRunner, percent, title } from './words.js';

/** @typedef {import('./players.js').Parts} Parts */
/** @typedef {{ games: number, wins: number, draws: number, losses: number, score: number, error: number, sure: boolean, discs: number, nodes: [number, number] }} Tally */

const FEWEST = 2;
const MOST = 1000;
const USUAL = 100;

let made = 0;

/** @param {import('./laboratory.js').Bench} bench @returns {import('./laboratory.js').Part} */
export function createMatch({ t, engine, players, topic: common }) {
  made += 1;
  const topic = `${common}-match`;
  /** @type {import('../../../engine/types.js').JobHandle | null} */
  let job = null;
  /** @type {{ parts: Parts[], tally: Tally } | null} */
  let last = null;
  const id = `lab-games-${made}`;
  const games = html('input', {
    id,
    type: 'number',
    min: FEWEST,
    max: MOST,
    step: 2,
    value: USUAL,
    inputmode: 'numeric',
    'data-lab': 'games',
  });
  const runner = createRunner(
    t,
    'match',
    () => void run(),
    () => job?.hurry(),
  );
  const progress = html('progress', { max: 1, hidden: true, 'aria-label': t('othello.lab.match.progress') });
  const sofar = html('p', { class: 'lab-progress' });
  const verdict = html('p', { class: 'lab-verdict', role: 'status', 'data-lab': 'verdict' });
  const old = html('p', { class: 'lab-old', hidden: true }, t('othello.lab.match.old'));
  const result = html('div', { class: 'lab-result' });
  const element = html(
    'div',
    { class: 'lab-match' },
    html('p', { class: 'muted' }, t('othello.lab.match.about')),
    html(
      'p',
      { class: 'row' },
      html('label', { class: 'lab-games', for: id }, html('span', {}, t('othello.lab.match.games')), games),
      runner.run,
      runner.stop,
    ),
    progress,
    sofar,
    old,
    verdict,
    result,
  );

  /** How many there will be: every start is played twice. */
  function wanted() {
    const typed = Math.round(Number(games.value)) || USUAL;
    const kept = Math.min(MOST, Math.max(FEWEST, typed + (typed % 2)));
    games.value = String(kept);
    return kept;
  }

  async function run() {
    const parts = players.map((player) => player.parts);
    const count = wanted();
    const seed = Math.floor(Math.random() * 2 ** 32);
    last = null;
    runner.set(true);
    progress.hidden = false;
    progress.value = 0;
    verdict.textContent = '';
    old.hidden = true;
    tell({ wins: 0, draws: 0, losses: 0 }, count);
    /** @type {Tally | null} */
    let played = null;
    job = engine.job('labMatch', [parts[0].text, parts[1].text, count, seed], {
      topic,
      onProgress(now) {
        progress.value = now.progress ?? 0;
        if (!now.draft) return;
        played = now.draft;
        tell(now.draft, count);
      },
    });
    const mine = job;
    /** @type {Tally | null} */
    const tally = await job.promise.catch(() => played);
    if (job !== mine) return;
    job = null;
    runner.set(false);
    progress.hidden = true;
    sofar.textContent = '';
    result.replaceChildren();
    if (!tally || tally.games === 0) verdict.textContent = t('othello.lab.match.none');
    else {
      last = { parts, tally };
      show(last);
    }
    update();
  }

  /** While it goes on. @param {Pick<Tally, 'wins' | 'draws' | 'losses'>} tally @param {number} count */
  function tell({ wins, draws, losses }, count) {
    const played = wins + draws + losses;
    sofar.textContent = t('othello.lab.match.sofar', { played, count, wins, draws, losses });
    const score = played ? (wins + draws / 2) / played : 0.5;
    result.replaceChildren(scale(score, 0));
  }

  /** The share of the first player, the half, and two standard errors to either side. @param {number} score @param {number} error */
  function scale(score, error) {
    const place = (/** @type {number} */ share) => `${100 * Math.min(1, Math.max(0, share))}%`;
    const fill = html('span', { class: 'lab-fill lab-points' });
    fill.style.inlineSize = place(score);
    const spread = html('span', { class: 'lab-spread' });
    const [low, high] = [Math.max(0, score - 2 * error), Math.min(1, score + 2 * error)];
    spread.style.insetInlineStart = place(low);
    spread.style.inlineSize = place(high - low);
    return html(
      'div',
      { class: 'lab-scale', 'aria-hidden': 'true' },
      html('span', { class: 'lab-letter' }, LETTERS[0]),
      html('span', { class: 'lab-track' }, fill, html('span', { class: 'lab-half' }), error > 0 ? spread : null),
      html('span', { class: 'lab-letter' }, LETTERS[1]),
    );
  }

  /** @param {{ parts: Parts[], tally: Tally }} shown */
  function show({ parts, tally }) {
    const { games: count, wins, draws, losses, score, error, sure, discs, nodes } = tally;
    const better = score > 0.5 ? 0 : 1;
    const key = sure ? 'sure' : score === 0.5 ? 'equal' : 'chance';
    verdict.textContent = t(`othello.lab.match.${key}`, { player: LETTERS[better], other: LETTERS[1 - better] });
    const row = (/** @type {string} */ name, /** @type {string} */ text) =>
      html('tr', { 'data-lab': name }, html('th', { scope: 'row' }, t(`othello.lab.match.${name}`)), html('td', {}, text));
    const each = (/** @type {number} */ index) => `${LETTERS[index]} ${number(t, nodes[index])}`;
    result.replaceChildren(
      scale(score, error),
      html('p', { class: 'muted lab-legend' }, t('othello.lab.match.legend')),
      html(
        'table',
        { class: 'lab-table' },
        html('caption', {}, t('othello.lab.match.caption', { first: title(0, parts[0], t), second: title(1, parts[1], t), count })),
        html(
          'tbody',
          {},
          row('wins', number(t, wins)),
          row('draws', number(t, draws)),
          row('losses', number(t, losses)),
          row('score', `${percent(t, score)} ± ${percent(t, error)}`),
          row('discs', signed(t, Math.round(100 * discs) / 100)),
          row('nodes', `${each(0)} · ${each(1)}`),
        ),
      ),
    );
  }

  /** The result stays when a player becomes another, and says so. */
  function update() {
    const shown = last;
    old.hidden = !shown || shown.parts.every((parts, index) => parts.text === players[index].parts.text);
  }

  return {
    element,
    update,
    stop() {
      engine.stop(topic);
    },
  };
}
