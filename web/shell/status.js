/** The line above the board: whose turn it is, who is thinking and how far, how it ended, and what one can do about it. */
import { el, fill, say } from './dom.js';
import { icon } from './icons.js';
import { offerText, turnText } from './words.js';

/** @typedef {import('./table.js').Desk} Desk */

/** A move answers within this time, or the page shows that somebody is thinking (milliseconds). */
const PATIENCE = 100;
/** So many moves of what it expects are shown while it thinks. */
const FORESEEN = 6;

/** @param {Desk} desk @param {string} [id] of the sentence, where there is only one board */
export function createStatus(desk, id) {
  const { t, session, analysis, view } = desk;
  const turn = el('p', { id, class: 'turn' });
  const meter = el('progress', { 'aria-label': t('thinking.progress'), max: 1 });
  const note = el('span', { class: 'muted' });
  const foreseen = el('span', { class: 'foreseen muted mono' });
  const stop = el('span');
  const thinking = el(
    'div',
    { class: 'thinking', hidden: true },
    meter,
    note,
    el('button', { class: 'button small', type: 'button', data: { action: 'stop' } }, icon('stop'), stop),
    foreseen,
  );
  const howto = el('p', { class: 'howto muted' }, t.has(`${view.id}.howto`) ? t(`${view.id}.howto`) : '');
  const stands = el('p', { class: 'stands muted' });
  const actions = el('div', { class: 'status-actions' });
  const element = el(
    'div',
    { class: 'status' },
    el('span', { class: 'chip', 'aria-hidden': 'true' }),
    turn,
    howto,
    stands,
    thinking,
    actions,
  );
  let timer = 0;
  let shown = '';

  /** @param {string} action @param {string} [name] */
  const button = (action, name = '') =>
    el('button', { class: `button small ${name}`, type: 'button', data: { action } }, t(`action.${action}`));

  function buttons() {
    if (session.result) return desk.locked ? [] : ['new', 'swap'];
    if (session.offer && !session.offer.refused) return ['agree', 'decline'];
    if (session.paused) return desk.locked ? ['resume'] : ['resume', 'seats'];
    if (session.browsing && !session.interactive) return ['resume', 'latest'];
    return [];
  }

  /** A draw that is offered, or else how the player to move stands, where the view says that and the link allows it. */
  function standing() {
    const record = desk.may.xray ? analysis.get(session.table.position) : null;
    return offerText(t, session) || (record && !session.result && view.stands?.(record, session.table, t)) || '';
  }

  /** Who works, since when: a robot on its move, or the analysis for the X-ray. */
  function work() {
    if (session.thinking?.working) return { ...session.thinking, key: 'thinking.robot' };
    return analysis.running ? { ...analysis.running, key: 'thinking.xray' } : null;
  }

  /** How far it has come. @param {NonNullable<ReturnType<typeof work>>} now @param {number} age */
  function thought({ key, nodes, glimpse }, age) {
    if (!glimpse) return t(key, { nodes });
    return t('thinking.deep', { depth: glimpse.depth, nodes, seconds: Math.round(age / 1000) });
  }

  function update() {
    clearTimeout(timer);
    const { result, table } = session;
    const player = result ? result.winner : table.turn;
    element.dataset.player = String(player);
    element.dataset.over = String(result !== null);
    say(turn, turnText(t, session));
    say(stands, standing());
    stands.hidden = !stands.textContent;

    const now = work();
    const age = now ? Date.now() - now.since : 0;
    thinking.hidden = !now || age < PATIENCE;
    // A word on what to do, until the first move is made, where there is room for it.
    howto.hidden = session.play.cursor > 0 || !session.interactive || !thinking.hidden;
    if (now && age < PATIENCE) timer = setTimeout(update, PATIENCE - age);
    // Large numbers in words take long the first time, and what is quickly there waits for that.
    if (now && !thinking.hidden) {
      note.textContent = now.nodes > 0 ? thought(now, age) : '';
      say(stop, t(now.glimpse ? `${now.key}.enough` : 'action.stop'));
      say(foreseen, now.glimpse ? [now.glimpse.value ?? '', ...now.glimpse.line.slice(0, FORESEEN)].join(' ').replace('-', '−') : '');
      if (now.progress === null) meter.removeAttribute('value');
      else meter.value = now.progress;
    }

    // The buttons are made anew only when they are others, so that a focused one stays.
    const names = buttons();
    if (names.join() === shown) return;
    shown = names.join();
    fill(actions, ...names.map((name, place) => button(name, place === 0 ? 'primary' : '')));
  }

  return { element, update, destroy: () => clearTimeout(timer) };
}
