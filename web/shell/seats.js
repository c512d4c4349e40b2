/** Who sits where, how strong they are, how fast machines play, and the score of the sitting. */
import { el, fill, say, select } from './dom.js';
import { icon } from './icons.js';
import { PERSON } from './line.js';
import { createRates, rateOf, YARDSTICK } from './rates.js';
import { speeds } from './settings.js';
import { playerName, robotText, seatName, sentences } from './words.js';

/** @typedef {import('./table.js').Desk} Desk */

/** @param {Desk} desk @param {string[]} robots weakest first */
export function createSeats(desk, robots) {
  const { t, session, shell } = desk;
  const { settings } = shell;
  const rates = createRates(desk.engine, draw);
  const { ladder } = desk.view;
  let visible = false;

  const rows = [0, 1].map((player) => seatRow(/** @type {0|1} */ (player)));
  const score = el('p', { id: 'score' });
  const speedField = el('label', { class: 'field inline', hidden: true });
  const bars = el('ul', { class: 'strengths' });
  const compare = el(
    'details',
    { class: 'compare', on: { toggle: draw } },
    el('summary', null, t('rates.title')),
    el(
      'p',
      { class: 'muted' },
      ladder
        ? t('rates.elo.about', { robot: seatName(t, robots[0], desk.view.id) })
        : t('rates.about', { robot: seatName(t, YARDSTICK, desk.view.id) }),
    ),
    bars,
  );
  const resign = el('button', { class: 'button small', type: 'button', data: { action: 'resign' } }, icon('resign'), t('action.resign'));
  const offer = el('button', { class: 'button small', type: 'button', data: { action: 'offer' } }, icon('offer'), t('action.offer'));
  const element = el(
    'section',
    { class: 'seats', 'aria-label': t('seats.label') },
    ...rows.map(({ row }) => row),
    speedField,
    el(
      'div',
      { class: 'row score-row' },
      score,
      el(
        'span',
        { class: 'row' },
        el('button', { class: 'button small', type: 'button', data: { action: 'swap' } }, icon('swap'), t('action.swap')),
        desk.view.endless ? offer : null,
        resign,
      ),
    ),
    compare,
  );

  /** @param {0|1} player */
  function seatRow(player) {
    const note = el('p', { class: 'seat-note muted', id: `seat-note-${player}` });
    const chooser = select({
      id: `seat-${player}`,
      value: session.seats[player],
      options: [PERSON, ...robots].map((who) => [who, seatName(t, who, desk.view.id)]),
      onChange(who) {
        session.sit(player, who);
        settings.set('seats', session.seats);
      },
    });
    chooser.setAttribute('aria-describedby', note.id);
    const name = el('label', { for: `seat-${player}`, class: 'seat-name' });
    const row = el('div', { class: 'seat', data: { player } }, el('span', { class: 'chip', 'aria-hidden': 'true' }), name, chooser, note);
    return { row, name, chooser, note };
  }

  /** @param {string} who */
  function strength(who) {
    const rung = ladder?.[who];
    if (rung) return t('rates.elo', rungArgs(rung));
    if (ladder) return '';
    const found = rates.get(session.play.start, who);
    if (found === 'slow') return t('rates.slow');
    return found
      ? t('rates.seat', { percent: t.percent(rateOf(found)), robot: seatName(t, YARDSTICK, desk.view.id) })
      : t('rates.measuring');
  }

  function draw() {
    const { start } = session.play;
    rows.forEach(({ row, name, chooser, note }, player) => {
      const who = session.seats[player];
      say(name, playerName(t, session.table, player));
      chooser.value = who;
      row.dataset.turn = String(!session.ended && session.table.turn === player);
      say(note, who === PERSON ? '' : sentences(robotText(t, desk.view.id, who, '.about'), strength(who)));
    });
    drawSpeed();
    resign.setAttribute('aria-disabled', String(session.resigner === null));
    offer.setAttribute('aria-disabled', String(!session.canOffer));
    drawScore();
    if (!visible) return;
    if (compare.open) drawBars(start);
    if (ladder) return;
    const seated = session.seats.filter((who) => who !== PERSON);
    rates.want(start, compare.open ? [...seated, ...robots] : seated);
  }

  /** Only machines among themselves have a speed; until then the field is not even made. */
  function drawSpeed() {
    speedField.hidden = session.seats.includes(PERSON);
    if (speedField.hidden || speedField.firstChild) return;
    const speed = select({
      id: 'speed',
      value: String(session.speed),
      options: speeds.map((seconds) => [String(seconds), t('speed.seconds', { seconds })]),
      onChange(value) {
        session.pace(Number(value));
        settings.set('speed', Number(value));
      },
    });
    fill(speedField, el('span', null, t('speed.label')), speed);
  }

  function drawScore() {
    const { wins, draws } = session.score;
    const names = [0, 1].map((player) => playerName(t, session.table, player));
    const text = t(draws > 0 ? 'score.draws' : 'score.text', { first: names[0], second: names[1], a: wins[0], b: wins[1], draws });
    const any = wins[0] + wins[1] + draws > 0;
    if (score.dataset.text === `${text}${any}`) return;
    score.dataset.text = `${text}${any}`;
    fill(
      score,
      text,
      any
        ? el(
            'button',
            {
              class: 'button quiet square small',
              type: 'button',
              'aria-label': t('score.clear'),
              title: t('score.clear'),
              data: { action: 'clear-score' },
            },
            icon('close'),
          )
        : null,
    );
  }

  /** @param {{ elo: number, error: number }} rung */
  const rungArgs = ({ elo, error }) => ({ elo: t.number(Math.round(elo)), error: t.number(Math.round(2 * error)) });

  /** How long a robot's bar is, and what stands beside it, where strengths were measured beforehand. @param {string} robot */
  function rung(robot) {
    const own = ladder?.[robot];
    if (!own) return { part: 0, text: '–' };
    const top = Math.max(1, ...Object.values(ladder ?? {}).map(({ elo }) => elo));
    return { part: Math.max(0, own.elo / top), text: t('rates.elo.bar', rungArgs(own)) };
  }

  /** The same where they are measured here. @param {string} start @param {string} robot */
  function measured(start, robot) {
    const found = rates.get(start, robot);
    const rate = found && found !== 'slow' ? rateOf(found) : null;
    return { part: rate ?? 0, text: rate !== null ? t.percent(rate) : found === 'slow' ? t('rates.slow') : '…' };
  }

  /** @param {string} start */
  function drawBars(start) {
    fill(
      bars,
      ...robots.map((robot) => {
        const { part, text } = ladder ? rung(robot) : measured(start, robot);
        const fillBar = el('span', { class: 'strength-part' });
        fillBar.style.inlineSize = `${100 * part}%`;
        return el(
          'li',
          null,
          el('span', null, seatName(t, robot, desk.view.id)),
          el('span', { class: 'strength-bar', 'aria-hidden': 'true' }, fillBar),
          el('span', { class: 'strength' }, text),
        );
      }),
    );
  }

  return {
    element,
    update: draw,
    /** Strengths are measured only while somebody can see them. @param {boolean} now */
    sight(now) {
      if (now === visible) return;
      visible = now;
      if (visible) draw();
    },
    destroy: () => rates.destroy(),
  };
}
