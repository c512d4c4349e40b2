// Put into a page by a test: every text of the product comes in marks, ⟦so⟧, and whatever is seen, drawn or heard without
// them was never translated. Also finds numbers that are not written as the reader's language writes them.
(() => {
  const wrap = (text) => (typeof text === 'string' ? `⟦${text}⟧` : Object.fromEntries(Object.entries(text).map(([form, words]) => [form, `⟦${words}⟧`])));
  const fetched = window.fetch;
  window.fetch = async (address, ...rest) => {
    const response = await fetched(address, ...rest);
    if (!/i18n\/.*\.json/.test(String(address?.url ?? address))) return response;
    const words = await response.json();
    return new Response(JSON.stringify(Object.fromEntries(Object.entries(words).map(([key, text]) => [key, wrap(text)]))));
  };

  const drawn = new Set();
  for (const name of ['fillText', 'strokeText']) {
    const draw = CanvasRenderingContext2D.prototype[name];
    CanvasRenderingContext2D.prototype[name] = function (text, ...rest) {
      drawn.add(String(text));
      return draw.call(this, text, ...rest);
    };
  }

  const NAMES = /Zermelo|TikZ|English|Español|Português|\b(?:nim|sim|hackenbush|convexity|tokens|othello):\S*/g;
  /** Text in a notation, names of books: the same in every language. */
  const SAME = 'code, kbd, samp, textarea, script, style, noscript, .sources, .mono, [data-notation]';
  const ATTRIBUTES = ['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'title', 'alt', 'placeholder'];

  /** What stands outside all marks. */
  function bare(text) {
    let depth = 0;
    let out = '';
    for (const letter of text) {
      if (letter === '⟦') depth += 1;
      else if (letter === '⟧') depth -= 1;
      else if (depth <= 0) out += letter;
      else out += ' ';
    }
    return out;
  }

  /** Two letters together are a word, unless capitals (edges such as BR) or a name. */
  const isWord = (text) => /\p{L}{2,}/u.test(text.replace(NAMES, ' ').replace(/\b[A-Z]+\b/g, ' '));

  /** Portuguese has 0,998 and 3.729; fractions are notation, and years are written as they are. */
  const NUMBERS = /\d+\/\d+|\b(?:1[6-9]|20)\d\d\b/g;
  const isForeign = (text) => /\d\.\d{1,2}(?!\d)|\d\.\d{4,}|\d{4,}/.test(text.replace(NAMES, ' ').replace(NUMBERS, ' '));

  /** A text that markup has cut into pieces is looked at with its whole block. */
  const BLOCK = 'p, li, td, th, dt, dd, h1, h2, h3, h4, button, label, figcaption, caption, blockquote, summary, option, div, text, title';
  const textOf = (node) => node.textContent ?? '';
  function around(node) {
    const block = node.parentElement.closest(BLOCK) ?? node.parentElement;
    let before = '';
    const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    while (walker.nextNode() && walker.currentNode !== node) before += textOf(walker.currentNode);
    const depth = (before.match(/⟦/g) ?? []).length - (before.match(/⟧/g) ?? []).length;
    return '⟦'.repeat(Math.max(0, depth)) + textOf(node);
  }

  const found = new Set();

  /** @param {string} text @param {string} where */
  function look(text, where) {
    if (isWord(bare(text))) found.add(`${where}: ${text.trim().slice(0, 120)}`);
    // Where a file is explained, numbers are as the file has them.
    if (isForeign(text) && !where.includes('lab-form')) found.add(`number in ${where}: ${text.trim().slice(0, 200)}`);
  }

  function lookAround() {
    look(document.title, 'title of the page');
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (!node.parentElement.closest(SAME)) look(around(node), node.parentElement.closest('[class]')?.getAttribute('class') ?? 'page');
    }
    for (const element of document.querySelectorAll(ATTRIBUTES.map((name) => `[${name}]`).join())) {
      if (element.closest('[data-notation]')) continue;
      for (const name of ATTRIBUTES) look(element.getAttribute(name) ?? '', `${name} of ${element.tagName} ${element.getAttribute('class') ?? ''}`);
    }
    for (const text of drawn) look(text, 'canvas');
  }

  const later = () => new Promise((done) => setTimeout(done, 120));

  /** Everything that is folded away is opened, the moves are gone over by the keyboard, and the commands of the board are given. */
  window.untranslated = async () => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    for (const item of [...document.querySelectorAll('.twin button[data-move]')].slice(0, 6)) {
      item.focus();
      await later();
    }
    if (!document.querySelector('dialog')) {
      for (const key of ['l', 'm', 'v', 'p', 'h']) {
        (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
        await later();
        lookAround();
      }
    }
    for (const tab of document.querySelectorAll('.game-panel [role=tab], figure [role=tab]')) {
      tab.click();
      await later();
      lookAround();
    }
    lookAround();
    return [...found];
  };
})();
