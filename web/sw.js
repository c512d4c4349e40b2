/**
 * The site without a network: a service worker that keeps one version of it, whole. The build tells it which files that
 * version has; all but the pages and icons are named by what is in them.
 *
 * A newer version is fetched whole beside the one in use, and takes over when no page of that one is open any more, or
 * when a reader asks for it. So a page never meets files of two versions, and finds its own though the server has others.
 *
 * What makes an engine stronger or quicker is large, and is kept once its game has been opened: the game can be played
 * without.
 */

const worker = /** @type {any} */ (self);
/** @type {{ version: string, program: string, files: string[] }} */
const { version, program, files } = worker.ZERMELO_RELEASE;

/** @type {string} */
const scope = worker.registration.scope;
/** There may be more than one copy of the product on a server: each has its own. */
const family = `zermelo ${new URL(scope).pathname} `;
const own = family + version;

/** So many files are fetched at a time: the page may want something too. */
const AT_ONCE = 3;
/** The digest in a name. */
const DIGEST = /\.([0-9a-f]{8})\.\w+$/;

/** @param {string} name */
const addressOf = (name) => new URL(name, scope).href;

/** Is it kept only where it has been asked for? @param {string} name */
const isOptional = (name) => name.endsWith('.weights') || name.includes('-simd128.');

/** The name without its digest. @param {string} name */
const plain = (name) => name.replace(/\.[0-9a-f]{8}(?=\.\w+$)/, '');

/** What was asked for in a version before will be in this one. @returns {Promise<string[]>} */
async function wanted() {
  const before = (await caches.keys()).filter((name) => name.startsWith(family) && name !== own);
  const kept = await Promise.all(before.map(async (name) => (await caches.open(name)).keys()));
  const known = new Set(kept.flat().map(({ url }) => plain(url)));
  return files.filter((name) => !isOptional(name) || known.has(plain(addressOf(name))));
}

/** All files, or none: a version that is not whole is not used. */
async function install() {
  const left = await wanted();
  const cache = await caches.open(own);
  const fetching = async () => {
    for (let name = left.shift(); name !== undefined; name = left.shift()) await keep(cache, name);
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, fetching));
  } catch (error) {
    left.length = 0;
    await caches.delete(own);
    throw error;
  }
}

/** @param {Cache} cache @param {string} name */
const keep = async (cache, name) => cache.put(addressOf(name), await load(name));

/** A file of this version; throws where it cannot be had. @param {string} name @returns {Promise<Response>} */
async function load(name) {
  const address = addressOf(name);
  const digest = DIGEST.exec(name)?.[1];
  // What did not change is taken from the version before.
  const kept = digest && (await caches.match(address));
  if (kept) return kept;
  /** @type {RequestCache[]} */
  const ways = digest ? ['default', 'reload'] : ['no-cache'];
  for (const way of ways) {
    const response = await fetch(address, { cache: way });
    const bytes = await response.arrayBuffer();
    // A response made anew: one that was redirected would be refused as a page.
    if (response.ok && (await belongs(name, digest, bytes))) return new Response(bytes, { headers: response.headers });
  }
  throw new Error(`${name} is not there, or not of this version`);
}

/**
 * The server may have been replaced meanwhile, or somebody else may answer in its place.
 * @param {string} name @param {string|undefined} digest @param {ArrayBuffer} bytes
 */
async function belongs(name, digest, bytes) {
  if (name.endsWith('.html')) return new TextDecoder().decode(bytes).includes(program);
  if (digest === undefined) return true;
  const found = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return digest === [...found.slice(0, 4)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The page that came before its worker has one from now on. */
async function activate() {
  // Of several pages one may be of an older version: its files stay until the next change.
  const pages = await worker.clients.matchAll({ includeUncontrolled: true, type: 'window' });
  await worker.clients.claim();
  if (pages.length > 1) return;
  const old = (await caches.keys()).filter((name) => name.startsWith(family) && name !== own);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** The file that is asked for, if it is one of ours. @param {Request} request */
function nameOf({ method, url }) {
  if (method !== 'GET' || !url.startsWith(scope)) return null;
  const name = url.slice(scope.length).replace(/[?#].*$/s, '') || 'index.html';
  return files.includes(name) || DIGEST.test(name) ? name : null;
}

/** Pages come from this version, what they ask for from theirs. @param {string} name @param {Request} request */
async function answer(name, request) {
  const where = files.includes(name) ? { cacheName: own } : undefined;
  const kept = await caches.match(addressOf(name), where).catch(() => undefined);
  return kept ?? (where && isOptional(name) ? keepNow(name) : fetch(request));
}

/** What was not wanted before, and is from now on. Where it cannot be had, nothing: the game goes on without. @param {string} name */
async function keepNow(name) {
  const response = await load(name).catch(() => null);
  if (!response) return new Response(null, { status: 204 });
  const copy = response.clone();
  // There may be no room for it: then the page has it all the same.
  await caches
    .open(own)
    .then((cache) => cache.put(addressOf(name), copy))
    .catch(() => {});
  return response;
}

/** What a page has fetched before this worker was there. @param {unknown} addresses */
async function remember(addresses) {
  if (!Array.isArray(addresses)) return;
  const cache = await caches.open(own);
  const late = files.filter((name) => isOptional(name) && addresses.includes(addressOf(name)));
  for (const name of late) if (!(await cache.match(addressOf(name)))) await keep(cache, name).catch(() => {});
}

worker.addEventListener('install', (/** @type {any} */ event) => event.waitUntil(install()));
worker.addEventListener('activate', (/** @type {any} */ event) => event.waitUntil(activate()));
worker.addEventListener('message', (/** @type {any} */ event) => {
  if (event.data === 'take over') worker.skipWaiting();
  else event.waitUntil(remember(event.data?.fetched));
});
worker.addEventListener('fetch', (/** @type {any} */ event) => {
  const name = nameOf(event.request);
  if (name !== null) event.respondWith(answer(name, event.request));
});
