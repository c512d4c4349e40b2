// How strong the robots are, as they were measured: points on Elo's scale more than the dice, with standard errors. 400
// points are ten to one. Starts were random openings of eight moves that look even, each played twice with colours
// exchanged. In the first run everybody met the next two above, 100 games a match; further runs gave neighbours more
// games, and the strongest, who take ten seconds and more a game, 40 against `grandmaster`. To repeat it:
//
//     zermelo ladder othello --even --robots random,careful,greedy,beginner,…,grandmaster > first.json
//     zermelo ladder othello --even --games 600 --seed 4 --robots random,…,keen > weak.json
//     zermelo ladder othello --even --games 150 --seed 5 --robots keen,…,master > middle.json
//     zermelo ladder othello --even --games 200 --seed 6 --robots expert,master,grandmaster > strong.json
//     zermelo ladder othello --even --games 40 --seed 2 --robots grandmaster,perfect > perfect.json
//     zermelo ladder othello --even --games 40 --seed 3 --robots grandmaster,trap > trap.json
//     zermelo ladder othello --games 0 --with first.json --with weak.json … --robots random,…,perfect,trap

/** @type {Readonly<Record<string, { elo: number, error: number }>>} */
export const ladder = {
  random: { elo: 0, error: 0 },
  careful: { elo: 34, error: 11 },
  greedy: { elo: 96, error: 11 },
  beginner: { elo: 555, error: 20 },
  novice: { elo: 641, error: 21 },
  learner: { elo: 711, error: 22 },
  casual: { elo: 791, error: 23 },
  keen: { elo: 941, error: 24 },
  club: { elo: 1042, error: 30 },
  skilled: { elo: 1216, error: 32 },
  strong: { elo: 1430, error: 36 },
  expert: { elo: 1688, error: 40 },
  master: { elo: 1765, error: 41 },
  grandmaster: { elo: 2055, error: 45 },
  perfect: { elo: 2414, error: 98 },
  trap: { elo: 2356, error: 89 },
};
