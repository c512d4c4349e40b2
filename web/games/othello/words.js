// Othello in words: for the twin, the live region, hints and headers.

import { spoken } from '../../board/spoken.js';
import { columns, discAt, flipsOf, nameOf, squareOf } from './squares.js';

/** @typedef {import('../types.js').Table} Table */
/** @typedef {import('../types.js').Translate} Translate */
/** @typedef {import('../types.js').AnalysisRecord} AnalysisRecord */

/** @param {Table} table @param {number} player @param {Translate} t */
const playerName = (table, player, t) => t(`player.${table.players[player]}`);

/** The position in words. @param {Table} table @param {Translate} t */
export function describe(table, t) {
  const { discs, empty } = table.board;
  const count = t('othello.describe', { black: discs[0], white: discs[1], count: empty });
  return table.over ? [count, scoreText(table, t)].filter(Boolean).join(' ') : count;
}

/** The score where the winner takes the empty squares, where that differs from the discs. @param {Table} table @param {Translate} t */
function scoreText(table, t) {
  const { score, empty } = table.board;
  return score && empty > 0 ? t('othello.score', { black: score[0], white: score[1] }) : '';
}

/** Where the discs of each stand, too. @param {Table} table @param {Translate} t */
export function whole(table, t) {
  const { cells } = table.board;
  const discs = [0, 1].map((player) => columns.flat().filter((square) => discAt(cells, square) === player));
  const told = discs.flatMap((squares, player) =>
    squares.length ? [t('othello.whole', { player: playerName(table, player, t), squares: squares.map(nameOf) })] : [],
  );
  return [describe(table, t), ...told].join(' ');
}

/** @param {Table} table @param {Translate} t */
export const label = (table, t) => t('othello.board', { position: describe(table, t) });

/** @param {Table} table @param {Translate} t */
export function summary(table, t) {
  return table.board.opening ? t('othello.opening', { name: table.board.opening }) : t('othello.summary');
}

/** What stands below the board. @param {Table} table @param {Translate} t */
export function caption(table, t) {
  const { discs, must_pass: pass, last } = table.board;
  if (table.over) return [t('othello.caption.over', { black: discs[0], white: discs[1] }), scoreText(table, t)].filter(Boolean).join(' ');
  if (pass) return t('othello.caption.pass', { player: playerName(table, table.turn, t) });
  if (table.moves.length > 0 && last === null) return t('othello.caption.passed', { player: playerName(table, 1 - table.turn, t) });
  return table.board.opening ? t('othello.opening', { name: table.board.opening }) : '';
}

/** @param {string} move @param {Table} table before the move @param {Translate} t */
export function say(move, table, t) {
  const player = playerName(table, table.turn, t);
  if (move === 'pass') return t('othello.say.pass', { player });
  return t('othello.say', { player, square: move, count: flipsOf(table, move).length });
}

/** @param {string} move @param {Table} _table @param {Translate} t */
export function moveLabel(move, _table, t) {
  return move === 'pass' ? t('othello.pass') : t('othello.move', { square: move });
}

/** A nudge: the quarter of the board. @param {string} move @param {Table} table @param {Translate} t */
export function where(move, table, t) {
  const square = squareOf(move);
  if (square === null) return { text: t('othello.pass'), hint: { move } };
  const [right, low] = [square % 8 > 3, square > 31];
  const quarter = `${low ? 'low' : 'high'}.${right ? 'right' : 'left'}`;
  const legal = table.legal.map(squareOf).filter((place) => place !== null);
  const squares = legal.filter((place) => place % 8 > 3 === right && place > 31 === low);
  return { text: t(`othello.where.${quarter}`), hint: { squares } };
}

/** The only thing that can be done: a pass is played by itself. @param {Table} table */
export function forced(table) {
  return table.board.must_pass ? 'pass' : null;
}

/**
 * The whole board, column by column, so that arrows go over it as the eye does.
 * @param {Table} table @param {AnalysisRecord | null} record @param {Translate} t
 * @returns {import('../types.js').TwinGroup[]}
 */
export function twin(table, record, t) {
  const judged = new Map(record?.moves.map((move) => [move.move, move]));
  const groups = columns.map((squares) => ({
    label: t('othello.column', { column: nameOf(squares[0])[0] }),
    moves: squares.map((square) => {
      const move = nameOf(square);
      const legal = table.legal.includes(move);
      const there = discAt(table.board.cells, square);
      const plain = legal
        ? t('othello.square.play', { square: move, count: flipsOf(table, move).length })
        : t(there === null ? 'othello.square.empty' : 'othello.square.disc', {
            square: move,
            player: there === null ? '' : playerName(table, there, t),
          });
      const verdict = judged.get(move);
      return {
        move,
        label: verdict
          ? t(record?.exact ? 'othello.square.exact' : 'othello.square.about', { square: plain, value: spoken(gain(verdict), t) })
          : plain,
        names: [move],
        ...(legal ? {} : { refused: true }),
      };
    }),
  }));
  return table.board.must_pass
    ? [{ label: t('othello.pass'), moves: [{ move: 'pass', label: t('othello.pass'), names: ['pass'] }] }, ...groups]
    : groups;
}

/** What a move brings its maker, as people write it. @param {import('../../engine/types.js').JudgedMove} judged */
export function gain({ value }) {
  if (!value) return '';
  // The engine gives the value of the position it leads to, where the other is to move.
  return value.startsWith('-') ? `+${value.slice(1)}` : value.replace('+', '−');
}
