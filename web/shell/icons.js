/** Icons as strokes on a grid of 24. They are decoration: the words stand beside them or in the button's name. */

/** @type {Record<string, string>} */
const strokes = {
  home: 'M4 11l8-7 8 7M6.5 9.5V20h11V9.5',
  new: 'M12 5v14M5 12h14',
  undo: 'M9 6L4 11l5 5M4.5 11H14a6 6 0 0 1 0 9h-2',
  redo: 'M15 6l5 5-5 5M19.500 11H10a6 6 0 0 0 0 9h2',
  hint: 'M9 18h6M10 21h4M12 3a6.500 6.500 0 0 0-3.700 11.800c.5.4.7.9.7 1.700h6c0-.8.2-1.300.7-1.700A6.500 6.500 0 0 0 12 3z',
  xray: 'M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  resign: 'M6 21V4M6 4.500h11l-2.500 4 2.500 4H6',
  offer: 'M4 9.500h16M4 14.500h16',
  share: 'M12 14.500V3.500M8 7l4-3.500L16 7M6 11H4.500v9.500h15V11H18',
  rules: 'M6 3.500h12v17H6zM9 8h6M9 12h6M9 16h3.500',
  edit: 'M4 20l1-4.500L16.500 4 20 7.500 8.500 19zM14 6.500L17.500 10',
  learn:
    'M12 6.500C10 4.800 7 4.300 3.500 4.500v13.500c3.500-.2 6.500.3 8.500 2 2-1.700 5-2.200 8.500-2V4.500C17 4.300 14 4.800 12 6.500zM12 6.500V20',
  menu: 'M4 15.500h16M4 20h16M8 10l4-4 4 4',
  close: 'M6 6l12 12M18 6L6 18',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.500v5M9 14.500v5',
  play: 'M8 5.500v13l10.500-6.500z',
  stop: 'M6.500 6.500h11v11h-11z',
  next: 'M9 5.500l6.500 6.500L9 18.500',
  back: 'M15 5.500L8.500 12l6.500 6.500',
  copy: 'M8.500 8.500h11v12h-11zM15.500 8.500v-5h-11v12h4',
  download: 'M12 3.500v11M8 11l4 3.500 4-3.500M4.500 18v2.500h15V18',
  picture: 'M3.500 5.500h17v13h-17zM3.500 16l5-5 4 4 3-3 5 5M15.500 8.500v.01',
  swap: 'M7 4.500L3.500 8 7 11.500M4 8h16M17 12.500L20.500 16 17 19.500M20 16H4',
  help: 'M9 9a3 3 0 1 1 4.600 2.600C12.500 12.300 12 13 12 14.500M12 18v.01',
};

const SVG = 'http://www.w3.org/2000/svg';

/**
 * @param {string} tag @param {Record<string, string|number>} attributes @param {...Node} children
 * @returns {SVGElement}
 */
export function svg(tag, attributes, ...children) {
  const node = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, String(value));
  node.append(...children);
  return node;
}

/** @param {string} name */
export function icon(name) {
  return svg('svg', { class: 'icon', viewBox: '0 0 24 24', 'aria-hidden': 'true' }, svg('path', { d: strokes[name] ?? '' }));
}

/** Outcomes by shape, as the boards draw them: up wins, down loses, a diamond draws. @type {Record<string, string>} */
const shapes = {
  win: 'M12 4l9 15.500H3z',
  draw: 'M12 3l9 9-9 9-9-9z',
  loss: 'M12 20L3 4.500h18z',
  unknown: strokes.help,
};

/** The mark of an outcome: its shape says it without its colour. @param {string} outcome */
export function outcomeMark(outcome) {
  return svg('svg', { class: `mark ${outcome}`, viewBox: '0 0 24 24', 'aria-hidden': 'true' }, svg('path', { d: shapes[outcome] ?? '' }));
}

/** The mark: a Z whose strokes are the moves of a small game tree, from the first move to the last. */
export function logo() {
  const nodes = /** @type {[number, number, string][]} */ ([
    [5, 5, 'first'],
    [19, 5, 'second'],
    [5, 19, 'first'],
    [19, 19, 'last'],
  ]);
  return svg(
    'svg',
    { class: 'logo', viewBox: '0 0 24 24', 'aria-hidden': 'true' },
    svg('path', { d: 'M5 5H19L5 19H19' }),
    ...nodes.map(([x, y, kind]) => svg('circle', { class: kind, cx: x, cy: y, r: 3.2 })),
  );
}
