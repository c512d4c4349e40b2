// The board's twin: the same moves as buttons, for keyboard and screen reader. It is
// not seen, except for number fields in use; what has the focus is drawn on the board.
// One stop in the tab order; arrows go on from there.

import { createEntry } from './entry.js';
import { bindAll } from './input.js';

/** @typedef {import('../games/types.js').TwinGroup} TwinGroup */

/** Characters typed within this time of each other belong together (milliseconds). */
const TYPING = 700;

/**
 * @param {HTMLElement} host
 * @param {{ onMove: (move: string) => void, onFocus: (move: string | null) => void }} handlers
 */
export function createTwin(host, { onMove, onFocus }) {
  const element = document.createElement('div');
  element.className = 'twin';
  element.setAttribute('role', 'group');
  element.tabIndex = -1;
  host.append(element);

  /** @type {{ box: HTMLElement, items: HTMLElement[], keys: (string | undefined)[], names: string[][], entry: import('./entry.js').Entry | null }[]} */
  let groups = [];
  let interactive = false;
  let signature = '';
  let at = { group: 0, item: 0 };
  let typed = { text: '', time: 0 };

  /** @param {string} move */
  const play = (move) => {
    if (interactive) onMove(move);
  };

  /** The field has done its work: the board should be seen again. @param {string} move */
  const playEntry = (move) => {
    at.item = 0;
    play(move);
  };

  /** @param {string} move */
  function button(move) {
    const item = document.createElement('button');
    item.type = 'button';
    item.dataset.move = move;
    item.addEventListener('click', () => play(move));
    return item;
  }

  /** @param {TwinGroup['moves'][number]} spec @param {HTMLElement} item */
  function dress({ label, refused }, item) {
    if (item.textContent !== label) item.textContent = label;
    if (refused) item.dataset.refused = 'true';
    else delete item.dataset.refused;
    item.setAttribute('aria-disabled', String(!interactive || !!refused));
  }

  /**
   * A group and its buttons: those that were there for the same moves, or new ones. What stays in its place keeps the
   * focus, and a screen reader is not made to say it again after every move.
   * @param {TwinGroup} spec @param {Map<string, HTMLElement>} before buttons by their moves @param {Set<Element>} taken
   */
  function build(spec, before, taken) {
    const items = spec.moves.map(({ move }) => before.get(move) ?? button(move));
    const old = items.map((item) => item.closest('[role=group]')).find((group) => group && group !== element && !taken.has(group));
    const box = old instanceof HTMLElement ? old : document.createElement('div');
    taken.add(box);
    box.setAttribute('role', 'group');
    box.setAttribute('aria-label', spec.label);
    const list = box.querySelector('.twin-moves') ?? document.createElement('div');
    list.className = 'twin-moves';
    arrange(list, items);
    const entry = spec.entry ? createEntry(spec.entry, { onChoose: onFocus, onPlay: playEntry }) : null;
    arrange(box, entry ? [list, entry.element] : [list]);
    for (const [i, move] of spec.moves.entries()) dress(move, items[i]);
    return { box, items: entry ? [...items, entry.input] : items, ...named(spec.moves), entry };
  }

  /** Puts the children in order without touching one that is in its place: a node that is taken out loses the focus. @param {Element} host @param {Element[]} children */
  function arrange(host, children) {
    for (const child of [...host.children]) if (!children.includes(child)) child.remove();
    for (const [i, child] of children.entries()) if (host.children[i] !== child) host.insertBefore(child, host.children[i] ?? null);
  }

  /** @param {TwinGroup['moves']} moves */
  const named = (moves) => ({ keys: moves.map(({ key }) => key), names: moves.map(({ names = [] }) => names) });

  /** Puts the one tab stop where `at` says, or as near as there is a move. */
  function settle() {
    const open = groups.map((_, i) => i).filter((i) => groups[i].items.length);
    if (!open.length) return;
    const group = open.reduce((near, i) => (Math.abs(i - at.group) < Math.abs(near - at.group) ? i : near));
    at = { group, item: Math.max(0, Math.min(at.item, groups[group].items.length - 1)) };
    for (const [g, { items, entry }] of groups.entries()) {
      for (const [i, item] of items.entries()) item.tabIndex = g === at.group && i === at.item ? 0 : -1;
      for (const control of entry?.controls.slice(1) ?? []) control.tabIndex = g === at.group ? 0 : -1;
    }
  }

  /** @param {TwinGroup[]} specs */
  function relabel(specs) {
    for (const [g, { label, moves }] of specs.entries()) {
      element.children[g].setAttribute('aria-label', label);
      Object.assign(groups[g], named(moves));
      for (const [i, move] of moves.entries()) dress(move, groups[g].items[i]);
    }
  }

  /** Other moves: where the focus was on one that is gone, it goes to what is nearest. @param {TwinGroup[]} specs */
  function rebuild(specs) {
    const focused = document.activeElement;
    const held = element.contains(focused);
    const before = new Map(
      [...element.querySelectorAll('button')].flatMap((item) => (item.dataset.move ? [[item.dataset.move, item]] : [])),
    );
    /** @type {Set<Element>} */
    const taken = new Set();
    groups = specs.map((spec) => build(spec, before, taken));
    arrange(
      element,
      groups.map(({ box }) => box),
    );
    if (held && focused !== document.activeElement) return focusItem();
    // The focus has stayed on its move, which may have another place now.
    if (held)
      for (const [group, { items }] of groups.entries()) {
        const item = items.indexOf(/** @type {HTMLElement} */ (focused));
        if (item >= 0) at = { group, item };
      }
    settle();
  }

  /** Who comes to the board by the keyboard arrives at something that can be done. */
  function leaveRefused() {
    if (!groups[at.group]?.items[at.item]?.dataset.refused) return;
    for (const [group, { items }] of groups.entries()) {
      const item = items.findIndex(({ dataset }) => !dataset.refused);
      if (item < 0) continue;
      at = { group, item };
      return settle();
    }
  }

  function focusItem() {
    settle();
    const item = groups[at.group]?.items[at.item];
    (item ?? element).focus({ preventScroll: true });
  }

  /** Left and right: from one group that has moves to the next. @param {number} step */
  function toGroup(step) {
    for (let g = at.group + step; g >= 0 && g < groups.length; g += step) {
      if (!groups[g].items.length) continue;
      at = { group: g, item: Math.min(at.item, groups[g].items.length - 1) };
      return true;
    }
    return false;
  }

  /** Typing a move's name, such as the two points of a line, goes to it; on the way there, to the first that begins so. @param {string} text */
  function typeName(text) {
    const fits = [(/** @type {string} */ name) => name === text, (/** @type {string} */ name) => name.startsWith(text)];
    for (const fit of fits) {
      for (const [group, { names }] of groups.entries()) {
        const item = names.findIndex((list) => list.some(fit));
        if (item < 0) continue;
        at = { group, item };
        return true;
      }
    }
    return false;
  }

  /** Typing a move's key, such as the number of objects to take, goes to it. @param {string} key */
  function typeahead(key) {
    const named = groups.some(({ names }) => names.some((list) => list.length));
    if (!named && !/^\d$/.test(key)) return false;
    const now = performance.now();
    const text = now - typed.time < TYPING ? typed.text + key : key;
    if (named) {
      // What leads nowhere together may be the beginning of another name.
      const found = [text, key].find(typeName);
      if (found) typed = { text: found, time: now };
      return found !== undefined;
    }
    typed = { text, time: now };
    const { keys, entry, items } = groups[at.group];
    const found = keys.indexOf(typed.text);
    if (found >= 0) at.item = found;
    else if (entry) {
      at.item = items.length - 1;
      entry.set(Number(typed.text));
    } else return false;
    return true;
  }

  /** @param {string} key @returns {boolean} whether the key meant something here */
  function command(key) {
    const group = groups[at.group];
    if (!group?.items.length) return false;
    if (key === 'ArrowLeft') toGroup(-1);
    else if (key === 'ArrowRight') toGroup(1);
    else if (key === 'ArrowUp') at.item = Math.max(0, at.item - 1);
    else if (key === 'ArrowDown') at.item = Math.min(group.items.length - 1, at.item + 1);
    else if (key === 'Home') at.item = 0;
    else if (key === 'End') at.item = group.items.length - 1;
    else if (key.length > 1 || !typeahead(key)) return false;
    focusItem();
    return true;
  }

  /** The keys of a text field stay its own, but its ends lead out of it. @param {KeyboardEvent} event */
  function leavesField(event) {
    const { target } = event;
    if (!(target instanceof HTMLInputElement)) return true;
    if (event.key === 'ArrowLeft') return target.selectionEnd === 0;
    if (event.key === 'ArrowRight') return target.selectionStart === target.value.length;
    return false;
  }

  const unbind = bindAll(element, {
    /** @param {KeyboardEvent} event */
    keydown(event) {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Escape' && groups[at.group]?.entry) {
        at.item = 0;
        if (groups[at.group].items.length > 1) focusItem();
        else element.focus({ preventScroll: true });
      } else if (!leavesField(event) || !command(event.key)) return;
      event.preventDefault();
    },
    /** @param {FocusEvent} event */
    focusin(event) {
      const { target } = event;
      if (!(target instanceof HTMLElement)) return;
      const group = groups.findIndex(({ items, entry }) => items.includes(target) || entry?.element.contains(target));
      if (group >= 0) {
        const item = groups[group].items.indexOf(target);
        at = { group, item: item < 0 ? groups[group].items.length - 1 : item };
        settle();
      }
      if (target.dataset.move) onFocus(target.dataset.move);
      else if (target === element) onFocus(null);
    },
    /** @param {FocusEvent} event */
    focusout(event) {
      if (!(event.relatedTarget instanceof Node && element.contains(event.relatedTarget))) onFocus(null);
    },
  });

  return {
    element,
    command,
    focus: focusItem,
    /**
     * @param {string} label
     * @param {TwinGroup[]} specs
     * @param {boolean} active
     */
    update(label, specs, active) {
      interactive = active;
      element.setAttribute('aria-label', label);
      // Only other moves need other elements; what else changes is put into those that are there, so that a focus stays,
      // and a screen reader is not interrupted in what it says of the move by another focus.
      const next = JSON.stringify(specs.map(({ moves, entry }) => [moves.map(({ move }) => move), entry]));
      if (next === signature) relabel(specs);
      else rebuild(specs);
      signature = next;
      if (!element.contains(document.activeElement)) leaveRefused();
      for (const { entry } of groups)
        for (const item of entry?.controls ?? [])
          if (item instanceof HTMLButtonElement) item.setAttribute('aria-disabled', String(!active));
    },
    /** Opens the number field of a group. @param {number} group @param {number} n @param {boolean} typing */
    open(group, n, typing) {
      const entry = groups[group]?.entry;
      if (!entry) return false;
      at = { group, item: groups[group].items.length - 1 };
      settle();
      entry.open(n, typing);
      return true;
    },
    destroy() {
      unbind();
      element.remove();
    },
  };
}
