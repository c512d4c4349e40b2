/**
 * `<zermelo-board position="nim:3,5,7">` or `<zermelo-board exercises="/nim/1">` in any page: a frame that follows the
 * attributes, tells of moves as events, and takes commands as methods. One classic script, without a build; where
 * scripts are off, what stands inside the element is shown, a link for example.
 */
import { isOurs, warn } from './messages.js';

/** Where the script came from is where the frame comes from. */
const script = /** @type {HTMLScriptElement|null} */ (document.currentScript);
const base = new URL('.', script?.src || location.href).href;

/** Attributes that the frame is made with: another value makes another frame. */
const FIXED = ['mode', 'lang', 'theme', 'lock', 'seat', 'robot', 'report', 'exercises', 'src'];
/** What the frame tells that the page hears as `zermelo:…`. */
const EVENTS = ['ready', 'move', 'state', 'record', 'over', 'fault', 'complete'];

/**
 * A page without an origin of its own (in a sandbox, from a disk) passes that on to its frames, and there only the
 * product in one file runs.
 */
const PASSED_ON = self.origin === 'null';
const PAGE = PASSED_ON ? 'zermelo.html?embed' : 'embed.html';

// Not a <style>: many course pages have a policy that refuses those.
const sheet = new CSSStyleSheet();
sheet.replaceSync(':host { display: block } :host([hidden]) { display: none } iframe { display: block; inline-size: 100%; border: 0 }');

class ZermeloBoard extends HTMLElement {
  static observedAttributes = ['position', ...FIXED];

  #frame = document.createElement('iframe');
  #position = '';
  /** @type {any} */
  #record = null;
  #making = false;
  #ready = false;
  /** Where commands go: the frame's origin, once it has spoken; without one it cannot be named. */
  #target = '*';
  /** @type {Record<string, unknown>[]} commands given before there was a board to obey them */
  #waiting = [];

  constructor() {
    super();
    this.#frame.style.blockSize = '30rem';
    const root = this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [sheet];
    root.append(this.#frame);
  }

  connectedCallback() {
    addEventListener('message', this.#hear);
    this.#make();
  }

  disconnectedCallback() {
    removeEventListener('message', this.#hear);
    this.#ready = false;
  }

  /** @param {string} name @param {string|null} before @param {string|null} after */
  attributeChangedCallback(name, before, after) {
    // Exercises are no position: whatever is shown after them begins with the attribute.
    if (name === 'exercises') this.#position = '';
    if (!this.isConnected || before === after) return;
    if (name !== 'position') this.#make();
    else if (this.#making) this.#position = '';
    else this.#post({ command: 'open', position: after ?? '' });
  }

  /** The line on the board, with the moves made. */
  get position() {
    return this.#position || (this.getAttribute('position') ?? '');
  }

  set position(line) {
    const before = this.getAttribute('position');
    this.setAttribute('position', String(line));
    // The same line once more: whatever was played on it is taken back.
    if (before === String(line) && this.isConnected && !this.#making) this.#post({ command: 'open', position: before });
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

  /** Back to the line that the page has given. */
  reset() {
    this.#post(this.hasAttribute('exercises') ? { command: 'reset' } : { command: 'open', position: this.getAttribute('position') ?? '' });
  }

  /** Several attributes that change at once make one frame; what was played goes on in it. */
  #make() {
    if (this.#making) return;
    this.#making = true;
    this.#ready = false;
    this.#record = null;
    queueMicrotask(() => {
      this.#making = false;
      if (!this.isConnected) return;
      if (this.getAttribute('loading') === 'lazy' && this.#waiting.length === 0) this.#frame.loading = 'lazy';
      this.#frame.title = this.getAttribute('aria-label') ?? 'Zermelo';
      this.#frame.src = this.#address();
    });
  }

  #address() {
    const page = new URL(this.getAttribute('src') ?? PAGE, base);
    const query = page.searchParams;
    for (const name of ['mode', 'lang', 'theme', 'lock', 'report', 'seat', 'robot']) {
      const value = this.getAttribute(name);
      if (value || (value === '' && name === 'lock')) query.set(name, value || 'board');
    }
    if (!query.has('seat')) query.set('seat', 'first');
    // Not `location.origin`: a sandboxed page has an address, and no origin to go with it.
    if (self.origin !== 'null') query.set('origin', self.origin);
    const exercises = this.getAttribute('exercises')?.replace(/^(?![/?])/, '?');
    page.hash = exercises === undefined ? this.position : `exercises${exercises}`;
    // The game goes on in the new frame; a new one begins where the page has said.
    const start = this.getAttribute('position');
    if (exercises === undefined && start && start !== this.position) query.set('start', start);
    return page.href;
  }

  /** @param {Record<string, unknown>} command */
  #post(command) {
    if (this.#ready) return this.#frame.contentWindow?.postMessage({ zermelo: 1, ...command }, this.#target);
    this.#waiting.push(command);
    // Somebody wants something of it: it is loaded, seen or not.
    this.#frame.loading = 'eager';
  }

  /** @param {MessageEvent} event */
  #hear = ({ source, origin, data }) => {
    if (source !== this.#frame.contentWindow || this.#making || !isOurs(data)) return;
    const expected = new URL(this.#frame.src).origin;
    if (origin !== expected && !(PASSED_ON && origin === 'null')) return warn(`it is from ${origin}, not from ${expected}`, data);
    const { zermelo: _, type, ...detail } = /** @type {Record<string, any>} */ (data);
    if (type === 'resize') {
      if (!Number.isFinite(detail.height)) return warn('resize wants a height', data);
      this.#frame.style.blockSize = `${detail.height}px`;
      return;
    }
    if (!EVENTS.includes(type)) return warn(`expected a type: resize, ${EVENTS.join(', ')}`, data);
    if (typeof detail.position !== 'string') return warn(`${type} wants a position`, data);
    this.#target = /^https?:/.test(origin) ? origin : '*';
    // These are about a game that is over: another may be on the board by now.
    if (type !== 'over' && type !== 'complete') {
      this.#position = detail.position;
      this.#record = detail.record ?? null;
    }
    this.dispatchEvent(new CustomEvent(`zermelo:${type}`, { bubbles: true, composed: true, detail }));
    if (type !== 'ready' || this.#ready) return;
    this.#ready = true;
    for (const command of this.#waiting.splice(0)) this.#post(command);
  };
}

if (!customElements.get('zermelo-board')) customElements.define('zermelo-board', ZermeloBoard);
