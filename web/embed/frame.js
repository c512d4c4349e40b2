/**
 * A board in a frame: what `embed.html` shows instead of the table. The page around it is told of every move and of the
 * end, and may open, play, undo and begin anew.
 */
import { gameOf, lineOf, toHash } from '../shell/address.js';
import { el } from '../shell/dom.js';
import { PERSON, resultOf } from '../shell/line.js';
import { createLiveboard } from '../shell/liveboard.js';
import { isGame } from '../shell/packs.js';
import { createReview } from '../shell/review.js';
import { faultText, isFault } from '../shell/words.js';
import { tellHeight } from './height.js';
import { isOurs, readCommand, warn } from './messages.js';

/** @typedef {import('../shell/app.js').Shell} Shell */

/** @param {HTMLElement} host @param {Shell} shell @param {import('../shell/opening.js').Opened} opened @returns {import('../shell/app.js').Screen} */
export function mountFrame(host, shell, { session, pack }) {
  const { settings, t } = shell;
  const { view, engine } = pack;
  const { mode, origin, report } = settings.fixed;
  const main = el('main', { id: 'main', class: 'frame', tabindex: -1, 'aria-label': t(`${view.id}.name`) });
  host.append(main);
  document.title = t('table.title', { game: t(`${view.id}.name`) });

  // Only the page around is spoken to; where the link names its origin, only if it is that one.
  const target = origin ?? '*';
  /** @param {Record<string, unknown>} message */
  const post = (message) => {
    if (parent !== window) parent.postMessage(message, target);
  };
  /** @param {string} type @param {Record<string, unknown>} [more] */
  const tell = (type, more = {}) => post({ zermelo: 1, type, position: session.table.position, record: board.record(), ...more });

  // In a frame there is no room for the table: it opens beside.
  const away = location.href.replace(/[?#].*$/, '').replace(/embed\.html$/, 'index.html') + toHash(session.table.position);
  const board = createLiveboard(main, {
    shell,
    pack,
    session,
    line: session.table.position,
    away,
    seats: session.seats,
    mode: mode ?? 'full',
  });
  const review = (view.review ?? createReview)(engine, () => {});
  const height = tellHeight(post);
  let ended = 0;

  /** How the game ended, and which moves of people gave something away. */
  async function over() {
    const mine = ++ended;
    const { start, moves } = session.play;
    const result = resultOf(session.play);
    await review.want(start, moves);
    if (mine !== ended || !result) return;
    const people = moves.map((_, place) => place + 1).filter((ply) => session.seats[session.turnAt(ply - 1)] === PERSON);
    const mistakes = people.filter((ply) => review.isSlip(start, moves, ply));
    const winner = result.winner === 'draw' ? 'draw' : session.table.players[result.winner];
    tell('over', { winner, moves, mistakes: mistakes.map((ply) => ({ ply, move: moves[ply - 1] })) });
    if (report === 'xapi') tell('complete', { statement: statement(result, people.length, mistakes.length, lineOf(start, moves)) });
  }

  /** As xAPI has it: who receives it adds who it was. @param {NonNullable<ReturnType<typeof resultOf>>} result @param {number} made @param {number} wrong @param {string} line */
  function statement(result, made, wrong, line) {
    const seat = session.seats.indexOf(PERSON);
    const points = result.winner === 'draw' ? 0.5 : result.winner === seat ? 1 : 0;
    return {
      verb: { id: 'http://adlnet.gov/expapi/verbs/completed', display: { 'en-US': 'completed' } },
      result: {
        completion: true,
        success: points === 1,
        score: { scaled: points },
        response: line,
        extensions: { 'https://zermelo.example/moves': made, 'https://zermelo.example/mistakes': wrong },
      },
    };
  }

  /** @param {import('./messages.js').Command} command */
  async function obey(command) {
    if (command.command === 'tell') return tell('state');
    try {
      if (command.command === 'open') {
        // Another game is another screen, with its own engine.
        const game = gameOf(command.position);
        if (game === view.id || !isGame(game)) return await session.open(command.position);
        await shell.engineFor(game).table(command.position);
        shell.go(toHash(command.position));
      }
      if (command.command === 'play') await session.move(command.move);
      if (command.command === 'undo') await session.undo();
      if (command.command === 'reset') await session.restart();
    } catch (reason) {
      if (isFault(reason)) tell('fault', { sentence: faultText(t, reason), column: reason.column });
    }
  }

  /** @param {MessageEvent} event */
  function hear(event) {
    if (event.source !== parent || parent === window) return;
    if (origin !== null && event.origin !== origin) return;
    height.hear(event.data);
    if (!isOurs(event.data)) return;
    const read = readCommand(event.data);
    if ('fault' in read) warn(read.fault, event.data);
    else void obey(read.command);
  }
  addEventListener('message', hear);

  const unsubscribe = session.subscribe((change) => {
    if (change.type === 'move') tell('move', { move: change.move, by: session.seats[1 - session.table.turn] });
    if (change.type === 'jump' || change.type === 'open') tell('state');
    if (['move', 'resign', 'draw'].includes(change.type) && session.ended) void over();
  });

  void board.opened.then(() => {
    shell.ready();
    tell('ready');
  });

  return {
    line: () => session.table.position,
    destroy() {
      removeEventListener('message', hear);
      unsubscribe();
      height.destroy();
      review.destroy();
      board.destroy();
      main.remove();
    },
  };
}
