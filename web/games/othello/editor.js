// Setting up a position.

/** @param {HTMLElement} _host @param {import('../types.js').EditorContext} _context */
export function editor(_host, _context) {
  return { destroy() {} };
}
