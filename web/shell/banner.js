/** Sentences about what went wrong, above the screen: an alert for errors, a status for news. */
import { el, fill } from './dom.js';
import { icon } from './icons.js';
import { faultText } from './words.js';

/** @typedef {import('../engine/types.js').Fault} Fault */
/** @typedef {import('../i18n/index.js').Translate} Translate */

/** How much of a long line is shown on each side of the place that is wrong. */
const AROUND = 48;

/**
 * @param {HTMLElement} error  the alert
 * @param {HTMLElement} notice  the status
 * @param {() => Translate} t
 */
export function createBanner(error, notice, t) {
  /** @param {HTMLElement} host @param {...import('./dom.js').Child} content */
  function show(host, ...content) {
    fill(
      host,
      el('div', { class: 'banner-text' }, ...content),
      el(
        'button',
        { class: 'button quiet square', type: 'button', 'aria-label': t()('action.close'), on: { click: () => clear(host) } },
        icon('close'),
      ),
    );
    host.hidden = false;
  }

  /** @param {HTMLElement} host */
  function clear(host) {
    host.hidden = true;
    host.replaceChildren();
  }

  return {
    /** A bad line: the sentence, and the line with the column marked. @param {Fault} fault */
    line(fault) {
      const sentence = faultText(t(), fault);
      const text = fault.column === null ? sentence : t()('error.column', { column: fault.column, sentence });
      show(error, el('p', null, text), fault.column === null ? null : markedLine(fault.text, fault.column));
    },
    /** @param {...import('./dom.js').Child} content */
    error: (...content) => show(error, ...content),
    /** More, where others may stand already. @param {Node} content */
    also(content) {
      const there = error.querySelector('.banner-text');
      if (there) there.append(content);
      else show(error, content);
    },
    /** @param {...import('./dom.js').Child} content */
    notice: (...content) => show(notice, ...content),
    clearError: () => clear(error),
    clearNotice: () => clear(notice),
  };
}

/** @param {string} text @param {number} column 1-based */
export function markedLine(text, column) {
  const at = Math.min(column - 1, text.length);
  const from = Math.max(0, at - AROUND);
  const to = Math.min(text.length, at + AROUND);
  return el(
    'code',
    { class: 'fault-line' },
    from > 0 ? '…' : null,
    text.slice(from, at),
    el('mark', null, text[at] ?? '\u00a0'),
    text.slice(at + 1, to),
    to < text.length ? '…' : null,
  );
}
