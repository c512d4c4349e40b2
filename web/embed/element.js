/**
 * `<zermelo-board position="nim:3,5,7">` in any page: a frame that follows the attributes, tells of moves as events, and
 * takes commands as methods. One classic script, without a build; where scripts are off, what stands inside the element
 * is shown, a link for example.
 */

/** Where the script came from is where the frame comes from. */
const script = /** @type {HTMLScriptElement|null} */ (document.currentScript);
const base = new URL('.', script?.src || location.href).href;

/** Attributes that the frame is made with: another value makes another frame. */
const FIXED = ['mode', 'lang', 'theme', 'seat', 'robot', 'report', 'src'];

class ZermeloBoard extends HTMLElement {
  static observedAttributes = ['position', ...FIXED];

  #frame = document.createElement('iframe');
  #position = '';
  /** @type {any} */
  #record = null;
  #making = false;

  constructor() {
    super();
    const style = document.createElement('style');
    style.textContent = ':host { display: block } iframe { display: block; inline-size: 100%; block-size: 30rem; border: 0 }';
    this.attachShadow({ mode: 'open' }).append(style, this.#frame);
  }

  connectedCallback() {
    addEventListener('message', this.#hear);
    this.#make();
  }

  disconnectedCallback() {
    removeEventListener('message', this.#hear);
  }

  /** @param {string} name @param {string|null} before @param {string|null} after */
  attributeChangedCallback(name, before, after) {
    if (!this.isConnected || before === after) return;
    if (name === 'position' && !this.#making) this.#post({ command: 'open', position: after ?? '' });
    else this.#make();
  }

  /** The line on the board, with the moves made. */
  get position() {
    return this.#position || (this.getAttribute('position') ?? '');
  }

  set position(line) {
    this.setAttribute('position', String(line));
  }

  /** What is known of it by now, or null. */
  get record() {
    return this.#record;
  }

  /** @param {string} move */
  play(move) {
    this.#post({ command: 'play', move: String(move) });
  }

  undo() {
    this.#post({ command: 'undo' });
  }

  reset() {
    this.#post({ command: 'reset' });
  }

  /** Several attributes that change at once make one frame. */
  #make() {
    if (this.#making) return;
    this.#making = true;
    queueMicrotask(() => {
      this.#making = false;
      if (this.isConnected) this.#frame.src = this.#address();
    });
  }

  #address() {
    const query = new URLSearchParams();
    for (const name of ['mode', 'lang', 'theme', 'report']) {
      const value = this.getAttribute(name);
      if (value) query.set(name, value);
    }
    const robot = this.getAttribute('robot') ?? 'perfect';
    const seat = this.getAttribute('seat') ?? 'first';
    query.set('first', seat === 'second' || seat === 'none' ? robot : 'person');
    query.set('second', seat === 'first' || seat === 'none' ? robot : 'person');
    if (/^https?:$/.test(location.protocol)) query.set('origin', location.origin);
    const page = new URL(this.getAttribute('src') ?? 'embed.html', base);
    page.search = String(query);
    page.hash = this.getAttribute('position') ?? '';
    this.#frame.title = this.getAttribute('aria-label') ?? 'Zermelo';
    return page.href;
  }

  /** @param {Record<string, unknown>} command */
  #post(command) {
    this.#frame.contentWindow?.postMessage({ zermelo: 1, ...command }, '*');
  }

  /** @param {MessageEvent} event */
  #hear = ({ source, data }) => {
    if (source !== this.#frame.contentWindow || data?.zermelo !== 1) return;
    const { zermelo: _, type, ...detail } = data;
    if (type === 'resize' && Number.isFinite(detail.height)) {
      this.#frame.style.blockSize = `${detail.height}px`;
      return;
    }
    if (typeof detail.position !== 'string') return;
    this.#position = detail.position;
    this.#record = detail.record ?? null;
    if (['ready', 'move', 'over', 'fault', 'complete'].includes(type)) {
      this.dispatchEvent(new CustomEvent(`zermelo:${type}`, { bubbles: true, composed: true, detail }));
    }
  };
}

if (!customElements.get('zermelo-board')) customElements.define('zermelo-board', ZermeloBoard);
