/**
 * A sitting at a table, without any page: the line of play, who sits where, the score, and whose answer is awaited.
 * It asks the engine for every position and never works out a rule. Answers that come after things have changed are dropped.
 */
import { lineOf } from './address.js';
import { createAccord } from './accord.js';
import { addResult, OPEN, PERSON, redoTarget, resultOf, turnAt, undoTarget } from './line.js';
import { createThinker } from './thinker.js';

/** @typedef {import('../engine/types.js').Table} Table */
/** @typedef {import('../engine/types.js').Engine} Engine */
/** @typedef {import('./line.js').Score} Score */
/** @typedef {{ type: 'open'|'move'|'jump'|'seats'|'score'|'resign'|'offer'|'draw'|'think'|'progress'|'pause'|'history', move?: string, before?: Table }} Change */
/** @typedef {{ start: string, moves: string[], cursor: number, seats: [string, string], score: Score, resigned: 0|1|null, agreed?: boolean, over: boolean }} Snapshot */
/** @typedef {ReturnType<typeof createSession>} Session */

/** Against a person a robot answers no sooner than this (milliseconds): one must see what it did. */
const COURTESY = 350;
/** A move that nobody chooses is made after this time (milliseconds). */
const FORCED = 1_100;

/**
 * @param {object} options
 * @param {Engine} options.engine
 * @param {[string, string]} options.seats
 * @param {number} [options.speed]
 * @param {string} [options.topic]
 * @param {(table: Table) => boolean} [options.endless]  where games can go on for ever: whether a draw suggests itself
 * @param {(table: Table) => string|null} [options.forced]  a move that is made by itself
 */
