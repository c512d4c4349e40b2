// From a dinner party to backward induction. Every board in it is live, and two figures can be stepped through.

import { pentagon, sameClass } from './colourings.js';
import { induction } from './induction.js';
import { ramsey } from './ramsey.js';

/** @type {import('../types.js').LessonItem[]} */
export const lesson = [
  { p: 'learn.sim.intro' },

  { h: 'learn.sim.dinner.title' },
  { p: 'learn.sim.dinner.text' },
  { figure: ramsey },
  { theorem: 'learn.sim.dinner.theorem' },

  { h: 'learn.sim.five.title' },
  { p: 'learn.sim.five.text' },
  { figure: pentagon, caption: 'learn.sim.five.caption' },
  { p: 'learn.sim.five.only' },

  { h: 'learn.sim.play.title' },
  { p: 'learn.sim.play.text' },
  { board: 'sim:6', seats: ['person', 'trukis'], mode: 'hidden', caption: 'learn.sim.play.caption' },
  { p: 'learn.sim.play.end' },

  { h: 'learn.sim.second.title' },
  { p: 'learn.sim.second.text' },
  { board: 'sim:6', seats: ['trakis', 'person'], mode: 'hint', caption: 'learn.sim.second.caption' },
  { p: 'learn.sim.second.hard' },

  { h: 'learn.sim.classes.title' },
  { p: 'learn.sim.classes.text' },
  { figure: sameClass, caption: 'learn.sim.classes.caption' },
  { p: 'learn.sim.classes.count' },
  { board: 'sim:6', seats: ['person', 'person'], mode: 'full', panels: ['graph'], caption: 'learn.sim.classes.map' },
  { p: 'learn.sim.classes.source' },

  { h: 'learn.sim.back.title' },
  { p: 'learn.sim.back.text' },
  { list: ['learn.sim.back.rule.end', 'learn.sim.back.rule.win', 'learn.sim.back.rule.hold', 'learn.sim.back.rule.loss'] },
  { figure: induction, caption: 'learn.sim.back.caption' },
  { theorem: 'learn.sim.back.theorem' },

  { h: 'learn.sim.robots.title' },
  { list: ['learn.sim.robots.trukis', 'learn.sim.robots.trikis', 'learn.sim.robots.trakis'] },
  { p: 'learn.sim.robots.chance' },
  { board: 'sim:6', seats: ['person', 'trukis'], mode: 'full', panels: ['chance'], caption: 'learn.sim.robots.caption' },
  { p: 'learn.sim.robots.rates' },

  { h: 'learn.sim.try.title' },
  { list: ['learn.sim.try.achieve', 'learn.sim.try.five', 'learn.sim.try.narrow', 'learn.sim.try.four'] },

  {
    sources: [
      'G. J. Simmons, “The game of SIM”, Journal of Recreational Mathematics 2 (1969), 66.',
      'E. Mead, A. Rosa, C. Huang, “The game of Sim: a winning strategy for the second player”, Mathematics Magazine 47 (1974), 243–247.',
      'F. P. Ramsey, “On a problem of formal logic”, Proceedings of the London Mathematical Society 30 (1930), 264–286.',
      'learn.sim.source.doddoli',
      'E. Zermelo, “Über eine Anwendung der Mengenlehre auf die Theorie des Schachspiels”, Proceedings of the Fifth International Congress of Mathematicians 2 (1913), 501–504.',
    ],
  },
];
