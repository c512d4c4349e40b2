// The position that is explored, on a board: what can be played shows what it is worth, and whether it has a name.

import { html } from '../../../board/dom.js';
import { createGrid } from '../grid.js';
import { signed } from '../numbers.js';
import { discAt, nameOf } from '../squares.js';
import { worth } from './roads.js';

/** @param {import('../../types.js').Translate} t @param {(square: string) => void} onPress */
export function createMap(t, onPress) {
  const grid = createGrid({ label: t('othello.explore.board'), onPress: (square) => onPress(nameOf(square)) });
  grid.grid.addEventListener('click', (event) => {
    const square = grid.squareAt(event.target);
    // Without a pointer the grid tells of it itself.
    if (square !== null && event.detail > 0) onPress(nameOf(square));
  });

  return {
    element: html('div', { class: 'ot-board explore-board' }, grid.element),
    /** @param {import('../../types.js').Table} table @param {import('./explorer.js').Crossroads} known */
    update(table, { branches }) {
      const ways = new Map(branches.flatMap((branch) => branch.moves.map((move) => [move, branch])));
      const best = Math.max(...branches.map(({ value }) => value ?? Number.NEGATIVE_INFINITY));
      for (let square = 0; square < 64; square++) {
        const name = nameOf(square);
        const disc = discAt(table.board.cells, square);
        const way = ways.get(name);
        const player = disc === null ? '' : t(`player.${table.players[disc]}`);
        const plain = t(disc === null ? 'othello.square.empty' : 'othello.square.disc', { square: name, player });
        const told = way ? [name, way.name ?? '', worth(way, t)].filter(Boolean).join(', ') : plain;
        const figure = way ? (way.value === null ? '·' : signed(t, Math.round(way.value) + 0)) : '';
        grid.show(square, { name: told, disc, figure });
        const kinds = way ? ['way', way.name ? 'named' : '', way.value === best ? 'best' : ''] : [];
        grid.dress(square, kinds.filter(Boolean).join(' '));
      }
    },
  };
}
