/**
 * Words. Every text that people read is a key, in three languages, one file for each part of the product. The build
 * puts the files of a language together, those of each game and of its lesson apart: a page loads what it speaks of, as
 * it speaks.
 * A value is a text with `{placeholders}`, or an object of plural forms chosen by the argument `count`.
 */
import { loadData } from '../data.js';

/** @typedef {import('../engine/types.js').Argument} Argument */
/** @typedef {Record<string, string|Record<string, string>>} Messages */
/**
 * @typedef {object} TranslateParts
 * @property {string} lang
 * @property {(key: string) => boolean} has
 * @property {(n: number) => string} number
 * @property {(share: number) => string} percent
 * @property {(items: readonly (number|string)[], kind?: 'and'|'or') => string} list
 */
/** @typedef {((key: string, args?: Record<string, Argument>) => string) & TranslateParts} Translate */

/** The languages in their own names. @type {Record<string, string>} */
export const languages = { en: 'English', es: 'Español', pt: 'Português' };

/** The first language of the reader that we speak. @param {readonly string[]} preferred */
export function pickLanguage(preferred) {
  const known = preferred.map((tag) => tag.toLowerCase().split('-')[0]).find((tag) => Object.hasOwn(languages, tag));
  return known ?? 'en';
}

/** What is known of each language so far. @type {Map<string, Messages>} */
const known = new Map();

/** The words of a language for the page, and some packs of words. @param {string} lang @param {readonly string[]} [packs] @returns {Promise<Translate>} */
export async function loadTranslate(lang, packs = []) {
  await Promise.all([loadWords(lang), ...packs.map((pack) => loadWords(lang, pack))]);
  return createTranslate(lang, messagesOf(lang));
}

/**
 * Adds the words of a game (`nim`), of its lesson (`learn-nim`), or those of the page: whoever speaks this language
 * already has them from then on.
 * @param {string} lang @param {string} [pack]
 */
export async function loadWords(lang, pack) {
  const words = await loadData(pack === undefined ? `i18n/${lang}` : `i18n/${lang}/${pack}`);
  Object.assign(messagesOf(lang), words);
}

/** @param {string} lang */
function messagesOf(lang) {
  const messages = known.get(lang) ?? {};
  known.set(lang, messages);
  return messages;
}

/** @param {string} lang @param {Messages} messages @returns {Translate} */
function createTranslate(lang, messages) {
  // British lists: "1, 3 or 4", without a comma before the last.
  const locale = lang === 'en' ? 'en-GB' : lang;
  // Formatters are slow to make, and most sentences need none: each is made when it is first wanted.
  const plural = lazy(() => new Intl.PluralRules(lang));
  const number = lazy(() => new Intl.NumberFormat(lang));
  const percent = lazy(() => new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 0 }));
  const lists = {
    and: lazy(() => new Intl.ListFormat(locale, { type: 'conjunction' })),
    or: lazy(() => new Intl.ListFormat(locale, { type: 'disjunction' })),
  };

  /** @param {string} key @returns {string|Record<string, string>|undefined} */
  const find = (key) => (Object.hasOwn(messages, key) ? messages[key] : undefined);
  /** Small whole numbers look the same in all our languages. @param {number} n */
  const digits = (n) => (Number.isInteger(n) && Math.abs(n) < 1000 ? String(n) : number().format(n));
  /** @param {number|string} item */
  const one = (item) => (typeof item === 'number' ? digits(item) : item);
  /** @param {readonly (number|string)[]} items @param {'and'|'or'} [kind] */
  const list = (items, kind = 'and') => lists[kind]().format(items.map(one));

  /** @param {Argument} value @param {string|undefined} format */
  function show(value, format) {
    if (format === 'raw') return String(value);
    if (format === undefined) return Array.isArray(value) ? value.map(one).join(', ') : one(/** @type {number|string} */ (value));
    // The core names allowed values as one text, "1, 3, 4": that is a list too.
    const items = Array.isArray(value) ? value : String(value).split(/\s*,\s*/);
    if (format === 'and' || format === 'or') return list(items, format);
    return items.map(one).join(` ${format} `);
  }

  /** Portuguese has the singular for none too: a text that says “one” in a word is not meant then. @param {Record<string, string>} forms @param {number} count */
  function formOf(forms, count) {
    const form = forms[plural().select(count)] ?? forms.other;
    return form === forms.one && count !== 1 && !form.includes('{count') ? forms.other : form;
  }

  /** @param {string} key @param {Record<string, Argument>} [args] */
  function translate(key, args = {}) {
    const found = find(key);
    if (found === undefined) return key;
    const text = typeof found === 'string' ? found : formOf(found, Number(args.count));
    return text.replace(/\{(\w+)(?::([^}]+))?\}/g, (whole, name, format) => (Object.hasOwn(args, name) ? show(args[name], format) : whole));
  }

  return Object.assign(translate, {
    lang,
    list,
    /** @param {string} key */
    has: (key) => find(key) !== undefined,
    /** @param {number} n */
    number: digits,
    /** @param {number} share */
    percent: (share) => percent().format(share),
  });
}

/** @template T @param {() => T} make @returns {() => T} */
function lazy(make) {
  /** @type {T|undefined} */
  let made;
  return () => {
    made ??= make();
    return made;
  };
}
