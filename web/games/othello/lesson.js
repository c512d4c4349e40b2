// From grabbing discs to what alpha-beta cuts and why. The boards in it are live; what it claims of them is proved by a test.

import { explorePanel } from './explore.js';
import { edgeFigure } from './edge-figure.js';
import { mobilityFigure } from './mobility-figure.js';
import { presets } from './presets.js';
import { squaresFigure } from './squares-figure.js';
import { stableFigure } from './stable-figure.js';
import { treeFigure } from './tree-figure.js';

/** @param {string} id */
const preset = (id) => presets.find((one) => one.id === id)?.line;

/** @type {import('../types.js').LessonItem[]} */
export const lesson = [
  { p: 'learn.othello.intro' },

  { h: 'learn.othello.play.title' },
  { p: 'learn.othello.play.text' },
  { board: 'othello:', seats: ['person', 'greedy'], mode: 'hint', caption: 'learn.othello.play.caption' },

  { h: 'learn.othello.many.title' },
  { p: 'learn.othello.many.text' },
  { board: preset('surrounded'), seats: ['person', 'perfect'], mode: 'full', caption: 'learn.othello.many.caption' },
  { p: 'learn.othello.many.why' },

  { h: 'learn.othello.corner.title' },
  { p: 'learn.othello.corner.text' },
  { figure: squaresFigure, caption: 'learn.othello.corner.caption' },
  { p: 'learn.othello.corner.trap' },
  { board: preset('trap'), seats: ['person', 'perfect'], mode: 'hint', caption: 'learn.othello.corner.try' },

  { h: 'learn.othello.mobility.title' },
  { p: 'learn.othello.mobility.text' },
  { figure: mobilityFigure, caption: 'learn.othello.mobility.caption' },
  { p: 'learn.othello.mobility.answer' },

  { h: 'learn.othello.stable.title' },
  { p: 'learn.othello.stable.text' },
  { figure: stableFigure },
  { p: 'learn.othello.stable.use' },
  { board: preset('anchor'), seats: ['person', 'perfect'], mode: 'hint', caption: 'learn.othello.stable.caption' },

  { h: 'learn.othello.parity.title' },
  { p: 'learn.othello.parity.text' },
  { board: preset('parity'), seats: ['person', 'perfect'], mode: 'full', caption: 'learn.othello.parity.caption' },

  { h: 'learn.othello.judge.title' },
  { p: 'learn.othello.judge.text' },
  { theorem: 'learn.othello.judge.formula' },
  { p: 'learn.othello.judge.weights' },
  { p: 'learn.othello.edge.text' },
  { figure: edgeFigure, caption: 'learn.othello.edge.caption' },

  { h: 'learn.othello.ahead.title' },
  { p: 'learn.othello.ahead.text' },
  { p: 'learn.othello.ahead.many' },

  { h: 'learn.othello.cut.title' },
  { p: 'learn.othello.cut.text' },
  { figure: treeFigure, caption: 'learn.othello.cut.caption' },
  { theorem: 'learn.othello.cut.theorem' },
  { p: 'learn.othello.cut.saves' },

  { h: 'learn.othello.end.title' },
  { p: 'learn.othello.end.text' },
  { theorem: 'learn.othello.end.theorem' },
  { board: preset('twelve'), seats: ['person', 'perfect'], mode: 'hint', caption: 'learn.othello.end.caption' },
  { p: 'learn.othello.end.honest' },

  { h: 'learn.othello.openings.title' },
  { p: 'learn.othello.openings.text' },
  { figure: explorePanel.mount },
  { p: 'learn.othello.openings.balanced' },

  { h: 'learn.othello.try.title' },
  {
    list: [
      'learn.othello.try.greed',
      'learn.othello.try.wedge',
      'learn.othello.try.pass',
      'learn.othello.try.wipeout',
      'learn.othello.try.openings',
    ],
  },

  {
    sources: [
      'learn.othello.source.manual',
      'D. E. Knuth, R. W. Moore, “An analysis of alpha-beta pruning”, Artificial Intelligence 6 (1975), 293–326.',
      'B. Rose, Othello: A Minute to Learn… A Lifetime to Master.',
      'T. Landau, Othello: Brief & Basic.',
    ],
  },
];
