// A thermograph that the core has drawn, put into the page.

/**
 * The core's own title is in English, and a browser would show it: the page names the picture itself.
 * @param {string} source @param {string} label
 */
export function thermograph(source, label) {
  const drawn = new DOMParser().parseFromString(source, 'image/svg+xml').documentElement;
  drawn.querySelector('title')?.remove();
  drawn.setAttribute('aria-label', label);
  drawn.setAttribute('data-picture', 'thermograph');
  return document.importNode(drawn, true);
}
