// Colour tokens, resolved from the custom properties of the style sheet, so that
// the canvas and exported pictures wear the same colours as the page.

/** @typedef {{ colour: (token: string) => string, font: () => string, destroy: () => void }} Theme */

/**
 * @param {() => void} [onChange] called when the colours have changed
 * @returns {Theme}
 */
export function createTheme(onChange = () => {}) {
  const root = document.documentElement;
  // The computed colour of an element resolves var(), system colours and the rest;
  // reading the custom property itself would give back its source text.
  const probe = document.createElement('span');
  probe.hidden = true;
  probe.style.setProperty('forced-color-adjust', 'none');
  document.body.append(probe);
  const computed = getComputedStyle(probe);

  /** @type {Map<string, string>} */
  const cache = new Map();
  const forget = () => {
    cache.clear();
    onChange();
  };

  const watcher = new MutationObserver(forget);
  watcher.observe(root, { attributes: true, attributeFilter: ['data-theme'] });
  document.addEventListener('zermelo-theme', forget);
  const queries = ['(prefers-color-scheme: dark)', '(forced-colors: active)', '(prefers-contrast: more)'].map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener('change', forget);
  const unwatch = watchDensity(onChange);

  return {
    colour(token) {
      let colour = cache.get(token);
      if (colour === undefined) {
        probe.style.color = `var(--${token}, currentColor)`;
        colour = computed.color;
        cache.set(token, colour);
      }
      return colour;
    },
    font: () => computed.fontFamily || 'system-ui, sans-serif',
    destroy() {
      watcher.disconnect();
      document.removeEventListener('zermelo-theme', forget);
      for (const query of queries) query.removeEventListener('change', forget);
      unwatch();
      probe.remove();
    },
  };
}

/** Told when a pixel of the page is another number of pixels of the screen: on another screen, or zoomed. @param {() => void} onChange @returns {() => void} */
export function watchDensity(onChange) {
  /** @type {MediaQueryList} */
  let query;
  const changed = () => {
    watch();
    onChange();
  };
  function watch() {
    query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    query.addEventListener('change', changed, { once: true });
  }
  watch();
  return () => query.removeEventListener('change', changed);
}