export function createSession({ engine, seats, speed = 0.5, topic = 'move', endless, forced = () => null }) {
  /** @type {import('./line.js').Play} */
  let play = { start: '', moves: [], cursor: 0, tables: [], ...OPEN };
  /** @type {Score} of the games before this one */
  let before = { wins: [0, 0], draws: 0 };
  /** @type {'stopped'|'crashed'|null} why no robot moves although it is its turn */
  let paused = null;
  /** @type {import('./line.js').Play|null} an unfinished game that a new one has replaced */
  let shelved = null;
  let busy = false;
  /** The timer of a move that is made by itself. */
  let obeying = 0;
  let recalling = false;
  let closed = false;
  /** Every change of the position or the seats takes the next number; an answer for an older number is stale. */
  let version = 0;
  /** @type {Set<(change: Change) => void>} */
  const listeners = new Set();

  const thinker = createThinker({
    engine,
    topic,
    onMove: advance,
    onProgress: () => tell({ type: 'progress' }),
    onFail(why) {
      change();
      paused = why;
      tell({ type: 'pause' });
    },
  });

  const accord = createAccord({ engine, endless, onAgree: agree, onOffer: () => tell({ type: 'offer' }) });

  /** @param {Change} change */
  const tell = (change) => {
    for (const listener of [...listeners]) listener(change);
  };
  const table = () => /** @type {Table} */ (play.tables[play.cursor]);
  const browsing = () => play.cursor < play.moves.length;
  const ended = () => !browsing() && resultOf(play) !== null;
  /** @param {number} ply */
  const lineAt = (ply) => lineOf(play.start, play.moves.slice(0, ply));

  /** Ends whatever was awaited and gives the number of the new state. */
  function change() {
    clearTimeout(obeying);
    thinker.forget();
    accord.forget();
    paused = null;
    busy = false;
    version += 1;
    return version;
  }

  /** Lets a robot think if it is its turn. A robot never moves while one looks at an earlier position. */
  function consider() {
    const seat = table().turn;
    const robot = seats[seat];
    if (ended() || browsing() || paused || thinker.state) return;
    const only = forced(table());
    if (only !== null) return obey(only);
    if (robot === PERSON) return;
    // Machines among themselves would never stop.
    if (!seats.includes(PERSON) && endless?.(table())) return agree();
    const delay = seats.includes(PERSON) ? COURTESY : speed * 1000;
    thinker.start({ line: lineAt(play.cursor), robot, seat, delay });
    tell({ type: 'think' });
  }

  /** There is nothing to choose: the move is made for whoever is to move, once it can be seen that there is none. @param {string} move */
  function obey(move) {
    clearTimeout(obeying);
    obeying = setTimeout(() => void advance(move).catch(() => {}), FORCED);
  }

  /** @param {string} move */
  async function advance(move) {
    const mine = version;
    const old = table();
    busy = true;
    try {
      const next = await engine.table(lineOf(play.start, [...play.moves.slice(0, play.cursor), move]));
      if (mine !== version) return;
      change();
      const ply = play.cursor + 1;
      play = { ...play, moves: next.moves, cursor: ply, tables: [...play.tables.slice(0, ply), next], ...OPEN };
      tell({ type: 'move', move: next.moves[ply - 1], before: old });
      consider();
    } finally {
      if (mine === version) busy = false;
    }
  }

  /** @param {number} ply */
  async function jump(ply) {
    const mine = change();
    const found = play.tables[ply] ?? (await engine.table(lineAt(ply)));
    if (mine !== version) return;
    play.tables[ply] = found;
    play = { ...play, cursor: ply };
    tell({ type: 'jump' });
    consider();
  }

  /** Both want a draw. */
  function agree() {
    change();
    play = { ...play, resigned: null, agreed: true };
    tell({ type: 'draw' });
  }

  /** Fetches the positions of the line that are not known yet, last first, for the sentences of the history. */
  async function recall() {
    if (recalling) return;
    recalling = true;
    for (let ply = missing(); ply >= 0 && !closed; ply = missing()) {
      const line = lineAt(ply);
      const found = await engine.table(line).catch(() => null);
      if (!found) break;
      if (lineAt(ply) === line) play.tables[ply] = found;
    }
    recalling = false;
    tell({ type: 'history' });
  }

  function missing() {
    let ply = play.moves.length;
    while (ply >= 0 && play.tables[ply]) ply -= 1;
    return ply;
  }

  /** Back to the start of the same game; the one that ends here counts if it was finished. */
  async function restart() {
    before = addResult(before, resultOf(play));
    const mine = change();
    shelved = resultOf(play) === null && play.moves.length > 0 ? play : null;
    play = { ...play, ...OPEN };
    const first = play.tables[0] ?? (await engine.table(play.start));
    if (mine !== version) return;
    play = { start: play.start, moves: [], cursor: 0, tables: [first], ...OPEN };
    tell({ type: 'open' });
    consider();
  }

  return {
    get table() {
      return table();
    },
    get play() {
      return play;
    },
    get seats() {
      return seats;
    },
    get speed() {
      return speed;
    },
    get thinking() {
      return thinker.state;
    },
    get paused() {
      return paused;
    },
    get browsing() {
      return browsing();
    },
    get ended() {
      return ended();
    },
    /** How this game ended, only where its end is shown. */
    get result() {
      return ended() ? resultOf(play) : null;
    },
    get score() {
      return addResult(before, resultOf(play));
    },
    get interactive() {
      return !busy && !ended() && seats[table().turn] === PERSON;
    },
    get canUndo() {
      return play.resigned !== null || play.agreed || undoTarget(play, seats, forced) !== null;
    },
    get canRedo() {
      return redoTarget(play, seats, forced) !== null;
    },
    /** Who would resign now: the person to move, or the only person. @returns {0|1|null} */
    get resigner() {
      if (ended() || browsing() || play.cursor === 0) return null;
      if (seats[table().turn] === PERSON) return table().turn;
      const other = /** @type {0|1} */ (1 - table().turn);
      return seats[other] === PERSON ? other : null;
    },
    /** A draw that is offered, or that suggests itself, to the people at the table. @returns {import('./accord.js').Offer|null} */
    get offer() {
      return this.interactive && !browsing() ? accord.offer(table()) : null;
    },
    /** May the person to move offer a draw? */
    get canOffer() {
      return !!endless && this.interactive && !browsing() && play.cursor > 0 && this.offer?.by === undefined;
    },
    /** @param {number} ply */
    turnAt: (ply) => turnAt(play, ply),

    /**
     * Opens a line, or a table that was asked for already. Rejects with the fault of a bad line, and then nothing has changed.
     * @param {string|Table} line
     * @param {Partial<Snapshot>} [kept] what else was saved with it
     */
    async open(line, kept = {}) {
      const opened = typeof line === 'string' ? await engine.table(line) : line;
      const cursor = Math.min(kept.cursor ?? opened.moves.length, opened.moves.length);
      const shown = cursor === opened.moves.length ? opened : await engine.table(lineOf(opened.start, opened.moves.slice(0, cursor)));
      change();
      /** @type {(Table|undefined)[]} */
      const tables = [];
      tables[opened.moves.length] = opened;
      tables[cursor] = shown;
      shelved = null;
      play = { start: opened.start, moves: opened.moves, cursor, tables, resigned: kept.resigned ?? null, agreed: kept.agreed ?? false };
      if (kept.seats) seats = kept.seats;
      if (kept.score) before = kept.score;
      tell({ type: 'open' });
      consider();
      void recall();
    },
    /** Plays a move for the person whose turn it is; rejects with a fault in words if it is not legal. @param {string} move */
    async move(move) {
      if (!this.interactive) return;
      await advance(move);
    },
    async undo() {
      if (play.resigned !== null || play.agreed) {
        change();
        play = { ...play, ...OPEN };
        tell({ type: 'jump' });
        return consider();
      }
      const ply = undoTarget(play, seats, forced);
      if (ply !== null) await jump(ply);
    },
    async redo() {
      const ply = redoTarget(play, seats, forced);
      if (ply !== null) await jump(ply);
    },
    /** @param {number} ply */
    async goTo(ply) {
      if (ply >= 0 && ply <= play.moves.length && ply !== play.cursor) await jump(ply);
    },
    restart,
    get shelved() {
      return shelved !== null;
    },
    /** Brings back the unfinished game that a new one has replaced. */
    unshelve() {
      if (!shelved) return;
      change();
      play = shelved;
      shelved = null;
      tell({ type: 'open' });
      consider();
    },
    resign() {
      const who = this.resigner;
      if (who === null) return;
      change();
      play = { ...play, resigned: who };
      tell({ type: 'resign' });
    },
    /** The person to move offers a draw: another person is asked, a robot answers. */
    async offerDraw() {
      if (this.canOffer) await accord.make(table(), seats);
    },
    /** Says yes to a draw that is offered. */
    agree() {
      if (this.offer && !this.offer.refused) agree();
    },
    /** Says no to it. */
    decline() {
      accord.decline(table());
      tell({ type: 'offer' });
    },
    /** Lets the robots go on: after a stop, or from an earlier position (what came after it is cut off). */
    resume() {
      change();
      if (browsing()) play = { ...play, moves: play.moves.slice(0, play.cursor), tables: play.tables.slice(0, play.cursor + 1), ...OPEN };
      tell({ type: 'jump' });
      consider();
    },
    stop: () => thinker.stop(),
    /** @param {0|1} seat @param {string} who */
    sit(seat, who) {
      change();
      seats = seat === 0 ? [who, seats[1]] : [seats[0], who];
      tell({ type: 'seats' });
      consider();
    },
    /** The players change sides and take their points with them. After the end this starts the next game. */
    async swap() {
      const over = resultOf(play) !== null;
      before = addResult(before, over ? resultOf(play) : null);
      before = { wins: [before.wins[1], before.wins[0]], draws: before.draws };
      change();
      seats = [seats[1], seats[0]];
      if (over) play = { ...play, moves: [], cursor: 0, tables: [play.tables[0] ?? (await engine.table(play.start))], ...OPEN };
      tell({ type: over ? 'open' : 'seats' });
      consider();
    },
    /** @param {number} seconds */
    pace(seconds) {
      speed = seconds;
      tell({ type: 'seats' });
    },
    clearScore() {
      before = { wins: [0, 0], draws: 0 };
      tell({ type: 'score' });
    },
    /** @returns {Snapshot} */
    snapshot: () => ({ ...pick(play), seats, score: before, over: resultOf(play) !== null }),
    /** @param {(change: Change) => void} listener @returns {() => void} */
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    destroy() {
      closed = true;
      change();
      listeners.clear();
    },
  };
}

/** What of a line is kept between visits: the positions are asked for again. @param {import('./line.js').Play} play */
function pick({ start, moves, cursor, resigned, agreed }) {
  return { start, moves, cursor, resigned, agreed };
}
