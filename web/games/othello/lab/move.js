// One move: both players search the position on the table, each with pruning and without, so that one sees what it saves.

import { createChoices } from '../../../board/choices.js';
import { html } from '../../../board/dom.js';
import { number, signed } from '../numbers.js';
import { LETTERS, compose } from './players.js';
import { createTree } from './tree.js';
import { bar, createRunner, heading, percent } from './words.js';

/** @typedef {import('../../types.js').Table} Table */
/** @typedef {import('./players.js').Parts} Parts */
/** @typedef {{ move: string | null, value: number, nodes: number, leaves: number, trace: import('./tree.js').Node[] }} Report */
/** @typedef {{ player: number, pruning: boolean, nodes: number, report: Report | null, state: 'waiting' | 'running' | 'done' | 'stopped' }} Run */
/** A comparison, of the players as they were then. @typedef {{ table: Table, parts: Parts[], runs: Run[] }} Trial */

let made = 0;

/** @param {import('./laboratory.js').Bench} bench @returns {import('./laboratory.js').Part} */
export function createOneMove({ t, engine, players, topic: common, onMove }) {
  made += 1;
  const topic = `${common}-search`;
  /** @type {Table | null} */
  let table = null;
  /** @type {Trial | null} */
  let trial = null;
  const stop = () => engine.stop(topic);
  const runner = createRunner(t, 'move', () => void run(), stop);
  const progress = html('p', { class: 'lab-progress' });
  const said = html('p', { role: 'status', 'data-lab': 'move-said' });
  const old = html('p', { class: 'lab-old', role: 'status', hidden: true }, t('othello.lab.old'));
  const results = html('div', { class: 'lab-pair', hidden: true });
  const ways = LETTERS.flatMap((letter) => [`${letter}-on`, `${letter}-off`]);
  const choice = createChoices(`lab-tree-${made}`, t('othello.lab.tree'), ways, (way) => {
    const [letter, pruning] = way.split('-');
    return t(`othello.lab.tree.${pruning}`, { player: letter });
  });
  const outline = html('div', { class: 'lab-outline' });
  const tree = html(
    'div',
    { class: 'lab-tree', hidden: true },
    choice.element,
    html('p', { class: 'muted' }, t('othello.lab.tree.about')),
    outline,
  );
  const element = html(
    'div',
    { class: 'lab-move' },
    html('p', { class: 'muted' }, t('othello.lab.move.about')),
    html('p', { class: 'row' }, runner.run, runner.stop),
    progress,
    said,
    old,
    results,
    tree,
  );
  choice.element.addEventListener('change', () => grow());

  async function run() {
    if (!table) return;
    engine.stop(topic);
    const parts = players.map((player) => player.parts);
    const runs = [true, false].flatMap((pruning) =>
      parts.map((_, player) => /** @type {Run} */ ({ player, pruning, nodes: 0, report: null, state: 'waiting' })),
    );
    const mine = { table, parts, runs };
    trial = mine;
    runner.set(true);
    said.textContent = '';
    draw();
    grow();
    for (const one of runs) {
      if (trial !== mine || one.state === 'stopped') break;
      await search(mine, one);
    }
    if (trial !== mine) return;
    runner.set(false);
    progress.replaceChildren();
    said.textContent = t(runs.every(({ state }) => state === 'done') ? 'othello.lab.move.done' : 'othello.lab.move.stopped');
  }

  /** @param {Trial} mine @param {Run} one */
  async function search(mine, one) {
    const line = mine.table.position;
    const player = compose({ ...mine.parts[one.player], pruning: one.pruning });
    const report = (/** @type {number} */ nodes) => {
      one.nodes = nodes;
      const key = one.pruning ? 'othello.lab.move.on' : 'othello.lab.move.off';
      if (trial === mine) progress.textContent = t(key, { player: LETTERS[one.player], nodes });
    };
    one.state = 'running';
    report(0);
    try {
      one.report = await engine.job('labSearch', [line, player], { topic, onProgress: ({ nodes }) => report(nodes) }).promise;
      one.state = 'done';
      one.nodes = one.report?.nodes ?? 0;
    } catch {
      // Stopped, or the engine has crashed: then it will not do better with the rest.
      one.state = 'stopped';
      for (const other of mine.runs) if (other.state === 'waiting') other.state = 'stopped';
    }
    if (trial !== mine) return;
    draw();
    if (one.state === 'done') grow(true);
  }

  function draw() {
    if (!trial) return;
    const current = table?.position === trial.table.position;
    old.hidden = current;
    element.dataset.old = String(!current);
    results.hidden = false;
    results.replaceChildren(...trial.parts.map((parts, index) => card(/** @type {Trial} */ (trial), parts, index, current)));
  }

  /** @param {Trial} mine @param {Parts} parts @param {number} index @param {boolean} current */
  function card({ runs, table: then }, parts, index, current) {
    const [pruned, plain] = [true, false].map(
      (pruning) => /** @type {Run} */ (runs.find((one) => one.player === index && one.pruning === pruning)),
    );
    const found = pruned.report ?? plain.report;
    const most = Math.max(...runs.map(({ nodes }) => nodes), 1);
    const head = (/** @type {string} */ name) => html('th', { scope: 'col' }, t(`othello.lab.move.${name}`));
    return html(
      'section',
      { class: 'lab-card', 'data-lab': `found-${LETTERS[index]}` },
      heading(index, parts, t),
      found ? choiceOf(found, then, current) : null,
      html(
        'table',
        { class: 'lab-table' },
        html('thead', {}, html('tr', {}, head('pruning'), head('nodes'), head('leaves'))),
        html('tbody', {}, ...[pruned, plain].flatMap((one) => rows(one, one.nodes / most))),
      ),
      saving(pruned, plain),
    );
  }

  /** @param {Report} found @param {Table} then @param {boolean} current */
  function choiceOf({ move, value }, then, current) {
    const player = t(`player.${then.players[then.turn]}`);
    if (move === null) return html('p', {}, t('othello.lab.move.over'));
    const play = html(
      'button',
      { type: 'button', class: 'button small', 'data-lab': 'play', 'aria-disabled': String(!current) },
      t('othello.move', { square: move }),
    );
    if (move === 'pass') play.textContent = t('othello.pass');
    play.addEventListener('click', () => current && table?.position === then.position && onMove?.(move));
    return html(
      'p',
      { class: 'lab-choice' },
      html('strong', { class: 'lab-square' }, move === 'pass' ? t('othello.pass') : move),
      html('span', {}, t('othello.lab.move.value', { value: signed(t, value), player })),
      onMove ? play : null,
    );
  }

  /** @param {Run} one @param {number} share */
  function rows({ pruning, nodes, report, state }, share) {
    const way = pruning ? 'with' : 'without';
    const open = { waiting: '…', running: '…', stopped: nodes ? `> ${number(t, nodes)}` : '–', done: '' }[state];
    return [
      html(
        'tr',
        { 'data-lab': way },
        html('th', { scope: 'row' }, t(`othello.lab.move.${way}`)),
        html('td', { 'data-lab': 'nodes' }, report ? number(t, report.nodes) : open),
        html('td', { 'data-lab': 'leaves' }, report ? number(t, report.leaves) : state === 'stopped' ? t('othello.lab.move.halted') : open),
      ),
      html('tr', { class: 'lab-bars', 'aria-hidden': 'true' }, html('td', { colspan: 3 }, bar(share, `${way} ${state}`))),
    ];
  }

  /** What pruning has spared. @param {Run} pruned @param {Run} plain */
  function saving(pruned, plain) {
    if (!pruned.report || !plain.nodes || plain.state === 'running') return null;
    const key = plain.report ? 'othello.lab.move.saving' : 'othello.lab.move.saving.least';
    const share = Math.max(0, 1 - pruned.nodes / plain.nodes);
    const times = Math.round((10 * plain.nodes) / pruned.nodes) / 10;
    if (!plain.report && times <= 1) return null;
    const same = plain.report && plain.report.value === pruned.report.value && plain.report.move === pruned.report.move;
    return html(
      'p',
      { class: 'lab-saving' },
      t(key, { share: percent(t, share), times: number(t, times) }),
      same ? ` ${t('othello.lab.move.same')}` : '',
    );
  }

  /** @param {Run} one */
  const wayOf = ({ player, pruning }) => `${LETTERS[player]}-${pruning ? 'on' : 'off'}`;

  let grown = '';
  /** Shows the tree that is chosen. @param {boolean} [more] only where it was not there yet */
  function grow(more = false) {
    const done = trial?.runs.filter(({ report }) => report !== null) ?? [];
    tree.hidden = done.length === 0;
    if (!trial || done.length === 0) {
      grown = '';
      return;
    }
    choice.offer((way) => done.some((one) => wayOf(one) === way));
    const shown = done.find((one) => wayOf(one) === choice.chosen());
    if (!shown?.report || (more && grown === choice.chosen())) return;
    grown = choice.chosen();
    outline.replaceChildren(createTree(shown.report.trace, trial.table, t));
  }

  return {
    element,
    update(now) {
      table = now;
      draw();
    },
    stop,
  };
}
