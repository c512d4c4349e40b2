/**
 * The games that are in use. A game is a pack of four things (its view, its words, its style sheet, its part of the
 * engine) which are loaded when they are needed, side by side, and kept. Its lesson and its editor come when they are
 * opened.
 */
import { createEngine } from '../engine/client.js';
import catalogue from '../games/catalogue.js';
import { loadGame } from '../games/index.js';
import { loadTranslate, loadWords } from '../i18n/index.js';
import { inline, inlineEngine } from '../inline.js';
import { loadSheet } from './sheet.js';

/** @typedef {import('../engine/types.js').Engine} Engine */
/** @typedef {import('../games/types.js').GameView} GameView */
/** @typedef {{ id: string, line: string, view: GameView, engine: Engine }} Pack  `line` is how the game begins */
/** @typedef {ReturnType<typeof createPacks>} Packs */

/** @type {Record<string, { line: string, weights?: string, shared?: string[] }>} */
const lines = catalogue;

/** The game that this file has alone, if it is such a file. */
const only = inline()?.game;

/** Every game that there is here, in the order of Home. */
export const games = only ? [only] : Object.keys(lines);

/** @param {string} game */
export const isGame = (game) => games.includes(game);

/** Is the calculator of values here? */
export const hasValues = !only || inlineEngine('values') !== undefined;

/** What the product has and a file with one game has not is told of. @param {import('../i18n/index.js').Translate} t @param {string} part  a game, or `values` */
export function assertHere(t, part) {
  if (part === 'values' ? hasValues : isGame(part) || !Object.hasOwn(lines, part)) return;
  const wanted = t(part === 'values' ? 'values.title' : `${part}.name`);
  throw { key: 'single.elsewhere', args: { wanted, here: t(`${only}.name`) }, column: null, text: part };
}

/** How a game begins. @param {string} game */
export const firstLine = (game) => lines[game].line;

/**
 * @param {string} lang  the language to begin with
 * @param {{ onCrash: (restarts: boolean) => void, onPending: (calls: number) => void }} options
 *   onPending is told how many quick calls to all engines have no answer yet
 */
export function createPacks(lang, { onCrash, onPending }) {
  /** @type {Map<string, Engine>} */
  const engines = new Map();
  /** @type {Map<string, number>} */
  const calls = new Map();
  /** @type {Set<string>} packs of words that are wanted in whatever language is spoken */
  const shown = new Set();
  /** @type {string|null} */
  let latest = null;

  /** The engine for a game, or for values: made once. @param {string} part */
  function engineFor(part) {
    const made =
      engines.get(part) ??
      createEngine({
        part,
        weights: lines[part]?.weights,
        shared: lines[part]?.shared,
        onCrash: (_, restarts) => onCrash(restarts),
        onPending(count) {
          calls.set(part, count);
          onPending([...calls.values()].reduce((sum, more) => sum + more, 0));
        },
      });
    engines.set(part, made);
    return made;
  }

  /**
   * Loads something and the words for it, which are wanted in every language from then on.
   * @template T @param {string} words @param {() => Promise<T>} load @returns {Promise<T>}
   */
  async function withWords(words, load) {
    const before = shown.has(words);
    shown.add(words);
    try {
      const loaded = load();
      // The language may change meanwhile: then the words of the new one are wanted.
      for (let spoken = ''; spoken !== lang; ) {
        spoken = lang;
        await Promise.all([loaded, loadWords(spoken, words)]);
      }
      return await loaded;
    } catch (error) {
      if (!before) shown.delete(words);
      throw error;
    }
  }

  /** What it takes to draw a picture of a game and to speak of it. @param {string} game @returns {Promise<GameView>} */
  const look = (game) => withWords(game, () => loadGame(game));

  /** An engine that is there already, or the first. */
  const any = () => engineFor(latest ?? games[0]);

  return {
    engineFor,
    look,
    /** All that it takes to play a game. @param {string} game @returns {Promise<Pack>} */
    async open(game) {
      latest = game;
      const engine = engineFor(game);
      const [view] = await Promise.all([look(game), loadSheet(game)]);
      return { id: game, line: firstLine(game), view, engine };
    },
    /** What a lesson needs beyond its game. @param {string} game */
    lesson: (game) => withWords(`learn-${game}`, async () => (await loadGame(game)).lesson()),
    /** The screens of exercises. */
    exercises: () => withWords('exercises', async () => (await Promise.all([import('../exercises/screen.js'), loadSheet('exercises')]))[0]),
    /** What is wrong with a line of an unknown game: any engine says which games there are, and all alike. @param {string} line */
    refusal: (line) =>
      any()
        .table(line)
        .then(String, (fault) => fault),
    any,
    /** The words of another language, for the page and for all games in use. @param {string} wanted */
    async words(wanted) {
      for (;;) {
        const count = shown.size;
        const t = await loadTranslate(wanted, [...shown]);
        if (shown.size <= count) return t;
      }
    },
    /** From now on this is spoken. @param {string} chosen */
    speak(chosen) {
      lang = chosen;
    },
  };
}
