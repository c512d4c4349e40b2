// Writes down what a screen reader would say, in order: what the focus comes to, with the named groups that it enters, and
// every sentence of a live region. Readers differ in their wording, not in this. It comes after `labels.js`.
(() => {
  const heard = [];
  window.heard = heard;
  const LIVE = '[aria-live], [role=alert], [role=status], output';
  const ROLES = { A: 'link', BUTTON: 'button', INPUT: 'field', SELECT: 'list', DIALOG: 'dialog', SECTION: 'region', ASIDE: 'region', NAV: 'navigation', MAIN: 'main' };
  const STATES = { 'aria-disabled': 'unavailable', 'aria-pressed': 'pressed', 'aria-expanded': 'open', 'aria-selected': 'selected', 'aria-invalid': 'invalid' };
  const ENTERED = ['group', 'dialog', 'region', 'grid', 'toolbar', 'navigation', 'tablist', 'tabpanel'];

  const plain = (text) => text.replace(/\s+/g, ' ').replace(/ (?=[.:])/g, '').trim();
  const roleOf = (element) => element.getAttribute('role') ?? ROLES[element.tagName] ?? '';

  /** The text of an element without what is hidden from readers. */
  function textOf(node) {
    if (node.nodeType === Node.TEXT_NODE) return node.data;
    if (node.nodeType !== Node.ELEMENT_NODE || node.hidden || node.getAttribute('aria-hidden') === 'true') return '';
    return node.getAttribute('aria-label') ?? [...node.childNodes].map(textOf).join(' ');
  }

  function nameOf(element) {
    const by = element.getAttribute('aria-labelledby');
    if (by) return plain(by.split(' ').map((id) => document.getElementById(id)?.textContent ?? '').join(' '));
    if (element.hasAttribute('aria-label')) return plain(element.getAttribute('aria-label'));
    const labels = labelsOf(element);
    if (labels.length > 0) return plain(labels.map(textOf).join(' '));
    return ['button', 'link', 'tab'].includes(roleOf(element)) ? plain(textOf(element)) : '';
  }

  function statesOf(element) {
    const states = Object.entries(STATES).flatMap(([name, word]) => (element.getAttribute(name) === 'true' ? [word] : []));
    const value = element.matches('input, textarea') ? [`“${element.value}”`] : [];
    return [...value, ...states].map((state) => `, ${state}`).join('');
  }

  const told = (element) => plain(`${roleOf(element)} “${nameOf(element)}”${statesOf(element)}`);

  /** What is said of a dialog when it opens, beyond its name. */
  function described(element) {
    const by = element.getAttribute('aria-describedby');
    const text = by && plain(by.split(' ').map((id) => textOf(document.getElementById(id))).join(' '));
    return text ? [`reads “${text}”`] : [];
  }

  /** The named groups around an element, outermost first. */
  function around(element) {
    const groups = [];
    for (let up = element.parentElement; up; up = up.parentElement) {
      if (ENTERED.includes(roleOf(up)) && nameOf(up)) groups.unshift(up);
    }
    return groups;
  }

  let groups = [];
  let focused = null;
  let name = '';
  document.addEventListener('focusin', ({ target }) => {
    const now = around(target);
    for (const group of now) if (!groups.includes(group)) heard.push(`enters ${told(group)}`, ...described(group));
    groups = now;
    focused = target;
    name = nameOf(target);
    heard.push(told(target));
  });

  /** Whole for an alert or a status, for other regions what was added. */
  function spoken(record) {
    const { target, type, addedNodes, attributeName } = record;
    const element = target.nodeType === Node.ELEMENT_NODE ? target : target.parentElement;
    const region = element?.closest(LIVE);
    if (!region || region.closest('[hidden]')) return [];
    if (!region.matches('[aria-live]')) return [region];
    if (type === 'childList') return [...addedNodes];
    return attributeName === 'hidden' ? [element] : [target];
  }

  new MutationObserver((records) => {
    for (const node of new Set(records.flatMap(spoken))) {
      const text = plain(textOf(node));
      if (text) heard.push(`says “${text}”`);
    }
    if (focused && !focused.isConnected && document.activeElement === document.body) {
      heard.push('loses the focus');
      [focused, groups] = [null, []];
    } else if (focused?.isConnected && document.activeElement === focused && nameOf(focused) !== name) {
      name = nameOf(focused);
      heard.push(`is now ${told(focused)}`);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: ['hidden', 'aria-label'] });

  // Robots choose alike in every run.
  Math.random = () => 0.5;
  crypto.getRandomValues = (numbers) => numbers.fill(7);
})();
