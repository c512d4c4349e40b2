/** Making elements. No HTML is ever built from text, so no text can become HTML. */

/** @typedef {Node|string|null|undefined|false} Child */
/** @typedef {{ [event: string]: (event: any) => void }} Listeners */
/** @typedef {{ [attribute: string]: any, on?: Listeners, data?: Record<string, string|number> }} Props */

/**
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Props|null} [props]
 *   attributes; `true` sets an empty one, `false` and `null` none
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function el(tag, props, ...children) {
  const node = document.createElement(tag);
  const { on = {}, data = {}, ...attributes } = props ?? {};
  for (const [name, value] of Object.entries(attributes)) {
    if (value === true) node.setAttribute(name, '');
    else if (value !== false && value !== null && value !== undefined) node.setAttribute(name, String(value));
  }
  for (const [name, value] of Object.entries(data)) node.dataset[name] = String(value);
  for (const [name, listener] of Object.entries(on)) node.addEventListener(name, listener);
  append(node, children);
  return node;
}

/** @param {Element} node @param {Child[]} children */
export function append(node, children) {
  for (const child of children) if (child !== null && child !== undefined && child !== false) node.append(child);
}

/** @param {Element} node @param {...Child} children */
export function fill(node, ...children) {
  node.replaceChildren();
  append(node, children);
}

/** Sets a text only where it differs, so that live regions do not repeat themselves. @param {Element} node @param {string} text */
export function say(node, text) {
  if (node.textContent !== text) node.textContent = text;
}

/**
 * A select whose options are pairs of value and text.
 * @param {{ id?: string, value: string, options: [string, string][], label?: string, onChange: (value: string) => void }} spec
 */
export function select({ id, value, options, label, onChange }) {
  const node = el('select', { id, 'aria-label': label }, ...options.map(([key, text]) => el('option', { value: key }, text)));
  node.value = value;
  node.addEventListener('change', () => onChange(node.value));
  return node;
}

/**
 * Runs the function when the event comes; the answer unbinds it.
 * @param {EventTarget} target @param {string} event @param {(event: any) => void} listener @returns {() => void}
 */
export function listen(target, event, listener) {
  target.addEventListener(event, listener);
  return () => target.removeEventListener(event, listener);
}
