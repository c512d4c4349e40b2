/** X-ray: what the position is worth and why, and every legal move with what it leads to, by shape and by colour. */
import { brief, briefly } from '../board/brief.js';
import { createSteady } from '../board/steady.js';
import { createTheme } from '../board/theme.js';
import { toHash } from './address.js';
import { el, fill, say } from './dom.js';
import { icon, outcomeMark } from './icons.js';
import { pictureButton } from './picture-button.js';
import { load, save } from './store.js';
import { outcomeText } from './words.js';

/** @typedef {import('./table.js').Desk} Desk */
/** @typedef {import('../engine/types.js').AnalysisRecord} AnalysisRecord */
/** @typedef {import('../engine/types.js').JudgedMove} JudgedMove */

/** More moves than this are not read by anybody: the best ones are listed. */
const LISTED = 200;
/** So much of a value fits beside a move, and in a sentence. */
const BESIDE = 18;
const SAID = 60;
const order = ['win', 'draw', 'loss', 'unknown'];

/** @param {Desk} desk */
export function createXray(desk) {
  const { t, session, analysis, view, engine, shell } = desk;
  const value = el('p', { id: 'value' });
  const whole = el('p', { class: 'whole-value mono' });
  const unfold = el('details', { class: 'whole', hidden: true }, el('summary', null, t('xray.value.whole')), whole);
  const outcome = el('p', { class: 'xray-outcome' });
  const why = el('ul', { id: 'why', class: 'why' });
  const moves = el('ul', { id: 'moves', class: 'judged-moves' });
  const heading = el('h2', null, t('xray.moves'));
  const hope = el('p', { class: 'muted' }, t('xray.chance'));
  const more = el('p', { class: 'muted' });
  const stopped = el(
    'p',
    { class: 'muted', hidden: true },
    `${t('xray.stopped')} `,
    el('button', { class: 'button small', type: 'button', data: { action: 'ask' } }, t('xray.again')),
  );
  const plain = el('p', { class: 'muted', hidden: true, data: { plain: 'true' } });
  void engine.equipped.then((has) => {
    plain.hidden = has;
    if (!has) say(plain, t(`${view.id}.plain`));
  });
  const answer = el(
    'div',
    { class: 'xray-answer' },
    el('div', { class: 'verdict' }, value, outcome),
    unfold,
    why,
    heading,
    hope,
    moves,
    more,
  );
  const off = el(
    'div',
    { class: 'xray-off stack' },
    el('p', null, t('xray.about')),
    el('button', { class: 'button primary', type: 'button', data: { action: 'xray' } }, icon('xray'), t('xray.on')),
  );

  const theme = createTheme();
  const panels = view.panels.map(({ id, title, mount }) => {
    const body = el('div', { class: 'game-panel-body' });
    const element = el('section', { class: 'game-panel', data: { panel: id } }, el('h2', null, t(title)), body);
    element.prepend(pictureButton(t, element));
    const context = {
      t,
      engine,
      calculator: () => shell.engineFor('values'),
      theme,
      store: { load, save },
      onMove: desk.play,
      onPast: desk.lookBack,
      onOpen: desk.locked ? undefined : (/** @type {string} */ line) => shell.go(toHash(line)),
      onGo: (/** @type {number} */ ply) => void (desk.locked || session.goTo(ply)),
    };
    return { element, panel: mount(body, context) };
  });
  const element = el('div', { class: 'xray' }, off, stopped, answer, plain, ...panels.map((panel) => panel.element));
  /** @type {AnalysisRecord|null} */
  let drawn = null;
  let playable = false;
  let shown = '';

  const steady = createSteady(moves);
  moves.addEventListener('click', (event) => {
    const button = /** @type {HTMLElement|null} */ (/** @type {Element} */ (event.target).closest('[data-judged]'));
    if (button && session.interactive) void desk.play(button.dataset.judged ?? '');
  });

  /** @param {JudgedMove} judged @param {boolean} hopes  the position is lost: say how likely a slip of the opponent is */
  function row(judged, hopes) {
    return el(
      'li',
      null,
      el(
        'button',
        { class: 'judged', type: 'button', data: { judged: judged.move, outcome: judged.outcome }, 'aria-disabled': String(!playable) },
        outcomeMark(judged.outcome),
        el('span', { class: 'judged-move' }, view.moveLabel(judged.move, session.table, t)),
        el('span', { class: 'visually-hidden' }, `: ${t(`outcome.${judged.outcome}`)}`),
        hopes && judged.chance !== null ? el('span', { class: 'judged-chance' }, t.percent(judged.chance)) : null,
        judged.value === null
          ? null
          : el(
              'span',
              { class: 'judged-value' },
              el('span', { class: 'visually-hidden' }, `, ${t('xray.value')} `),
              view.gain ? view.gain(judged) : brief(judged.value, BESIDE),
            ),
      ),
    );
  }

  /** Where moves of the same outcome bring more or less. @param {JudgedMove} judged */
  const worth = (judged) => (view.gain ? Number(view.gain(judged).replace('−', '-')) : 0);

  /** The focus stays on its move. @param {JudgedMove[]} sorted @param {boolean} hopes */
  function list(sorted, hopes) {
    const at = /** @type {HTMLElement|null} */ (moves.contains(document.activeElement) ? document.activeElement : null);
    const focused = at?.dataset.judged;
    fill(moves, ...sorted.map((judged) => row(judged, hopes)));
    if (focused !== undefined) /** @type {HTMLElement|null} */ (moves.querySelector(`[data-judged="${CSS.escape(focused)}"]`))?.focus();
  }

  /** @param {AnalysisRecord} record */
  function draw(record) {
    const { table } = session;
    // What grows deeper while one looks comes often, and mostly the same.
    const text = JSON.stringify([
      record.position,
      record.value,
      record.exact,
      record.outcome,
      record.why,
      record.moves,
      record.best,
      playable,
    ]);
    if (text === shown) return;
    shown = text;
    const number = record.value === null ? '' : `${record.exact ? '' : '≈ '}${brief(record.value)}`;
    value.replaceChildren(...(number ? [el('span', { class: 'visually-hidden' }, `${t('xray.value')} `), number] : []));
    const all = brief(record.value ?? '', Number.POSITIVE_INFINITY);
    whole.textContent = all;
    unfold.hidden = all === brief(all);
    value.hidden = record.value === null;
    fill(outcome, record.over ? null : outcomeMark(record.outcome), el('span', null, outcomeText(t, table, record)));
    fill(why, ...record.why.map(({ key, args }) => el('li', null, t(key, briefly(args, SAID)))));
    const sorted = [...record.moves].sort((a, b) => order.indexOf(a.outcome) - order.indexOf(b.outcome) || worth(b) - worth(a));
    steady(record.position, () => list(sorted.slice(0, LISTED), record.outcome === 'loss'));
    const left = table.legalCount - Math.min(LISTED, sorted.length);
    say(more, left > 0 ? t('xray.more', { count: left }) : '');
    heading.hidden = record.moves.length === 0;
    hope.hidden = record.outcome !== 'loss' || !record.moves.some(({ chance }) => chance !== null);
  }

  return {
    element,
    /** @param {{ focus?: string|null }} [what] */
    update({ focus } = {}) {
      const { table } = session;
      const record = desk.xray ? analysis.get(table.position) : null;
      off.hidden = desk.xray;
      stopped.hidden = !desk.xray || !analysis.isStopped(table.position);
      // While the next answer is on its way the old one stays, dimmed: the page does not jump.
      answer.hidden = !desk.xray || (!record && !drawn);
      answer.dataset.old = String(desk.xray && !record);
      if (record && (record !== drawn || playable !== session.interactive)) {
        playable = session.interactive;
        draw(record);
        drawn = record;
      }
      for (const { panel } of panels)
        panel.update({
          table,
          record: record ?? null,
          play: session.play,
          xrayAllowed: desk.xray,
          ...(focus === undefined ? {} : { focus }),
        });
    },
    /** @param {string|null} move */
    look(move) {
      for (const { panel } of panels) panel.update({ focus: move });
    },
    destroy() {
      for (const { panel } of panels) panel.destroy();
      theme.destroy();
    },
  };
}
