// From counting free moves to numbers, and from numbers to what green does. Every board in it is live.

import { numberLine } from './number-line.js';
import { presets } from './presets.js';

/** @param {string} id */
const preset = (id) => presets.find((one) => one.id === id)?.line;

/** @type {import('../types.js').LessonItem[]} */
export const lesson = [
  { p: 'learn.hackenbush.intro' },

  { h: 'learn.hackenbush.free.title' },
  { p: 'learn.hackenbush.free.text' },
  { board: 'hackenbush:(B)(B)(B)(R)(R)', seats: ['perfect', 'person'], mode: 'hidden', caption: 'learn.hackenbush.free.caption' },
  { p: 'learn.hackenbush.free.count' },

  { h: 'learn.hackenbush.half.title' },
  { p: 'learn.hackenbush.half.text' },
  { board: 'hackenbush:BR', seats: ['person', 'person'], mode: 'full', panels: ['value'], caption: 'learn.hackenbush.half.one' },
  { p: 'learn.hackenbush.half.how' },
  { board: 'hackenbush:(BR)(BR)(R)', seats: ['perfect', 'person'], mode: 'hint', caption: 'learn.hackenbush.half.caption' },
  { theorem: 'learn.hackenbush.half.theorem' },

  { h: 'learn.hackenbush.quarter.title' },
  { p: 'learn.hackenbush.quarter.text' },
  { board: 'hackenbush:(BRR)(BRR)(RB)', seats: ['perfect', 'person'], mode: 'hint', caption: 'learn.hackenbush.quarter.caption' },

  { h: 'learn.hackenbush.line.title' },
  { p: 'learn.hackenbush.line.text' },
  { figure: numberLine, caption: 'learn.hackenbush.line.caption' },
  { p: 'learn.hackenbush.line.rule' },

  { h: 'learn.hackenbush.sum.title' },
  { p: 'learn.hackenbush.sum.text' },
  { board: 'hackenbush:(BR)(BRB)(RB)(RBR)', seats: ['perfect', 'person'], mode: 'hint', caption: 'learn.hackenbush.sum.caption' },
  { p: 'learn.hackenbush.sum.equal' },
  { theorem: 'learn.hackenbush.sum.theorem' },

  { h: 'learn.hackenbush.simple.title' },
  { p: 'learn.hackenbush.simple.text' },
  { theorem: 'learn.hackenbush.simple.theorem' },
  {
    board: 'hackenbush:BR(R)(BB)',
    seats: ['person', 'person'],
    mode: 'full',
    panels: ['value'],
    caption: 'learn.hackenbush.simple.caption',
  },
  { p: 'learn.hackenbush.simple.cold' },

  { h: 'learn.hackenbush.tree.title' },
  { p: 'learn.hackenbush.tree.text' },
  { board: 'hackenbush:(B(BR)(R))(RBR)', seats: ['perfect', 'person'], mode: 'hint', caption: 'learn.hackenbush.tree.caption' },
  { theorem: 'learn.hackenbush.tree.theorem' },
  { p: 'learn.hackenbush.tree.source' },

  { h: 'learn.hackenbush.green.title' },
  { p: 'learn.hackenbush.green.star' },
  { board: 'hackenbush:(GG)(GGG)(GGGG)', seats: ['person', 'perfect'], mode: 'full', caption: 'learn.hackenbush.green.nim' },
  { p: 'learn.hackenbush.green.up' },
  { board: 'hackenbush:GB', seats: ['person', 'person'], mode: 'full', panels: ['value'], caption: 'learn.hackenbush.green.caption' },
  { p: 'learn.hackenbush.green.tiny' },
  {
    board: 'hackenbush:(GB)(G)(RBBBB)',
    seats: ['person', 'perfect'],
    mode: 'full',
    panels: ['value'],
    caption: 'learn.hackenbush.green.lost',
  },

  { h: 'learn.hackenbush.round.title' },
  { p: 'learn.hackenbush.round.fusion' },
  { board: preset('fusion'), seats: ['person', 'perfect'], mode: 'full', caption: 'learn.hackenbush.round.caption' },
  { p: 'learn.hackenbush.round.hard' },
  { board: preset('girl'), seats: ['person', 'perfect'], mode: 'hint', caption: 'learn.hackenbush.round.girl' },

  { h: 'learn.hackenbush.try.title' },
  { list: ['learn.hackenbush.try.garden', 'learn.hackenbush.try.puzzle', 'learn.hackenbush.try.flowers', 'learn.hackenbush.try.values'] },

  {
    sources: [
      'E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for Your Mathematical Plays, Academic Press, 1982.',
      'J. H. Conway, On Numbers and Games, Academic Press, 1976.',
      'learn.hackenbush.source.matias',
    ],
  },
];
