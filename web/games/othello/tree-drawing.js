// The tree as a drawing: discs for the players, boxes for the leaves, the window at the node in hand, what is cut struck out.

import { svg } from '../../board/dom.js';
import { bound } from './alphabeta.js';

/** @typedef {import('./alphabeta.js').Event} Event */
/** @typedef {import('./alphabeta.js').TreeNode} TreeNode */

const LEAF = 30;
const LEVEL = 62;
const TOP = 34;
const RADIUS = 13;

/** @param {TreeNode} root */
export function drawTree(root) {
  /** @type {Map<TreeNode, { x: number, y: number, depth: number, parent: TreeNode | null }>} */
  const places = new Map();
  let leaves = 0;
  /** @param {TreeNode} node @param {number} depth @param {TreeNode | null} parent @returns {number} where it stands */
  function place(node, depth, parent) {
    const below = (node.children ?? []).map((child) => place(child, depth + 1, node));
    const x = below.length ? (below[0] + below[below.length - 1]) / 2 : LEAF * (leaves++ + 0.5);
    places.set(node, { x, y: TOP + LEVEL * depth, depth, parent });
    return x;
  }
  place(root, 0, null);

  /** @type {Map<TreeNode, number>} */
  let values = new Map();
  const all = [...places];
  const shapes = new Map(
    all.map(([node, { x, y, depth, parent }]) => {
      const left = parent !== null && x < (places.get(parent)?.x ?? x);
      return [node, shape(node, x, y, depth, left ? -1 : 1)];
    }),
  );
  const arms = new Map(
    all.flatMap(([node, { x, y, parent }]) => {
      const from = parent && places.get(parent);
      return from ? [[node, svg('g', {}, svg('line', { x1: from.x, y1: from.y, x2: x, y2: y }), strike(from, { x, y }))]] : [];
    }),
  );
  const pane = svg('text', { class: 'window', 'text-anchor': 'middle' });
  const width = LEAF * leaves;
  const element = svg(
    'svg',
    { class: 'ot-tree-figure', 'data-picture': 'alpha-beta', viewBox: `0 0 ${width} ${TOP + 3 * LEVEL + 22}`, 'aria-hidden': 'true' },
    ...arms.values(),
    ...[...shapes.values()].map(({ group }) => group),
    pane,
  );

  return {
    element,
    /** What is known of a node so far. @param {TreeNode} node */
    valueOf: (node) => values.get(node),
    /** @param {Event[]} past @param {Event | null} now @param {import('../types.js').Translate} t */
    show(past, now, t) {
      const visited = new Set(past.flatMap(({ node, child }) => (child ? [node, child] : [node])));
      const cut = new Set(past.flatMap((event) => event.cut.flatMap(family)));
      values = new Map(past.flatMap(({ node, best }) => (Number.isFinite(best) ? [[node, best]] : [])));
      for (const [node, { group, text }] of shapes) {
        const state = cut.has(node) ? 'cut' : visited.has(node) ? 'seen' : 'open';
        group.setAttribute('class', `${group.dataset.kind} ${state}${node === now?.node ? ' now' : ''}`);
        if (node.children) text.textContent = values.has(node) ? String(values.get(node)) : '';
        arms.get(node)?.setAttribute('class', `${state}${node === now?.child ? ' now' : ''}${cutHere(past, node) ? ' struck' : ''}`);
      }
      const at = now && places.get(now.node);
      pane.textContent = now ? t('learn.othello.tree.window', { low: bound(now.window[0]), high: bound(now.window[1]) }) : '';
      if (!at) return;
      pane.setAttribute('x', String(Math.min(width - 56, Math.max(56, at.x))));
      pane.setAttribute('y', String(at.y - RADIUS - 7));
    },
  };
}

/** @param {TreeNode} node @returns {TreeNode[]} */
const family = (node) => [node, ...(node.children ?? []).flatMap(family)];

/** @param {Event[]} past @param {TreeNode} node */
const cutHere = (past, node) => past.some(({ cut }) => cut.includes(node));

/** @param {TreeNode} node @param {number} x @param {number} y @param {number} depth @param {1 | -1} side where its name stands: not on the line to its parent */
function shape({ name, value, children }, x, y, depth, side) {
  const text = svg('text', { class: 'value', 'text-anchor': 'middle', y: 4.5 }, children ? '' : String(value));
  const kind = children ? ['black', 'white'][depth % 2] : 'leaf';
  const group = svg(
    'g',
    { 'data-kind': kind, transform: `translate(${x} ${y})` },
    children ? svg('circle', { r: RADIUS }) : svg('rect', { x: -11, y: -11, width: 22, height: 22, rx: 4 }),
    text,
    // Neighbours turn their names towards each other: one stands higher.
    name ? svg('text', { class: 'name', 'text-anchor': side < 0 ? 'end' : 'start', x: side * (RADIUS + 2), y: 1 + 8 * side }, name) : null,
  );
  return { group, text };
}

/** A short stroke across an arm. @param {{ x: number, y: number }} from @param {{ x: number, y: number }} to */
function strike(from, to) {
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [dx, dy] = [(-(to.y - from.y) / length) * 7, ((to.x - from.x) / length) * 7];
  return svg('path', { class: 'strike', d: `M${x - dx} ${y - dy}L${x + dx} ${y + dy}` });
}
