// A board: a canvas that shows a game's view, a twin that speaks it, and the pointer.
// It knows no game. State is plain data; drawing happens once a frame at most.

import { animate } from './animate.js';
import { createGrasp } from './grasp.js';
import { tremble } from './haptics.js';
import { bindPointer } from './input.js';
import { CanvasPen } from './pen.js';
import { clearCanvas } from './picture.js';
import { createTheme } from './theme.js';
import { createTwin } from './twin.js';
import { REST } from '../games/types.js';

/** @typedef {import('../games/types.js').BoardState} BoardState */
/** @typedef {import('../games/types.js').Grip} Grip */

const MOVE_DURATION = 420;
/** A finger that moved less than this has tapped. */
const TAP = 8;
/** Pictures are laid out for this size and then enlarged: they have the same proportions and legible numbers at any. */
const PAPER = { width: 800, height: 560 };

/**
 * @param {HTMLElement} host
 * @param {object} options
 * @param {import('../games/types.js').BoardView} options.view
 * @param {import('../games/types.js').Translate} options.t
 * @param {(move: string) => unknown} options.onMove what it promises is waited for
 * @param {(move: string | null) => void} [options.onFocus] the move that the player looks at
 */
export function createBoard(host, { view, t, onMove, onFocus = () => {} }) {
  const frame = document.createElement('div');
  frame.className = 'board';
  const canvas = document.createElement('canvas');
  canvas.className = 'board-canvas';
  canvas.setAttribute('aria-hidden', 'true');
  frame.append(canvas);
  host.append(frame);

  /** @type {(Omit<BoardState, 'table'> & { table: BoardState['table'] | null })} */
  const state = { ...REST, table: null, t };
  /** @type {any} */
  let geometry = null;
  let size = { width: 0, height: 0 };
  let request = 0;
  let endMotion = () => {};
  /** @type {string | null} */
  let looked = null;

  const redraw = () => {
    request ||= requestAnimationFrame(draw);
  };
  const theme = createTheme(redraw);

  function draw() {
    request = 0;
    if (!state.table || !size.width || !size.height) return;
    geometry ??= view.geometry(state.table, size.width, size.height);
    const context = clearCanvas(canvas, size.width, size.height);
    if (context) view.draw(new CanvasPen(context, theme), geometry, /** @type {BoardState} */ (state));
  }

  const twin = createTwin(frame, {
    onMove,
    onFocus(move) {
      state.focus = move;
      look();
    },
  });

  /** Tells what the player looks at, and shows it. */
  function look() {
    const now = state.hover ?? state.focus;
    if (now !== looked) {
      looked = now;
      onFocus(now);
    }
    redraw();
  }

  /** @param {{ x: number, y: number }} point */
  const hit = ({ x, y }) => (state.table && geometry ? view.hit(geometry, x, y, state.table) : null);

  /** @type {{ x: number, y: number, grip: Grip | null, slid: boolean } | null} */
  let held = null;
  const grasp = createGrasp(view, state, () => geometry);

  const unbind = bindPointer(canvas, {
    wants: (point) => state.interactive && (hit(point) !== null || grasp.wants(point)),
    hover(point) {
      const here = point && state.interactive ? point : null;
      state.near = here && grasp.at(here);
      state.hover = here && (grasp.reach(here) ?? hit(here));
      canvas.style.cursor = state.hover === null ? (state.near ? 'pointer' : '') : legal(state.hover) ? 'pointer' : 'not-allowed';
      look();
    },
    press(point) {
      if (!state.table) return;
      grasp.press(point);
      const grip = view.grab?.(geometry, point.x, point.y, state.table, point.touch) ?? null;
      held = { x: point.x, y: point.y, grip, slid: false };
      state.hover = grip ? grip.slide(0, 0) : (grasp.reach(point) ?? hit(point));
      state.finger = point.touch ? point : null;
      look();
    },
    slide(point) {
      if (!held) return;
      const dx = point.x - held.x;
      const dy = point.y - held.y;
      held.slid ||= Math.hypot(dx, dy) > TAP;
      state.drag = grasp.pulling && held.slid && state.origin !== null ? { x: point.x, y: point.y, origin: state.origin } : null;
      state.hover = !point.inside
        ? null
        : held.grip
          ? held.grip.slide(dx, dy)
          : (grasp.reach(point) ?? (grasp.pulling ? null : hit(point)));
      state.finger = state.finger && point;
      look();
    },
    release(point) {
      const move = point ? state.hover : null;
      const was = held;
      held = null;
      state.hover = null;
      state.finger = null;
      grasp.release(move !== null, was?.slid ?? false);
      if (move === null || !was || !point) state.drag = null;
      look();
      if (move === null || !was || !point) return;
      // A tap on what is too small or too large to choose on opens its number field.
      const { grip, slid } = was;
      if (grip && (!slid || grip.confirm) && twin.open(grip.group, grip.amount(move), !point.touch)) return;
      void make(move, point.touch).finally(putDown);
    },
  });

  /** A finger feels what became of its move. @param {string} move @param {boolean} touch */
  async function make(move, touch) {
    const before = state.table;
    await onMove(move);
    if (touch) tremble(state.table === before ? 'refused' : 'made');
  }

  /** What was dragged stays in the hand until the move is made, or refused. */
  function putDown() {
    if (state.moving !== null) return;
    state.drag = null;
    redraw();
  }

  /** Escape lets go, wherever the focus is. @param {KeyboardEvent} event */
  function letGo(event) {
    if (event.key !== 'Escape' || state.origin === null) return;
    grasp.drop();
    held = null;
    state.hover = null;
    state.drag = null;
    look();
  }
  document.addEventListener('keydown', letGo);

  /** Illegal moves may be tried, the engine says why not; the cursor warns. @param {string} move */
  const legal = (move) => !!state.table && (state.table.truncated || state.table.legal.includes(move));

  const observer = new ResizeObserver(() => {
    const { clientWidth: width, clientHeight: height } = frame;
    size = { width, height };
    geometry = null;
    // At once, not in the next frame: a resized canvas would flash empty.
    draw();
  });
  observer.observe(frame);

  /** Starts the movement from one table to the next, forwards or back. @param {BoardState['table']} before @param {BoardState['table']} after */
  function move(before, after) {
    const forwards = follows(before, after);
    if (!forwards && !follows(after, before)) return;
    state.from = forwards ? before : after;
    state.moving = (forwards ? after : before).moves[state.from.moves.length];
    endMotion = animate(
      (forwards && view.pace?.(before, after)) || MOVE_DURATION,
      (progress) => {
        state.leaving = forwards ? progress : 1 - progress;
        redraw();
      },
      () => {
        state.leaving = null;
        state.moving = null;
        state.from = null;
        state.drag = null;
        redraw();
      },
    );
  }

  return {
    /** @param {{ table?: BoardState['table'], record?: BoardState['record'], xray?: boolean, interactive?: boolean, hint?: BoardState['hint'], past?: BoardState['past'], animate?: boolean }} next */
    update(next) {
      const before = state.table;
      const { table, animate: moving, ...rest } = next;
      // Only a new position ends the motion to the last one; a record that arrives does not.
      const changed = !!table && before?.position !== table.position;
      if (changed) endMotion();
      Object.assign(state, rest);
      if (table) state.table = table;
      if (!state.table) return;
      if (changed) {
        canvas.style.cursor = '';
        state.hover = null;
        held = null;
        grasp.drop();
        state.finger = null;
      }
      geometry = null;
      if (size.width) geometry = view.geometry(state.table, size.width, size.height);
      const shown = state.xray ? state.record : null;
      twin.update(view.label(state.table, t), view.twin(state.table, shown, t), state.interactive && !state.table.over);
      if (before && table && changed && moving) move(before, table);
      look();
    },
    /** Why the move that the player looks at may not be made, or null. @param {string | null} note */
    remark(note) {
      if (note === state.note) return;
      state.note = note;
      redraw();
    },
    focus: twin.focus,
    command: twin.command,
    /** The position at rest, for any paper. @returns {import('./trace.js').Drawn} */
    drawn() {
      const { table, record, xray } = state;
      if (!table) throw new Error('no position');
      const still = { ...state, ...REST, record, xray, table };
      const { width, height } = PAPER;
      return { width, height, draw: (pen) => view.draw(pen, view.geometry(table, width, height), still) };
    },
    destroy() {
      endMotion();
      cancelAnimationFrame(request);
      observer.disconnect();
      unbind();
      document.removeEventListener('keydown', letGo);
      twin.destroy();
      theme.destroy();
      frame.remove();
    },
  };
}

/** Is `after` the game `before` with one move more? @param {BoardState['table']} before @param {BoardState['table']} after */
function follows(before, after) {
  return (
    before.start === after.start &&
    after.moves.length === before.moves.length + 1 &&
    before.moves.every((move, i) => move === after.moves[i])
  );
}
