/** What the live region says: each move and its consequence, and on request the last move, the legal moves, the value. */
import { spoken, spokenArgs } from '../board/spoken.js';
import { offerText, outcomeText, sentences, turnText } from './words.js';

/** @typedef {import('./table.js').Desk} Desk */

/** A list longer than this is not listened to: the first few are enough. */
const SPOKEN_MOVES = 12;
const FIRST_FEW = 8;
/** So many reasons are heard. */
const REASONS = 4;

/** @param {Desk} desk */
export function createSpeech(desk) {
  const { shell, session, view, analysis, t } = desk;

  /** @param {number} ply */
  function moveAt(ply) {
    const before = session.play.tables[ply - 1];
    return before ? view.say(session.play.moves[ply - 1], before, t) : session.play.moves[ply - 1];
  }

  /** @param {(table: import('../engine/types.js').Table, t: import('../i18n/index.js').Translate) => string} [describe] */
  const position = (describe = view.describe) =>
    sentences(describe(session.table, t), turnText(t, session), standing(), offerText(t, session));

  /** How the player to move stands, where the view says it before each turn. */
  function standing() {
    const record = desk.may.xray ? analysis.get(session.table.position) : null;
    return (record && !session.result && view.stands?.(record, session.table, t)) || '';
  }

  /** Says where the game stands; what is still being worked out is waited for. @param {() => string} text */
  async function tellPosition(text) {
    const { table } = session;
    if (view.stands && desk.may.xray) await analysis.ask(table.position);
    if (table === session.table) shell.announce(text());
  }

  return {
    /** @param {import('./session.js').Change} change */
    tell(change) {
      if (change.type === 'move') void tellPosition(() => sentences(moveAt(session.play.cursor), position(view.outlook)));
      if (change.type === 'jump' || change.type === 'open') void tellPosition(() => position());
      if (change.type === 'resign' || change.type === 'draw' || change.type === 'pause') shell.announce(turnText(t, session));
      if (change.type === 'offer') shell.announce(sentences(offerText(t, session), turnText(t, session)));
    },
    /** All that is on the board. */
    board() {
      shell.announce(position(view.whole));
    },
    last() {
      const { cursor } = session.play;
      shell.announce(cursor === 0 ? sentences(t('history.start'), position()) : sentences(moveAt(cursor), position()));
    },
    moves() {
      const { table } = session;
      const all = table.legalCount <= SPOKEN_MOVES;
      const labels = table.legal.slice(0, all ? SPOKEN_MOVES : FIRST_FEW).map((move) => view.moveLabel(move, table, t));
      const left = table.legalCount - labels.length;
      shell.announce(
        table.over
          ? turnText(t, session)
          : sentences(
              `${t('moves.said', { count: table.legalCount })} ${labels.join('; ')}`,
              left > 0 ? t('xray.more', { count: left }) : '',
            ),
      );
    },
    async value() {
      if (!desk.may.xray) return shell.announce(t(desk.may.hint ? 'mode.hint' : 'mode.hidden'));
      const { table } = session;
      const record = await analysis.soon(table.position);
      if (table !== session.table) return;
      if (!record) return shell.announce(t('xray.stopped'));
      const value = record.value === null ? '' : t(record.exact ? 'value.said' : 'value.about', { value: spoken(record.value, t) });
      const why = record.why.slice(0, REASONS).map(({ key, args }) => t(key, spokenArgs(args, t)).replaceAll('⊕', t('value.nim-plus')));
      shell.announce(sentences(outcomeText(t, table, record), value, ...why));
    },
  };
}
