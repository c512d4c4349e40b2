/**
 * Where a file of the site lies. The build names files by what is in them (`games/nim.3f2a91c0.js`), so that a page never
 * meets a file of another version; it tells the program those names. Modules served as they are have plain ones.
 */

/** @type {Record<string, string>|undefined} */
const files = /** @type {any} */ (globalThis).ZERMELO_FILES;

/** Is this a site as the build made it? Neither modules as they are nor the single file. */
export const isReleased = files !== undefined;

/** @param {string} name @returns {string} */
export const fileOf = (name) => files?.[name] ?? name;

/** Does the site have it? Of modules served as they are nothing is known. @param {string} name */
export const isHere = (name) => files?.[name] !== undefined;
