// How strong the robots are, as they were measured: points on Elo's scale more than the dice, with standard errors. 400
// points are ten to one. Starts were random openings of eight moves that look even, each played twice with colours
// exchanged. In the first run everybody met the next two above, 100 games a match; further runs gave neighbours more
// games, and the strongest, who take long, met `grandmaster` alone, 120 and 140 times. Against somebody who errs as little,
// traps cost strength. To repeat it:
//
//     zermelo ladder othello --even --robots random,careful,greedy,beginner,…,grandmaster > first.json
//     zermelo ladder othello --even --games 300 --seed 4 --robots random,…,keen > weak.json
//     zermelo ladder othello --even --games 300 --seed 5 --robots keen,…,master > middle.json
//     zermelo ladder othello --even --games 200 --seed 6 --robots expert,master,grandmaster > strong.json
//     zermelo ladder othello --even --games 40 --seed 2 --robots grandmaster,perfect > perfect.json
//     zermelo ladder othello --even --games 40 --seed 3 --robots grandmaster,trap > trap.json
//     zermelo ladder othello --even --games 10 --seed 101 --robots grandmaster,perfect > perfect-101.json (103, … 115 too)
//     zermelo ladder othello --even --games 10 --seed 102 --robots grandmaster,trap > trap-102.json (104, … 120 too)
//     zermelo ladder othello --games 0 --with first.json --with weak.json … --robots random,…,perfect,trap

/** @type {Readonly<Record<string, { elo: number, error: number }>>} */
export const ladder = {
  random: { elo: 0, error: 0 },
  careful: { elo: 18, error: 14 },
  greedy: { elo: 67, error: 14 },
  beginner: { elo: 641, error: 34 },
  novice: { elo: 753, error: 35 },
  learner: { elo: 842, error: 36 },
  casual: { elo: 919, error: 37 },
  keen: { elo: 1114, error: 39 },
  club: { elo: 1203, error: 41 },
  skilled: { elo: 1368, error: 42 },
  strong: { elo: 1583, error: 44 },
  expert: { elo: 1827, error: 46 },
  master: { elo: 1946, error: 47 },
  grandmaster: { elo: 2236, error: 51 },
  perfect: { elo: 2662, error: 78 },
  trap: { elo: 2372, error: 60 },
};
