// All games, by the name that their lines begin with. A view is loaded when its game is first shown.

/** @typedef {import('./types.js').GameView} GameView */

/** @type {{ [id: string]: () => Promise<GameView> }} */
const views = {
  nim: async () => (await import('./nim.js')).nim,
  sim: async () => (await import('./sim.js')).sim,
  hackenbush: async () => (await import('./hackenbush.js')).hackenbush,
  convexity: async () => (await import('./convexity.js')).convexity,
  tokens: async () => (await import('./tokens.js')).tokens,
  othello: async () => (await import('./othello.js')).othello,
};

/** Rejects where the view cannot be loaded; the next call tries again. @param {string} id @returns {Promise<GameView>} */
export const loadGame = (id) => views[id]();
