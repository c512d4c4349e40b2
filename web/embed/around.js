/** The page around a frame: only that is spoken to and heard; where the link names its origin, only if it is that one. */
import { here } from '../shell/links.js';
import { tellHeight } from './height.js';
import { isOurs, readCommand, warn } from './messages.js';

/** @param {string|null} origin  null for any, empty for none @param {(command: import('./messages.js').Command) => unknown} obey */
export function createAround(origin, obey) {
  /** @param {Record<string, unknown>} message */
  function post(message) {
    if (parent !== window && origin !== '') parent.postMessage(message, origin ?? '*');
  }
  const height = tellHeight(post);

  /** @param {MessageEvent} event */
  function hear(event) {
    if (event.source !== parent || parent === window) return;
    if (origin !== null && event.origin !== origin) return;
    height.hear(event.data);
    if (!isOurs(event.data)) return;
    const read = readCommand(event.data);
    if ('fault' in read) warn(read.fault, event.data);
    else void obey(read.command);
  }
  addEventListener('message', hear);

  return {
    post,
    destroy() {
      removeEventListener('message', hear);
      height.destroy();
    },
  };
}

/**
 * What was done, as xAPI has it: who receives it adds who it was.
 * @param {import('../i18n/index.js').Translate} t
 * @param {object} done
 * @param {string} done.line  what was to be done, as an address names it
 * @param {string} done.name  what it is called
 * @param {boolean} done.success
 * @param {number} done.scaled
 * @param {string} done.response
 * @param {Record<string, number>} done.extensions
 */
export function xapi(t, { line, name, success, scaled, response, extensions }) {
  const named = Object.entries(extensions).map(([own, value]) => [new URL(`xapi/${own}`, here()).href, value]);
  return {
    verb: { id: 'http://adlnet.gov/expapi/verbs/completed', display: { 'en-US': 'completed', [t.lang]: t('frame.completed') } },
    object: { objectType: 'Activity', id: here(line), definition: { name: { [t.lang]: name } } },
    result: { completion: true, success, score: { scaled }, response, extensions: Object.fromEntries(named) },
  };
}
