// From the last move to labels that run backwards, from labels to numbers and sums, and what becomes of all that where
// arcs run in circles.

import { checked, folded, run } from './figures.js';
import { presets } from './presets.js';

/** @param {string} id */
const preset = (id) => presets.find((one) => one.id === id)?.line ?? '';

/** Without cycles, small enough to label by hand. */
const DOWNHILL = 'tokens:1>2,1>3,1>4,2>4,2>6,3>5,3>7,4>5,4>6,5>7,6>7,6>8,7>8;on=1';
/** With a circle, and a way out of it that nobody likes. */
const ROUND = 'tokens:1>2,2>1,1>3,3>4,5>1,5>4,6>5;on=6';

/** @type {import('../types.js').LessonItem[]} */
export const lesson = [
  { p: 'learn.tokens.intro' },

  { h: 'learn.tokens.last.title' },
  { p: 'learn.tokens.last.text' },
  { board: DOWNHILL, seats: ['person', 'perfect'], mode: 'hidden', caption: 'learn.tokens.last.caption' },
  { p: 'learn.tokens.last.end' },

  { h: 'learn.tokens.back.title' },
  { p: 'learn.tokens.back.text' },
  { list: ['learn.tokens.back.end', 'learn.tokens.back.win', 'learn.tokens.back.loss'] },
  { figure: run(DOWNHILL, 'labelling'), caption: 'learn.tokens.back.caption' },
  { p: 'learn.tokens.back.why' },

  { h: 'learn.tokens.mex.title' },
  { p: 'learn.tokens.mex.text' },
  { figure: run(DOWNHILL, 'valuing'), caption: 'learn.tokens.mex.caption' },
  { p: 'learn.tokens.mex.zero' },

  { h: 'learn.tokens.sum.title' },
  { p: 'learn.tokens.sum.text' },
  { theorem: 'learn.tokens.sum.theorem' },
  { board: preset('nim'), seats: ['person', 'perfect'], mode: 'full', panels: ['sum'], caption: 'learn.tokens.sum.caption' },

  { h: 'learn.tokens.cycles.title' },
  { p: 'learn.tokens.cycles.text' },
  { board: preset('ring'), seats: ['person', 'person'], mode: 'hint', caption: 'learn.tokens.cycles.ring' },
  { p: 'learn.tokens.cycles.label' },
  { figure: run(ROUND, 'labelling'), caption: 'learn.tokens.cycles.caption' },
  { p: 'learn.tokens.cycles.wrong' },
  { board: preset('rescue'), seats: ['person', 'perfect'], mode: 'full', panels: ['sum'], caption: 'learn.tokens.cycles.rescue' },

  { h: 'learn.tokens.infinite.title' },
  { p: 'learn.tokens.infinite.text' },
  { p: 'learn.tokens.infinite.back' },
  { list: ['learn.tokens.infinite.shift', 'learn.tokens.infinite.two'] },
  { theorem: 'learn.tokens.infinite.theorem' },
  { figure: run(preset('source'), 'valuing'), caption: 'learn.tokens.infinite.caption' },

  { h: 'learn.tokens.hurry.title' },
  { p: 'learn.tokens.hurry.text' },
  { board: preset('door'), seats: ['person', 'perfect'], mode: 'full', caption: 'learn.tokens.hurry.door' },
  { p: 'learn.tokens.hurry.counter' },
  { p: 'learn.tokens.hurry.now' },
  { board: preset('hidden'), seats: ['person', 'perfect'], mode: 'hint', caption: 'learn.tokens.hurry.caption' },

  { h: 'learn.tokens.maps.title' },
  { p: 'learn.tokens.maps.text' },
  { theorem: 'learn.tokens.maps.theorem' },
  { figure: checked('tokens:1>2,1>3,2>4,3>4', '1>2,2>3', '1>1,2>2,3>2,4>3'), caption: 'learn.tokens.maps.caption' },
  { p: 'learn.tokens.maps.largest' },
  { figure: folded('tokens:1>2,1>3,2>4,3>5,4>6,5>6,4>2,5>3;on=1'), caption: 'learn.tokens.maps.folded' },

  { h: 'learn.tokens.source.title' },
  { p: 'learn.tokens.source.text' },
  { list: ['learn.tokens.source.zero', 'learn.tokens.source.machine', 'learn.tokens.source.counter'] },

  { h: 'learn.tokens.try.title' },
  { list: ['learn.tokens.try.third', 'learn.tokens.try.kayles', 'learn.tokens.try.triangle', 'learn.tokens.try.own'] },

  {
    sources: [
      'learn.tokens.source.berrocal',
      'C. A. B. Smith, “Graphs and composite games”, Journal of Combinatorial Theory 1 (1966), 51–81.',
      'A. S. Fraenkel, Y. Yesha, “The generalized Sprague–Grundy function and its invariance under certain mappings”, Journal of Combinatorial Theory, Series A 43 (1986), 165–177.',
    ],
  },
];
