// The convexity games in words: for the twin, the live region, hints and headers.

import { spoken } from '../../board/spoken.js';

/** @typedef {import('../types.js').Table} Table */
/** @typedef {import('../types.js').Translate} Translate */
/** @typedef {import('../types.js').AnalysisRecord} AnalysisRecord */
/** @typedef {import('./layout.js').Board} Board */

/** More vertices than this are counted, not told one by one. */
const TOLD = 30;
/** More than this are only counted where there is one line. */
const NAMED = 8;

/** @param {Table} table @returns {Board} */
const boardOf = (table) => table.board;

/** @param {Table} table @param {number} player @param {Translate} t */
const playerName = (table, player, t) => t(`player.${table.players[player]}`);

/** Those that were chosen, those only covered, those left. @param {Table} table */
function sorted(table) {
  const { vertices, chosen, spanned } = boardOf(table);
  const all = [...Array(vertices).keys()].map((i) => i + 1);
  const covered = spanned.filter((vertex) => !chosen.includes(vertex));
  return { chosen, covered, left: all.filter((vertex) => !chosen.includes(vertex) && !spanned.includes(vertex)) };
}

/** @param {Table} table @param {Translate} t */
export function describe(table, t) {
  const { chosen, covered, left } = sorted(table);
  const parts = [
    chosen.length ? t('convexity.describe.chosen', { vertices: chosen }) : t('convexity.describe.none'),
    covered.length ? t('convexity.describe.covered', { vertices: covered }) : '',
    chosen.length ? t(left.length ? 'convexity.describe.left' : 'convexity.describe.all', { vertices: left }) : '',
  ];
  return parts.filter(Boolean).join(' ');
}

/** After each move: what is left. @param {Table} table @param {Translate} t */
export function outlook(table, t) {
  const { left } = sorted(table);
  return t(left.length ? 'convexity.describe.left' : 'convexity.describe.all', { vertices: left });
}

/** Who is joined to whom. @param {Board} board @param {Translate} t */
function neighbours({ vertices, edges, directed, colors }, t) {
  return [...Array(vertices).keys()].map((i) => {
    const vertex = i + 1;
    const joined = edges.flatMap(([a, b]) => (a === vertex ? [b] : b === vertex && !directed ? [a] : []));
    const owner = colors ? t(`convexity.owner.${colors[i]}`, { vertex }) : t('convexity.vertex', { vertex });
    const key = !joined.length ? 'alone' : directed ? 'arrows' : 'joined';
    return t(`convexity.neighbours.${key}`, { vertex: owner, vertices: joined.sort((a, b) => a - b) });
  });
}

/** How large the graph is. @param {Board} board @param {Translate} t */
const graphText = (board, t) => t('convexity.graph', { vertices: board.vertices, edges: board.edges.length });

/** @param {Table} table @param {Translate} t */
export const label = (table, t) => t('convexity.board', { position: `${graphText(boardOf(table), t)} ${describe(table, t)}` });

/** The graph too. @param {Table} table @param {Translate} t */
export function whole(table, t) {
  const board = boardOf(table);
  const told = board.vertices > TOLD ? [] : neighbours(board, t);
  return [graphText(board, t), ...told, describe(table, t)].join(' ');
}

/** The rules in force. @param {Table} table @param {Translate} t */
export function summary(table, t) {
  const { game, path, play, colors } = boardOf(table);
  return [
    t(`convexity.game.${game}`),
    t(`convexity.path.${path}`),
    colors ? t('convexity.summary.partizan') : '',
    play === 'misere' ? t('convexity.summary.misere') : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Below the board: how it ended, or what a choice would do. @param {Table} table @param {number | null} looked @param {Translate} t */
export function caption(table, looked, t) {
  const board = boardOf(table);
  if (table.over) return t(`convexity.caption.${board.play}`, { player: playerName(table, table.turn, t) });
  if (looked === null || !table.legal.includes(String(looked))) return '';
  const would = board.would[looked - 1] ?? [];
  if (!would.length) return '';
  const key = would.length > NAMED ? 'many' : 'would';
  return t(`convexity.caption.${key}`, { vertex: looked, vertices: would, count: would.length });
}

/** What a move covers besides its own vertex. @param {string} move @param {Table} table */
const covers = (move, table) => boardOf(table).would[Number(move) - 1] ?? [];

/** @param {string} move @param {Table} table before the move @param {Translate} t */
export function say(move, table, t) {
  const more = covers(move, table);
  const args = { player: playerName(table, table.turn, t), vertex: move, vertices: more, count: more.length };
  return t(more.length ? 'convexity.say.covers' : 'convexity.say', args);
}

/** @param {string} move @param {Table} table @param {Translate} t */
export function moveLabel(move, table, t) {
  const count = covers(move, table).length;
  return t(count ? 'convexity.move.covers' : 'convexity.move', { vertex: move, count });
}

/** Not the vertex itself yet, but where it is. @param {string} move @param {Table} table @param {Translate} t */
export function where(move, table, t) {
  const vertex = Number(move);
  const edge = boardOf(table).edges.find((ends) => ends.includes(vertex));
  const point = edge ? edge[edge[0] === vertex ? 1 : 0] : vertex;
  return { text: t(edge ? 'convexity.where' : 'convexity.where.alone'), hint: { point } };
}

/**
 * The vertices that may be chosen, and after them the others: what they are, and when they are tried why not.
 * @param {Table} table @param {AnalysisRecord | null} record @param {Translate} t
 * @returns {import('../types.js').TwinGroup[]}
 */
export function twin(table, record, t) {
  const judged = new Map(record?.moves.map((move) => [move.move, move]));
  const board = boardOf(table);
  const others = [...Array(board.vertices).keys()].map((i) => String(i + 1)).filter((vertex) => !table.legal.includes(vertex));
  return [
    {
      label: t('convexity.group.open'),
      moves: table.legal.map((move) => {
        const plain = moveLabel(move, table, t);
        const verdict = judged.get(move);
        const known = verdict ? t(`convexity.judged.${verdict.outcome}`, { move: plain }) : plain;
        const value = verdict?.value ? spoken(verdict.value, t) : '';
        return { move, label: value ? t('convexity.judged.value', { move: known, value }) : known, names: [move] };
      }),
    },
    {
      label: t('convexity.group.other'),
      moves: others.map((move) => ({ move, label: stateOf(Number(move), table, t), names: [move], refused: true })),
    },
  ].filter(({ moves }) => moves.length);
}

/** @param {number} vertex @param {Table} table @param {Translate} t */
function stateOf(vertex, table, t) {
  const { labelled, chosen, spanned, colors } = boardOf(table);
  if (labelled.includes(vertex)) return t('convexity.state.labelled', { vertex });
  if (chosen.includes(vertex)) return t('convexity.state.chosen', { vertex });
  if (spanned.includes(vertex)) return t('convexity.state.covered', { vertex });
  return colors ? t(`convexity.owner.${colors[vertex - 1]}`, { vertex }) : t('convexity.vertex', { vertex });
}
