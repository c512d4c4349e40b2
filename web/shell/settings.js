/** The reader's choices, and how they meet what the browser says and what a link has fixed. */
import { pickLanguage } from '../i18n/index.js';
import { load, save } from './store.js';

/** @typedef {{ lang: string, theme: string, shortcuts: boolean, haptics: boolean, seats: [string, string]|null, speed: number }} Choices */
/** @typedef {ReturnType<typeof createSettings>} Settings */

export const speeds = [1, 0.5, 0.2];

/** @returns {Choices} */
const defaults = () => ({ lang: 'auto', theme: 'auto', shortcuts: true, haptics: true, seats: null, speed: 0.5 });

/** @param {any} value @returns {Partial<Choices>|null} */
function check(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  /** @type {Partial<Choices>} */
  const good = {};
  if (['auto', 'en', 'es', 'pt'].includes(value.lang)) good.lang = value.lang;
  if (['auto', 'light', 'dark'].includes(value.theme)) good.theme = value.theme;
  if (typeof value.shortcuts === 'boolean') good.shortcuts = value.shortcuts;
  if (typeof value.haptics === 'boolean') good.haptics = value.haptics;
  if (isSeats(value.seats)) good.seats = value.seats;
  if (speeds.includes(value.speed)) good.speed = value.speed;
  return good;
}

/** @param {any} value @returns {value is [string, string]} */
export function isSeats(value) {
  return Array.isArray(value) && value.length === 2 && value.every((seat) => typeof seat === 'string' && /^[a-z0-9]{1,32}$/.test(seat));
}

/**
 * @param {import('./address.js').Fixed} fixed
 * @param {() => void} onBad  told when what was kept could not be read
 */
export function createSettings(fixed, onBad) {
  const choices = { ...defaults(), ...load('settings', check, onBad) };
  const dark = matchMedia('(prefers-color-scheme: dark)');
  /** @type {Set<() => void>} */
  const listeners = new Set();

  const settings = {
    choices,
    fixed,
    /** The language in force. */
    lang: () => fixed.lang ?? (choices.lang === 'auto' ? pickLanguage(navigator.languages ?? [navigator.language]) : choices.lang),
    /** The theme in force, `light` or `dark`. */
    theme() {
      const chosen = fixed.theme ?? choices.theme;
      return chosen === 'auto' ? (dark.matches ? 'dark' : 'light') : chosen;
    },
    /** @template {keyof Choices} K @param {K} name @param {Choices[K]} value */
    set(name, value) {
      choices[name] = value;
      save('settings', choices);
      apply();
      for (const listener of listeners) listener();
    },
    /** @param {() => void} listener */
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };

  function apply() {
    const root = document.documentElement;
    root.dataset.haptics = choices.haptics ? 'on' : 'off';
    if (root.dataset.theme === settings.theme()) return;
    root.dataset.theme = settings.theme();
    const paper = getComputedStyle(root).getPropertyValue('--paper').trim();
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', paper);
    document.dispatchEvent(new Event('zermelo-theme'));
  }

  dark.addEventListener('change', apply);
  apply();
  return settings;
}
