/** From a line in the address to a sitting: who sits where is said by the link, by the game that was kept, or by the last choice. */
import { ANY_ROBOT, lineOf } from './address.js';
import { el } from './dom.js';
import { PERSON } from './line.js';
import { createSession } from './session.js';

/** @typedef {import('./app.js').Shell} Shell */
/** @typedef {import('./packs.js').Pack} Pack */
/** @typedef {[string, string]} Seats */
/** @typedef {{ session: import('./session.js').Session, robots: string[], pack: Pack, faults: import('./address.js').AddressFault[] }} Opened  `faults`: who was to sit there, and cannot */

/** A first opponent that can be beaten, and is not a fool. @type {Seats} */
const DEFAULT_SEATS = [PERSON, 'level2'];
const DEFAULT_ROBOT = 'perfect';

/**
 * @param {Shell} shell
 * @param {Pack} pack
 * @param {string} line
 * @param {boolean} [fresh]  whatever was kept of another sitting: not in somebody else's page
 * @returns {Promise<Opened>} rejects with the fault of a bad line
 */
export async function openSession(shell, pack, line, fresh = false) {
  const { settings, sitting, banner, t } = shell;
  const { engine } = pack;
  const [opened, robots] = await Promise.all([engine.table(line), engine.robots(pack.id).catch(() => /** @type {string[]} */ ([]))]);
  const kept = !fresh && sitting.get()?.start === opened.start ? sitting.get() : null;
  const same = kept !== null && sitting.line() === opened.position;

  /** @param {string} who @returns {string|null} */
  const known = (who) => (who === PERSON || robots.includes(who) ? who : who === ANY_ROBOT ? DEFAULT_ROBOT : null);
  const opponent = pack.view.opponent ?? DEFAULT_ROBOT;
  const wished = kept?.seats ?? settings.choices.seats ?? DEFAULT_SEATS;
  /** @type {Seats} */
  const seats = [known(wished[0]) ?? opponent, known(wished[1]) ?? opponent];
  /** @type {import('./address.js').AddressFault[]} */
  const faults = [];
  for (const [seat, name] of /** @type {[0|1, 'first'|'second'][]} */ ([
    [0, 'first'],
    [1, 'second'],
  ])) {
    const found = settings.fixed[name];
    if (!found) continue;
    const who = known(found);
    seats[seat] = who ?? opponent;
    if (!who && faults[0]?.found !== found) faults.push({ key: 'error.robot', name, found, robots: [PERSON, ...robots] });
  }
  for (const { key, ...args } of faults) banner.also(el('p', null, t(key, args)));

  const session = createSession({ engine, seats, speed: settings.choices.speed, endless: pack.view.endless, forced: pack.view.forced });
  const { cursor, resigned, agreed, score } = kept ?? {};
  if (same && kept) await session.open(lineOf(kept.start, kept.moves), { cursor, resigned, agreed, score });
  else await session.open(opened, { score: kept?.score });
  return { session, robots, pack, faults };
}
