/** The little markup that running text may have: *emphasis*, `code`, and [links](#…) within the product. */
import { el } from './dom.js';

const MARKUP = /\*([^*]+)\*|`([^`]+)`|\[([^\]]+)\]\((#[^)\s]*)\)/g;

/** @param {string} text @returns {(Node|string)[]} */
export function inline(text) {
  /** @type {(Node|string)[]} */
  const parts = [];
  let from = 0;
  for (const match of text.matchAll(MARKUP)) {
    const [whole, emphasis, code, label, href] = match;
    parts.push(text.slice(from, match.index));
    if (emphasis !== undefined) parts.push(el('em', null, emphasis));
    else if (code !== undefined) parts.push(el('code', null, code));
    else parts.push(el('a', { href }, label));
    from = match.index + whole.length;
  }
  parts.push(text.slice(from));
  return parts;
}
