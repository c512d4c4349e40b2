// The number line fills up, day by day. Choose a number, or type one, and its stalk grows: a board to cut on.

import { createBoard } from '../../board/board.js';
import { html, svg } from '../../board/dom.js';
import { createStepper } from '../../board/stepper.js';
import { board as view } from './board.js';
import { bornUntil, readDyadic, stalkOf, TALLEST, toFloat, write } from './numbers.js';

/** @typedef {import('./numbers.js').Dyadic} Dyadic */
/** @typedef {{ number: Dyadic, day: number }} Born */

/** Numbers of these days are buttons, those of later days only marks on the line. */
const SPELLED = 3;
const LAST_DAY = 6;
const ROW = 44;
/** Every other number of the last day is so much lower: on a narrow screen side by side they would lie on each other. */
const LOWER = 34;
const WIDTH = 640;
const RANGE = 4.3;

/** @type {import('../types.js').Figure} */
export function numberLine(host, { t, engine }) {
  let live = true;
  let asked = 0;
  /** @type {import('../types.js').Table | null} */
  let table = null;
  let chosen = '1/2';

  const root = html('div', { class: 'hb-line' });
  host.append(root);
  const stepper = createStepper(root, {
    t,
    name: t('learn.hackenbush.line.title'),
    count: LAST_DAY + 1,
    show(day) {
      stepper.picture.replaceChildren(tree(day), axis(day));
      choose(chosen);
      return t('learn.hackenbush.line.day', { day, count: 2 ** (day + 1) - 1 });
    },
  });
  stepper.picture.dataset.picture = 'number-line';
  const input = html('input', { type: 'text', id: 'hb-number', autocomplete: 'off', spellcheck: 'false', value: chosen });
  const grow = html('button', { type: 'submit', class: 'button primary' }, t('learn.hackenbush.line.grow'));
  const form = html('form', { class: 'edit-row' }, html('label', { for: 'hb-number' }, t('learn.hackenbush.line.type')), input, grow);
  const fault = html('p', { class: 'liveboard-fault', role: 'status' });
  const told = html('p', { class: 'hb-told', role: 'status' });
  const stage = html('div', { class: 'board-host' });
  const again = html('button', { type: 'button', class: 'button small', 'data-line': 'again' }, t('learn.hackenbush.line.again'));
  root.append(form, fault, html('div', { class: 'liveboard' }, told, stage, html('div', { class: 'row liveboard-tools' }, again)));
  const board = createBoard(stage, { view, t, onMove: (move) => ask([...(table?.moves ?? []), move], true) });

  /** The numbers of the first days as a tree, each under the gap that it fills. @param {number} day */
  function tree(day) {
    const last = Math.min(day, SPELLED);
    const shown = bornUntil(last);
    const columns = 2 ** (last + 1) - 1;
    const place = (/** @type {number} */ i) => ((i + 0.5) / columns) * 100;
    const box = html('div', { class: 'hb-tree' });
    const height = (/** @type {number} */ i, /** @type {number} */ born) =>
      (born + 0.5) * ROW + (born === SPELLED && i % 4 === 2 ? LOWER : 0);
    box.style.blockSize = `${height(2, last) + ROW / 2}px`;
    const branches = shown.flatMap(({ day: born }, i) => {
      if (born === 0) return [];
      const step = 2 ** (last - born);
      const parent = [i - step, i + step].find((j) => shown[j]?.day === born - 1);
      return parent === undefined
        ? []
        : [svg('line', { x1: `${place(parent)}%`, y1: (born - 0.5) * ROW, x2: `${place(i)}%`, y2: height(i, born) })];
    });
    box.append(
      svg('svg', { class: 'hb-branches', 'aria-hidden': 'true' }, ...branches),
      ...shown.map(({ number, day: born }, i) => {
        const text = write(number);
        const button = html('button', { type: 'button', 'data-number': text }, text.replace('-', '−'));
        button.style.insetInlineStart = `${place(i)}%`;
        button.style.insetBlockStart = `${height(i, born)}px`;
        return button;
      }),
    );
    return box;
  }

  /** Where they lie: the older, the taller. @param {number} day */
  function axis(day) {
    const x = (/** @type {number} */ n) => WIDTH / 2 + (n / RANGE) * (WIDTH / 2);
    const seen = bornUntil(day).filter(({ number }) => Math.abs(toFloat(number)) < RANGE);
    return svg(
      'svg',
      { class: 'hb-ruler', viewBox: `0 0 ${WIDTH} 62`, 'aria-hidden': 'true' },
      svg('line', { x1: 2, y1: 40, x2: WIDTH - 2, y2: 40 }),
      ...seen.map(({ number, day: born }) => {
        const at = x(toFloat(number));
        return svg('line', { class: 'born', x1: at, x2: at, y1: 40, y2: 40 - Math.max(4, 30 - born * 4.5) });
      }),
      ...seen
        .filter(({ number }) => number.d === 1n)
        .map(({ number }) => svg('text', { x: x(toFloat(number)), y: 57 }, write(number).replace('-', '−'))),
      pin(x),
    );
  }

  /** @param {(n: number) => number} x */
  function pin(x) {
    const number = readDyadic(chosen);
    const n = number ? toFloat(number) : 0;
    return Math.abs(n) < RANGE ? svg('path', { class: 'chosen', d: `M${x(n)} 40l-6 10h12z` }) : null;
  }

  /** @param {string} text */
  function choose(text) {
    for (const button of stepper.picture.querySelectorAll('button'))
      button.setAttribute('aria-pressed', String(button.dataset.number === text));
  }

  /** @param {string} text */
  function take(text) {
    const number = readDyadic(text);
    const stalk = number && stalkOf(number);
    fault.textContent = !number ? t('learn.hackenbush.line.bad') : stalk === null ? t('learn.hackenbush.line.tall', { max: TALLEST }) : '';
    if (!number || stalk === null) return;
    chosen = write(number);
    input.value = chosen;
    choose(chosen);
    const old = stepper.picture.querySelector('.chosen');
    const shown = pin((n) => WIDTH / 2 + (n / RANGE) * (WIDTH / 2));
    if (old && shown) old.replaceWith(shown);
    else if (shown) stepper.picture.querySelector('.hb-ruler')?.append(shown);
    start = `hackenbush:${stalk}`;
    ask([], false);
  }

  let start = 'hackenbush:BR';

  /** @param {string[]} moves @param {boolean} moving */
  async function ask(moves, moving) {
    const mine = ++asked;
    try {
      const line = moves.length ? `${start};moves=${moves.join(',')}` : start;
      const found = await engine.table(line);
      if (!live || mine !== asked) return;
      fault.textContent = '';
      table = found;
      board.update({ table, interactive: !table.over, animate: moving });
      again.setAttribute('aria-disabled', String(!moves.length));
      const record = await engine.job('analyse', [line], { topic: 'xray:line' }).promise;
      if (!live || mine !== asked) return;
      const letters = start.slice('hackenbush:'.length);
      const args = { value: record.value ?? '', letters, count: letters.length, player: t(`player.${table.players[table.turn]}`) };
      told.textContent = t(`learn.hackenbush.line.${moves.length ? (table.over ? 'over' : 'left') : letters ? 'stalk' : 'bare'}`, args);
    } catch (reason) {
      const wrong = /** @type {import('../../engine/types.js').Fault} */ (reason);
      if (live && mine === asked && wrong?.key) fault.textContent = t(wrong.key, wrong.args);
    }
  }

  stepper.picture.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (button?.dataset.number) take(button.dataset.number);
  });
  // Arrows change the day, and with it the buttons: not while one of them is in use.
  stepper.picture.addEventListener('keydown', (event) => event.stopPropagation());
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    take(input.value);
  });
  again.addEventListener('click', () => ask([], true));

  stepper.go(SPELLED);
  take(chosen);
  return {
    destroy() {
      live = false;
      stepper.destroy();
      board.destroy();
      root.remove();
    },
  };
}
