// From playing to the theorem. Every board in it is live.

/** @type {import('../types.js').LessonItem[]} */
export const lesson = [
  { p: 'learn.nim.intro' },

  { h: 'learn.nim.one.title' },
  { p: 'learn.nim.one.play' },
  { board: 'nim:15;play=misere;max=3', seats: ['person', 'careful'], mode: 'hidden', caption: 'learn.nim.one.caption' },
  { p: 'learn.nim.one.end' },
  { theorem: 'learn.nim.one.theorem' },
  { board: 'nim:21;play=misere;max=3', seats: ['perfect', 'person'], mode: 'full', panels: ['graph'], caption: 'learn.nim.one.graph' },
  { p: 'learn.nim.one.source' },
  { p: 'learn.nim.one.zermelo' },

  { h: 'learn.nim.two.title' },
  { p: 'learn.nim.two.play' },
  { board: 'nim:6,6', seats: ['level1', 'person'], mode: 'hint', caption: 'learn.nim.two.caption' },
  { p: 'learn.nim.two.unequal' },

  { h: 'learn.nim.sum.title' },
  { p: 'learn.nim.sum.break' },
  { p: 'learn.nim.sum.powers' },
  { board: 'nim:3,5,7', seats: ['person', 'perfect'], mode: 'full', panels: ['binary'], caption: 'learn.nim.sum.caption' },
  { p: 'learn.nim.sum.define' },
  { theorem: 'learn.nim.sum.theorem' },

  { h: 'learn.nim.why.title' },
  { p: 'learn.nim.why.zero' },
  { p: 'learn.nim.why.other' },
  { p: 'learn.nim.why.end' },
  { board: 'nim:3,4,5', seats: ['person', 'perfect'], mode: 'hint', panels: ['binary'], caption: 'learn.nim.why.caption' },

  { h: 'learn.nim.misere.title' },
  { p: 'learn.nim.misere.rule' },
  { board: 'nim:1,3,5,7;play=misere', seats: ['perfect', 'person'], mode: 'hint', caption: 'learn.nim.misere.caption' },
  { p: 'learn.nim.misere.why' },

  { h: 'learn.nim.limits.title' },
  { p: 'learn.nim.limits.max' },
  { p: 'learn.nim.limits.mex' },
  { board: 'nim:20;take=1+3+4', seats: ['person', 'perfect'], mode: 'full', panels: ['graph'], caption: 'learn.nim.limits.caption' },
  { p: 'learn.nim.limits.period' },
  { theorem: 'learn.nim.limits.theorem' },

  { h: 'learn.nim.try.title' },
  { list: ['learn.nim.try.mirror', 'learn.nim.try.columns', 'learn.nim.try.giant', 'learn.nim.try.cost'] },

  {
    sources: [
      'C. L. Bouton, “Nim, a game with a complete mathematical theory”, Annals of Mathematics 3 (1901–1902), 35–39.',
      'learn.nim.source.rojas',
      'T. S. Ferguson, “On sums of graph games with last player losing”, International Journal of Game Theory 3 (1974), 159–167.',
      'R. P. Sprague, “Über mathematische Kampfspiele”, Tôhoku Mathematical Journal 41 (1935–1936), 438–444.',
      'P. M. Grundy, “Mathematics and games”, Eureka 2 (1939), 6–8.',
      'E. Zermelo, “Über eine Anwendung der Mengenlehre auf die Theorie des Schachspiels”, Proceedings of the Fifth International Congress of Mathematicians 2 (1913), 501–504.',
    ],
  },
];
