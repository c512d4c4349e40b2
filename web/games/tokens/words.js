// Tokens in words: for the twin, the live region, hints and headers.

import { spoken } from '../../board/spoken.js';
import { counted, ends } from './moves.js';

/** @typedef {import('../types.js').Table} Table */
/** @typedef {import('../types.js').Translate} Translate */
/** @typedef {import('../types.js').AnalysisRecord} AnalysisRecord */
/** @typedef {import('./layout.js').Board} Board */

/** More vertices than this are counted, not told one by one. */
const TOLD = 30;

/** @param {Table} table @returns {Board} */
const boardOf = (table) => table.board;

/** @param {Table} table @param {number} player @param {Translate} t */
const playerName = (table, player, t) => t(`player.${table.players[player]}`);

/** Where the tokens stand. @param {Table} table @param {Translate} t */
export function describe(table, t) {
  const places = [...counted(boardOf(table).tokens)].sort(([a], [b]) => a - b);
  if (!places.length) return t('tokens.describe.none');
  const count = boardOf(table).tokens.length;
  return t('tokens.describe', {
    count,
    places: places.map(([vertex, many]) => (many > 1 ? t('tokens.describe.many', { vertex, many }) : vertex)),
  });
}

/** Where one can go from a vertex. @param {Board} board @param {number} vertex @param {Translate} t */
function wayOn({ arcs, goals }, vertex, t) {
  if (goals.includes(vertex)) return t('tokens.vertex.goal', { vertex });
  return t('tokens.vertex.arcs', { vertex, vertices: arcs.filter(({ from }) => from === vertex).map(({ to }) => to) });
}

/** How large the digraph is, and where the tokens stand. @param {Table} table @param {Translate} t */
function overview(table, t) {
  const { vertices, arcs } = boardOf(table);
  return `${t('tokens.graph', { vertices: vertices.length, arcs: arcs.length })} ${describe(table, t)}`;
}

/** @param {Table} table @param {Translate} t */
export const label = (table, t) => t('tokens.board', { position: overview(table, t) });

/** The arcs too. @param {Table} table @param {Translate} t */
export function whole(table, t) {
  const board = boardOf(table);
  const told = board.vertices.length > TOLD ? [] : board.vertices.map((vertex) => wayOn(board, vertex, t));
  return [overview(table, t), ...told].join(' ');
}

/** @param {Table} table @param {Translate} t */
export function summary(table, t) {
  const { vertices, tokens } = boardOf(table);
  return [t('tokens.summary.vertices', { count: vertices.length }), t('tokens.summary.tokens', { count: tokens.length })].join(' · ');
}

/** Below the board: how it ended, or that it has been so before. @param {Table} table @param {Translate} t */
export function caption(table, t) {
  const { tokens, repeats } = boardOf(table);
  if (!tokens.length) return t('tokens.caption.none');
  if (table.over) return t('tokens.caption.over', { player: playerName(table, table.turn, t) });
  return repeats > 1 ? t('tokens.caption.repeats', { count: repeats }) : '';
}

/** Whether the player to move stands well. @param {AnalysisRecord} record @param {Table} table @param {Translate} t */
export function stands(record, table, t) {
  return record.over ? '' : t(`tokens.stands.${record.outcome}`, { player: playerName(table, table.turn, t) });
}

/** @param {string} move @param {Table} table before the move @param {Translate} t */
export function say(move, table, t) {
  const [from, to] = ends(move);
  return t('tokens.say', { player: playerName(table, table.turn, t), from, to });
}

/** @param {string} move @param {Table} _table @param {Translate} t */
export function moveLabel(move, _table, t) {
  const [from, to] = ends(move);
  return t('tokens.move', { from, to });
}

/** @param {string} move @param {Table} _table @param {Translate} t */
export function where(move, _table, t) {
  const [vertex] = ends(move);
  return { text: t('tokens.where', { vertex }), hint: { point: vertex } };
}

/**
 * The moves of each token, and after them the vertices that no token can leave: what is there, and when they are tried why not.
 * @param {Table} table @param {AnalysisRecord | null} record @param {Translate} t
 * @returns {import('../types.js').TwinGroup[]}
 */
export function twin(table, record, t) {
  const judged = new Map(record?.moves.map((move) => [move.move, move]));
  const board = boardOf(table);
  const from = [...new Set(table.legal.map((move) => ends(move)[0]))];
  const groups = from.map((vertex) => ({
    label: t('tokens.group', { vertex }),
    moves: table.legal
      .filter((move) => ends(move)[0] === vertex)
      .map((move) => {
        const plain = moveLabel(move, table, t);
        const verdict = judged.get(move);
        const known = verdict ? t(`tokens.judged.${verdict.outcome}`, { move: plain }) : plain;
        const label = verdict?.value ? t('tokens.judged.value', { move: known, value: spoken(verdict.value, t) }) : known;
        return { move, label, names: [move, move.replace('>', '-')] };
      }),
  }));
  const others = board.vertices.filter((vertex) => !from.includes(vertex));
  return [
    ...groups,
    {
      label: t('tokens.group.other'),
      moves: others.map((vertex) => {
        const to = board.arcs.find((arc) => arc.from === vertex)?.to ?? vertex;
        return { move: `${vertex}>${to}`, label: wayOn(board, vertex, t), names: [String(vertex)], refused: true };
      }),
    },
  ].filter(({ moves }) => moves.length);
}
