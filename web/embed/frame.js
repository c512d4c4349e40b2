/**
 * A board in a frame: what `embed.html` shows instead of the table. The page around it is told of every move and of the
 * end, and may open, play, undo and begin anew.
 */
import { gameOf, lineOf, toHash } from '../shell/address.js';
import { el } from '../shell/dom.js';
import { PERSON, resultOf } from '../shell/line.js';
import { addressOf, base } from '../shell/links.js';
import { createLiveboard } from '../shell/liveboard.js';
import { assertHere, isGame } from '../shell/packs.js';
import { createReview } from '../shell/review.js';
import { faultText, isFault } from '../shell/words.js';
import { createAround, xapi } from './around.js';

/** @typedef {import('../shell/app.js').Shell} Shell */

/** Commands are obeyed one after the other. Those after the opening of another game wait for its screen. @type {import('./messages.js').Command[]} */
const inbox = [];
/** What the address says beside the position is about the first screen alone. */
let begun = false;

/**
 * @param {HTMLElement} host
 * @param {Shell} shell
 * @param {import('../shell/opening.js').Opened} opened
 * @param {import('../engine/types.js').Fault|null} refused  why the board is another than the address asked for
 * @returns {import('../shell/app.js').Screen}
 */
export function mountFrame(host, shell, { session, pack, faults }, refused) {
  const { settings, t } = shell;
  const { view, engine } = pack;
  const { mode, lang, theme, first, second, origin, report, lock, start: asked } = settings.fixed;
  const name = el('h1', { class: 'visually-hidden' }, t(`${view.id}.name`));
  const main = el('main', { id: 'main', class: 'frame', tabindex: -1 }, name);
  host.append(main);
  document.title = t('table.title', { game: t(`${view.id}.name`) });

  /** @param {string} type @param {Record<string, unknown>} [more] */
  function tell(type, more = {}) {
    const { position } = session.table;
    around.post({ zermelo: 1, type, position, record: board.record(position), ...more });
  }

  /** What was given to play from: a new game begins there, moves and all. */
  let given = session.table.position;
  const isFirst = !begun;
  begun = true;
  const remembered = isFirst && asked !== null ? remember(asked) : null;
  const anew = async () => {
    await remembered;
    await session.open(given);
  };

  /** A game goes on here that was begun in another frame; where its beginning cannot be read one was told of it there. @param {string} line */
  async function remember(line) {
    const found = gameOf(line) === view.id ? await engine.table(line).catch(() => null) : null;
    given = found?.position ?? session.play.start;
  }

  // In a frame there is no room for the table: it opens beside, and gives away no more than this.
  const away = (/** @type {string} */ line) => addressOf(base(), { mode, lang, theme, first, second }, line);
  const board = createLiveboard(main, {
    shell,
    pack,
    session,
    line: given,
    away,
    anew,
    // What nobody hears is not worked out.
    onRecord: parent === window || origin === '' ? undefined : () => tell('record'),
    seats: session.seats,
    mode: mode ?? 'full',
    lock: lock === null ? undefined : { isOpen: () => true },
  });
  const review = (view.review ?? createReview)(engine, () => {});
  const around = createAround(origin, (command) => {
    inbox.push(command);
    if (!working && !leaving) void work();
  });
  /** Games that have ended are looked through one after the other. */
  let looked = Promise.resolve();
  let closed = false;

  /** How the game ended, and which moves of people gave something away. Another may have begun by the time that is known. */
  function over() {
    const { play, seats, table } = session;
    const result = resultOf(play);
    if (!result) return;
    const { start, moves } = play;
    const { position, players } = table;
    const line = given;
    const people = moves.map((_, place) => place + 1).filter((ply) => seats[session.turnAt(ply - 1)] === PERSON);
    looked = looked.then(async () => {
      await review.want(start, moves);
      if (closed) return;
      const mistakes = people.filter((ply) => review.isSlip(start, moves, ply)).map((ply) => ({ ply, move: moves[ply - 1] }));
      const winner = result.winner === 'draw' ? 'draw' : players[result.winner];
      const game = { position, record: board.record(position) };
      tell('over', { ...game, winner, players, moves, mistakes });
      if (report !== 'xapi') return;
      const points = result.winner === 'draw' ? 0.5 : result.winner === seats.indexOf(PERSON) ? 1 : 0;
      const extensions = { moves: people.length, mistakes: mistakes.length };
      const done = { line, success: points === 1, scaled: points, response: lineOf(start, moves), extensions };
      tell('complete', { ...game, statement: xapi(t, { name: t(`${view.id}.name`), ...done }) });
    });
  }

  /** What was asked for cannot be done: the sentence says why, and the board stays as it was. @param {unknown} about @param {string} sentence @param {number|null} [column] */
  const decline = (about, sentence, column = null) => tell('fault', { sentence, column, about });

  /** @param {string} line */
  async function open(line) {
    const game = gameOf(line);
    assertHere(t, game);
    if (game === view.id || !isGame(game)) {
      await session.open(line);
      given = session.table.position;
      return;
    }
    // Another game is another screen, with its own engine. Whatever could go wrong on the way there goes wrong here.
    await Promise.all([shell.engineFor(game).table(line), shell.open(game)]);
    leaving = true;
    shell.go(toHash(line));
  }

  /** @param {string} move */
  async function play(move) {
    if (session.interactive) return session.move(move);
    decline({ command: 'play', move }, t(session.ended ? 'frame.over' : 'frame.turn'));
  }

  /** @param {import('./messages.js').Command} command */
  async function obey(command) {
    try {
      if (command.command === 'tell') tell('state');
      if (command.command === 'open') await open(command.position);
      if (command.command === 'play') await play(command.move);
      if (command.command === 'undo') await session.undo();
      if (command.command === 'reset') await anew();
    } catch (reason) {
      if (isFault(reason)) decline(command, faultText(t, reason), reason.column);
      else decline(command, t('pack.failed', { name: t(`${gameOf('position' in command ? command.position : given)}.name`) }));
    }
  }

  let leaving = false;
  let working = true;
  async function work() {
    working = true;
    for (let next = inbox.shift(); next; next = leaving ? undefined : inbox.shift()) await obey(next);
    working = false;
  }

  const unsubscribe = session.subscribe((change) => {
    if (change.type === 'move') tell('move', { move: change.move, by: session.seats[1 - session.table.turn] });
    if (change.type === 'jump' || change.type === 'open') tell('state');
    if (['move', 'resign', 'draw'].includes(change.type) && session.ended) over();
  });

  void board.opened.then(() => {
    shell.ready();
    tell('ready');
    if (refused) decline({ command: 'open', position: refused.text }, faultText(t, refused), refused.column);
    for (const { key, ...args } of [...(isFirst ? shell.faults : []), ...faults]) {
      decline({ name: args.name, value: args.found }, t(key, args));
    }
    void work();
  });

  return {
    line: () => session.table.position,
    refuse({ sentence, column, position }) {
      tell('ready');
      decline({ command: 'open', position }, sentence, column);
    },
    destroy() {
      closed = true;
      around.destroy();
      unsubscribe();
      review.destroy();
      board.destroy();
      main.remove();
    },
  };
}
