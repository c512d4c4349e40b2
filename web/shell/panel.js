/** The panel beside the board; on a narrow screen the same panel is a sheet from below. Two tabs: the game, the X-ray. */
import { el, listen } from './dom.js';
import { icon } from './icons.js';

/** @typedef {import('./table.js').Desk} Desk */
/** @typedef {{ id: string, content: HTMLElement }} Tab */

/** As in layout.css. */
const WIDE = '(min-width: 900px)';

/**
 * @param {Desk} desk
 * @param {Tab[]} tabs
 * @param {(visible: (tab: string) => boolean) => void} onShow  told when a tab may have come into sight or gone out of it
 */
export function createPanel({ t }, tabs, onShow) {
  const wide = matchMedia(WIDE);
  let open = false;
  let current = tabs[0].id;

  const buttons = tabs.map(({ id }) =>
    el(
      'button',
      {
        class: 'tab',
        type: 'button',
        role: 'tab',
        id: `tab-${id}`,
        'aria-controls': `tabpanel-${id}`,
        data: { tab: id },
        on: { click: () => show(id), keydown: arrows },
      },
      t(`tab.${id}`),
    ),
  );
  const pages = tabs.map(({ id, content }) =>
    el('div', { class: 'tab-page', role: 'tabpanel', id: `tabpanel-${id}`, 'aria-labelledby': `tab-${id}`, tabindex: 0 }, content),
  );
  const close = el(
    'button',
    { class: 'button quiet square sheet-close', type: 'button', 'aria-label': t('action.close'), data: { action: 'menu' } },
    icon('close'),
  );
  const element = el(
    'aside',
    { class: 'panel', id: 'panel', 'aria-label': t('panel.label'), on: { keydown: dismiss } },
    el('div', { class: 'panel-head' }, el('div', { class: 'tabs', role: 'tablist', 'aria-label': t('panel.label') }, ...buttons), close),
    ...pages,
  );

  /** A sheet goes away like a dialog does. @param {KeyboardEvent} event */
  function dismiss(event) {
    if (event.key === 'Escape' && open && !wide.matches) close.click();
  }

  /** Is this tab in sight? @param {string} id */
  const visible = (id) => current === id && (wide.matches || open);

  /** @param {KeyboardEvent} event */
  function arrows(event) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const place = (tabs.findIndex(({ id }) => id === current) + step + tabs.length) % tabs.length;
    show(tabs[place].id);
    buttons[place].focus();
  }

  function draw() {
    tabs.forEach(({ id }, place) => {
      buttons[place].setAttribute('aria-selected', String(id === current));
      buttons[place].tabIndex = id === current ? 0 : -1;
      pages[place].hidden = id !== current;
    });
    element.hidden = !wide.matches && !open;
    document.body.dataset.sheet = String(open && !wide.matches);
    onShow(visible);
  }

  /** @param {string} id */
  function show(id) {
    current = id;
    draw();
  }

  const unlisten = listen(wide, 'change', draw);
  draw();

  return {
    element,
    get wide() {
      return wide.matches;
    },
    visible,
    show,
    /** @param {boolean} [to] */
    toggle(to = !open) {
      open = to;
      draw();
      return open;
    },
    get open() {
      return open;
    },
    /** @param {() => void} listener */
    onWidth: (listener) => listen(wide, 'change', listener),
    destroy() {
      unlisten();
      delete document.body.dataset.sheet;
    },
  };
}
