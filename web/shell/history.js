/** The moves of the game as a list; a press on one shows the position after it. */
import { el, fill } from './dom.js';
import { createReview } from './review.js';

/** @typedef {import('./table.js').Desk} Desk */

/** A list that needs no scrolling is not measured: that would cost a layout. */
const SHORT = 4;

/** @param {Desk} desk */
export function createHistory(desk) {
  const { t, session, view } = desk;
  const review = (view.review ?? createReview)(desk.engine, update);
  const list = el('ol', { id: 'history', class: 'history', tabindex: -1 });
  const element = el(
    'section',
    { class: 'history-section', 'aria-labelledby': 'history-title' },
    el('h2', { id: 'history-title' }, t('history.title')),
    list,
  );
  let shown = '';

  list.addEventListener('click', (event) => {
    const ply = /** @type {HTMLElement|null} */ (/** @type {Element} */ (event.target).closest('[data-ply]'))?.dataset.ply;
    if (ply !== undefined && !desk.locked) void session.goTo(Number(ply));
  });

  /** @param {number} ply */
  function sentence(ply) {
    const before = session.play.tables[ply - 1];
    const move = session.play.moves[ply - 1];
    return before ? view.say(move, before, t) : move;
  }

  /** @param {number} ply */
  function item(ply) {
    const player = ply === 0 ? '' : session.turnAt(ply - 1);
    return el(
      'li',
      null,
      el(
        'button',
        { class: 'ply', type: 'button', data: { ply, player } },
        el('span', { class: 'ply-number', 'aria-hidden': 'true' }, ply === 0 ? '' : t.number(ply)),
        ply === 0 ? null : el('span', { class: 'chip', 'aria-hidden': 'true' }),
        el('span', null, ply === 0 ? t('history.start') : sentence(ply)),
        ply > 0 && slipped(ply)
          ? el('span', { class: 'slip', title: t('history.slip') }, '?', el('span', { class: 'visually-hidden' }, ` ${t('history.slip')}`))
          : null,
      ),
    );
  }

  /** Mistakes are shown with the X-ray, not before. @param {number} ply */
  const slipped = (ply) => desk.xray && review.isSlip(session.play.start, session.play.moves, ply);

  function update() {
    const { moves, cursor, tables, start } = session.play;
    const known = tables.filter(Boolean).length;
    const slips = moves.map((_, place) => (slipped(place + 1) ? '?' : '')).join();
    const state = `${start};${moves.join(',')};${known};${slips}`;
    if (desk.xray) void review.want(start, moves);
    if (state !== shown) {
      shown = state;
      fill(list, ...Array.from({ length: moves.length + 1 }, (_, ply) => item(ply)));
    }
    for (const button of list.querySelectorAll('.ply')) {
      const now = Number(/** @type {HTMLElement} */ (button).dataset.ply) === cursor;
      if (now) button.setAttribute('aria-current', 'step');
      else button.removeAttribute('aria-current');
      if (now && moves.length > SHORT && list.scrollHeight > list.clientHeight) reveal(/** @type {HTMLElement} */ (button));
    }
  }

  /** Only the list scrolls, never the page. @param {HTMLElement} button */
  function reveal(button) {
    const top = button.offsetTop - list.offsetTop;
    if (top < list.scrollTop || top + button.offsetHeight > list.scrollTop + list.clientHeight)
      list.scrollTop = top - list.clientHeight / 2;
  }

  return { element, update, destroy: review.destroy };
}
