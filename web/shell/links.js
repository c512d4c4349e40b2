/** Addresses of the product for other pages. */
import { inline } from '../inline.js';
import { toHash } from './address.js';

/** Everything in one file: it has the name that somebody gave it, and is its own page for frames. */
const single = inline();

/** @param {string} address */
const bare = (address) => address.replace(/[?#].*$/, '');

/** From the page for frames to the page itself. @param {string} page */
const whole = (page) => (single ? page : page.replace(/embed\.html$/, 'index.html'));

/** The address of the product without its query and hash; a file on a disk or a frame without address has only a name. */
export function base() {
  const page = bare(location.href);
  if (/^https?:/.test(page)) return whole(page);
  return /^file:.*[/]([^/]+)$/.exec(page)?.[1] ?? `zermelo${single?.game ? `-${single.game}` : ''}.html`;
}

/** Where this is, as the name of a thing: a whole address, whatever it is good for. @param {string} [line] */
export const here = (line = '') => whole(bare(document.baseURI)) + (line && toHash(line));

/** The page for frames. */
export const embedBase = () => (single ? `${base()}?embed` : base().replace(/[^/]*$/, 'embed.html'));

/** The script for `<zermelo-board>`; a single file comes without. @returns {string|null} */
export const elementScript = () => (single ? null : base().replace(/[^/]*$/, 'zermelo-embed.js'));

/** @param {string} page  maybe with a query @param {Record<string, string|null>} more  what else its query says @param {string} line */
export function addressOf(page, more, line) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(more)) if (value) query.set(name, value);
  return `${page}${query.size ? `${page.includes('?') ? '&' : '?'}${query}` : ''}${toHash(line)}`;
}

/** @param {string} text */
const attribute = (text) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/** Attributes that have something to say. @param {Record<string, string|null>} attributes */
const written = (attributes) =>
  Object.entries(attributes)
    .map(([name, value]) => (value ? ` ${name}="${attribute(value)}"` : ''))
    .join('');

/** So that a frame is as high as what it shows. */
const HEIGHT = `<script>
{ const frame = document.currentScript.previousElementSibling;
  addEventListener('message', ({ source, data }) => {
    if (source === frame.contentWindow && data?.zermelo === 1 && data.type === 'resize') frame.height = data.height;
  }); }
</script>`;

/** What a frame in a sandbox may: run, and open the table beside it. */
const SANDBOX = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';

/** A frame for a course page. @param {string} address @param {string} title @param {boolean} [sandboxed] */
export const frameSnippet = (address, title, sandboxed = false) =>
  `<iframe${written({ src: address, title, sandbox: sandboxed ? SANDBOX : null })} width="100%" height="640" loading="lazy" allow="clipboard-write; fullscreen" style="border:0"></iframe>\n${HEIGHT}`;

/**
 * The element for a course page, with a link for where scripts are off.
 * @param {string} script @param {Record<string, string|null>} attributes @param {string} link @param {string} title
 */
export const elementSnippet = (script, attributes, link, title) =>
  `<script src="${attribute(script)}"></script>\n<zermelo-board${written(attributes)}>\n  <a href="${attribute(link)}">${attribute(title)}</a>\n</zermelo-board>`;
