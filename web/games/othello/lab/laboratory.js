// The laboratory: two players, and four ways to compare them on the position on the table.

import { html } from '../../../board/dom.js';
import { createEdges } from './edges.js';
import { createFeatures } from './features.js';
import { createMatch } from './match.js';
import { createOneMove } from './move.js';
import { openPlayers } from './players.js';
import { createSeat } from './seat.js';
import { createTabs } from './tabs.js';

/** @typedef {import('../../types.js').Table} Table */
/** @typedef {import('./players.js').Player} Player */
/**
 * What a part of the laboratory has to work with.
 * @typedef {object} Bench
 * @property {import('../../types.js').Translate} t
 * @property {import('../../types.js').Engine} engine
 * @property {Player[]} players
 * @property {string} topic of its jobs; what it does besides has a suffix of its own
 * @property {(move: string) => void} [onMove]
 */
/** @typedef {{ element: HTMLElement, update: (table: Table) => void, stop?: () => void }} Part */

let made = 0;

/** @param {HTMLElement} host @param {import('../../types.js').PanelContext} context */
export function createLaboratory(host, { t, engine, store, onMove }) {
  made += 1;
  /** @type {Part[]} */
  let parts = [];
  /** @type {Table | null} */
  let table = null;
  let live = true;
  const root = html('div', { class: 'lab-room' });
  host.append(root);

  const update = () => {
    if (table) for (const part of parts) part.update(table);
  };

  async function open() {
    const players = await openPlayers({
      engine,
      store,
      onChange(index) {
        if (!live) return;
        seats[index].update();
        update();
      },
    });
    if (!live) return;
    const seats = players.players.map((_, index) => createSeat(index, { t, players }));
    /** @type {Bench} */
    const bench = { t, engine, players: players.players, topic: `ask:lab${made}`, onMove };
    const kinds = { features: createFeatures, move: createOneMove, match: createMatch, edge: createEdges };
    const tabs = Object.entries(kinds).map(([id, create]) => ({ id, title: t(`othello.lab.${id}`), part: create(bench) }));
    parts = tabs.map(({ part }) => part);
    root.replaceChildren(
      html('div', { class: 'lab-pair lab-players' }, ...seats.map(({ element }) => element)),
      createTabs(
        t('othello.panel.lab'),
        tabs.map(({ id, title, part }) => ({ id, title, content: part.element })),
      ).element,
    );
    update();
  }

  // An engine that crashes starts anew, and says so itself.
  const opening = open().catch(() => {});

  return {
    opening,
    /** @param {Table} now */
    update(now) {
      if (now.position === table?.position) return;
      table = now;
      update();
    },
    stop() {
      for (const part of parts) part.stop?.();
    },
    destroy() {
      live = false;
      for (const part of parts) part.stop?.();
      root.remove();
    },
  };
}
