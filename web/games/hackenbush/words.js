// Hackenbush in words: for the twin, the live region, hints and headers.

/** @typedef {import('../types.js').Table} Table */
/** @typedef {import('../types.js').Translate} Translate */
/** @typedef {import('../types.js').AnalysisRecord} AnalysisRecord */
/** @typedef {import('./layout.js').Edge} Edge */

import { spoken } from '../../board/spoken.js';

/** More edges than this are counted, not told one by one. */
const TOLD = 40;
/** More moves than this are chosen by their number. */
const LISTED = 200;

/** @type {import('./layout.js').Colour[]} */
export const COLOURS = ['blue', 'red', 'green'];

/** @param {Table} table @returns {Edge[]} */
const edgesOf = (table) => table.board.edges;

/** @param {Table} table @param {number} player @param {Translate} t */
const playerName = (table, player, t) => t(`player.${table.players[player]}`);

/** How many edges of each colour stand. @param {Table} table @param {Translate} t */
export function describe(table, t) {
  const counts = COLOURS.flatMap((colour) => {
    const count = edgesOf(table).filter((edge) => edge.stands && edge.colour === colour).length;
    return count ? [t(`hackenbush.count.${colour}`, { count })] : [];
  });
  return counts.length ? t('hackenbush.describe', { counts }) : t('hackenbush.describe.bare');
}

/** An end of an edge. @param {number} vertex @param {Translate} t */
export const place = (vertex, t) => (vertex === 0 ? t('hackenbush.ground') : t('hackenbush.vertex', { vertex }));

/** @param {Edge} edge @param {number} number @param {Translate} t */
export const edgeText = ({ from, to, colour }, number, t) =>
  t(`hackenbush.edge.${colour}`, { number, from: place(from, t), to: place(to, t) });

/** @param {Table} table @param {Translate} t */
export const label = (table, t) => t('hackenbush.board', { position: describe(table, t) });

/** Every edge that stands. @param {Table} table @param {Translate} t */
export function whole(table, t) {
  const told = edgesOf(table).flatMap((edge, i) => (edge.stands ? [edgeText(edge, i + 1, t)] : []));
  return told.length > TOLD ? describe(table, t) : [describe(table, t), ...told].join(' ');
}

/** The rules in force. @param {Table} table @param {Translate} t */
export function summary(table, t) {
  const colours = COLOURS.filter((colour) => edgesOf(table).some((edge) => edge.colour === colour));
  const kind = colours.length === 1 && colours[0] === 'green' ? 'green' : colours.includes('green') ? 'three' : 'two';
  return [t('hackenbush.summary.edges', { count: edgesOf(table).length }), t(`hackenbush.summary.${kind}`)].join(' · ');
}

/** What stands below the ground when the game is over. @param {Table} table @param {Translate} t */
export function caption(table, t) {
  return table.over ? t('hackenbush.caption.over', { player: playerName(table, table.turn, t) }) : '';
}

/** @param {string} move @param {Table} table @returns {number} how many more fall */
const falls = (move, table) => edgesOf(table)[Number(move) - 1]?.falls.length ?? 0;

/** @param {string} move @param {Table} table before the move @param {Translate} t */
export function say(move, table, t) {
  const player = playerName(table, table.turn, t);
  const count = falls(move, table);
  return t(count ? 'hackenbush.say.falls' : 'hackenbush.say', { player, edge: move, count });
}

/** @param {string} move @param {Table} table @param {Translate} t */
export function moveLabel(move, table, t) {
  const count = falls(move, table);
  return t(count ? 'hackenbush.move.falls' : 'hackenbush.move', { edge: move, count });
}

/** @param {string} move @param {Table} table @param {Translate} t */
export function where(move, table, t) {
  const { from, to } = edgesOf(table)[Number(move) - 1];
  const key = from === 0 || to === 0 ? 'hackenbush.where.ground' : 'hackenbush.where';
  return { text: t(key), hint: { point: Number(move) } };
}

/**
 * @param {Table} table @param {AnalysisRecord | null} record @param {Translate} t
 * @returns {import('../types.js').TwinGroup[]}
 */
export function twin(table, record, t) {
  if (table.legalCount > LISTED) return [numberField(table, t)];
  const edges = edgesOf(table);
  const judged = new Map(record?.moves.map((move) => [move.move, move]));
  return COLOURS.map((colour) => ({
    label: t(`hackenbush.group.${colour}`),
    moves: table.legal
      .filter((move) => edges[Number(move) - 1].colour === colour)
      .map((move) => {
        const { from, to } = edges[Number(move) - 1];
        const plain = t('hackenbush.move.between', { move: moveLabel(move, table, t), from: place(from, t), to: place(to, t) });
        const verdict = judged.get(move);
        const value = verdict?.value ? spoken(verdict.value, t) : '';
        const known = verdict ? t(`hackenbush.judged.${verdict.outcome}`, { move: plain }) : plain;
        return { move, label: value ? t('hackenbush.judged.value', { move: known, value }) : known, names: [move] };
      }),
  })).filter(({ moves }) => moves.length);
}

/** @param {Table} table @param {Translate} t @returns {import('../types.js').TwinGroup} */
function numberField(table, t) {
  return {
    label: t('hackenbush.group.all'),
    moves: [],
    entry: {
      label: t('hackenbush.entry', { max: edgesOf(table).length }),
      max: edgesOf(table).length,
      move: (n) => String(n),
      button: t('hackenbush.entry.cut'),
      less: t('hackenbush.entry.less'),
      more: t('hackenbush.entry.more'),
    },
  };
}
