// From convex sets to games on them, from paths to trees, and what the partizan game has to do with Hackenbush.

import { closure } from './closure.js';
import { presets } from './presets.js';

/** @param {string} id */
const preset = (id) => presets.find((one) => one.id === id)?.line;

/** @type {import('../types.js').LessonItem[]} */
export const lesson = [
  { p: 'learn.convexity.intro' },

  { h: 'learn.convexity.convex.title' },
  { p: 'learn.convexity.convex.text' },
  { figure: closure, caption: 'learn.convexity.convex.caption' },
  { p: 'learn.convexity.convex.hull' },
  { p: 'learn.convexity.convex.induced' },

  { h: 'learn.convexity.play.title' },
  { p: 'learn.convexity.play.text' },
  { board: 'convexity:1-2,2-3,3-4,4-5,5-6,6-7', seats: ['person', 'perfect'], mode: 'hint', caption: 'learn.convexity.play.caption' },
  { p: 'learn.convexity.play.middle' },

  { h: 'learn.convexity.open.title' },
  { p: 'learn.convexity.open.text' },
  {
    board: 'convexity:1-2,2-3,4-5,5-6,7-8,8-9,1-4,4-7,2-5,5-8,3-6,6-9;game=ig',
    seats: ['person', 'perfect'],
    mode: 'hint',
    caption: 'learn.convexity.open.caption',
  },
  { p: 'learn.convexity.open.four' },

  { h: 'learn.convexity.nim.title' },
  { p: 'learn.convexity.nim.text' },
  { board: preset('path'), seats: ['person', 'perfect'], mode: 'full', panels: ['parts'], caption: 'learn.convexity.nim.caption' },
  { p: 'learn.convexity.nim.sum' },

  { h: 'learn.convexity.tree.title' },
  { p: 'learn.convexity.tree.parts' },
  { p: 'learn.convexity.tree.options' },
  { theorem: 'learn.convexity.tree.theorem' },
  { p: 'learn.convexity.tree.example' },
  { board: preset('leaf'), seats: ['person', 'person'], mode: 'full', panels: ['parts'], caption: 'learn.convexity.tree.caption' },
  { p: 'learn.convexity.tree.misere' },

  { h: 'learn.convexity.hackenbush.title' },
  { p: 'learn.convexity.hackenbush.text' },
  { board: preset('zero'), seats: ['perfect', 'person'], mode: 'hint', panels: ['stalks'], caption: 'learn.convexity.hackenbush.caption' },
  { p: 'learn.convexity.hackenbush.leaf' },
  { theorem: 'learn.convexity.hackenbush.theorem' },
  { p: 'learn.convexity.hackenbush.arrows' },
  { board: preset('arrows'), seats: ['person', 'person'], mode: 'full', panels: ['stalks'], caption: 'learn.convexity.hackenbush.tree' },

  { h: 'learn.convexity.fuzzy.title' },
  { p: 'learn.convexity.fuzzy.text' },
  { board: preset('square'), seats: ['person', 'perfect'], mode: 'full', caption: 'learn.convexity.fuzzy.caption' },

  { h: 'learn.convexity.source.title' },
  { p: 'learn.convexity.source.text' },
  {
    list: [
      'learn.convexity.source.options',
      'learn.convexity.source.colour',
      'learn.convexity.source.fuzzy',
      'learn.convexity.source.direction',
    ],
  },

  { h: 'learn.convexity.try.title' },
  { list: ['learn.convexity.try.petersen', 'learn.convexity.try.family', 'learn.convexity.try.star', 'learn.convexity.try.draw'] },

  {
    sources: [
      'learn.convexity.source.matias',
      'F. Buckley, F. Harary, “Geodetic games for graphs”, Quaestiones Mathematicae 8 (1985).',
      'A. S. Fraenkel, F. Harary, “Geodetic contraction games on graphs”, International Journal of Game Theory 18 (1989).',
      'I. M. Pelayo, Geodesic Convexity in Graphs, Springer, 2013.',
    ],
  },
];
