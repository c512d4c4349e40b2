// A number field with its buttons: where the moves are too many to list one by one,
// or too small to touch, a player says how many.

/** @typedef {import('../games/types.js').TwinEntry} TwinEntry */
/** @typedef {{ element: HTMLElement, input: HTMLInputElement, set: (n: number) => void, controls: HTMLElement[], open: (n: number, typing: boolean) => void }} Entry */

let made = 0;

/**
 * @param {TwinEntry} spec
 * @param {{ onChoose: (move: string | null) => void, onPlay: (move: string) => void }} handlers
 * @returns {Entry}
 */
export function createEntry(spec, { onChoose, onPlay }) {
  const id = `board-entry-${++made}`;
  const element = document.createElement('div');
  element.className = 'twin-entry';
  // Safari gives a clicked button no focus; the box takes it then, and stays open.
  element.tabIndex = -1;

  const label = document.createElement('label');
  label.htmlFor = id;
  label.textContent = spec.label;

  const input = document.createElement('input');
  input.id = id;
  // Not type=number: its arrows, wheel and locale rules differ between browsers.
  input.type = 'text';
  input.inputMode = 'numeric';
  input.autocomplete = 'off';
  input.value = '1';

  const less = button('−', spec.less, () => set((read() ?? 2) - 1));
  const more = button('+', spec.more, () => set((read() ?? 0) + 1));
  const play = button(spec.button, '', submit);
  play.classList.add('primary');

  /** The number in the field, or null where it is none. */
  function read() {
    const text = input.value.replace(/[\s.,'’_]/g, '');
    const n = /^\d{1,12}$/.test(text) ? Number(text) : 0;
    return n > 0 ? n : null;
  }

  function changed() {
    const n = read();
    input.setAttribute('aria-invalid', String(n === null));
    onChoose(n === null ? null : spec.move(n));
  }

  /** @param {number} n */
  function set(n) {
    input.value = String(Math.min(spec.max, Math.max(1, Math.round(n))));
    changed();
  }

  function submit() {
    const n = read();
    if (n === null) changed();
    else onPlay(spec.move(n));
  }

  input.addEventListener('input', changed);
  input.addEventListener('focus', changed);
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') submit();
    else if (event.key === 'ArrowUp') set((read() ?? 0) + 1);
    else if (event.key === 'ArrowDown') set((read() ?? 2) - 1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });

  const row = document.createElement('div');
  row.className = 'twin-entry-row';
  row.append(less, input, more, play);
  element.append(label, row);
  return {
    element,
    input,
    set,
    controls: [input, less, more, play],
    open(n, typing) {
      set(n);
      // Focus in the field would bring up the keyboard of a phone over the board.
      (typing ? input : play).focus();
      if (typing) input.select();
    },
  };
}

/** @param {string} text @param {string} name @param {() => void} action */
function button(text, name, action) {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = 'button';
  element.textContent = text;
  if (name) element.setAttribute('aria-label', name);
  element.addEventListener('click', action);
  return element;
}
