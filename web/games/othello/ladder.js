// How strong the robots are, as they were measured: points on Elo's scale more than the dice, with standard errors. 400
// points are ten to one. Starts were random openings of eight moves that look even, each played twice with colours
// exchanged; everybody met the next two above, 100 games a match. Robots that are not listed have not been measured, and
// are shown without points. To repeat it (a few minutes; with `perfect` hours):
//
//     zermelo ladder othello --even --games 100 --robots random,careful,greedy,beginner,…,grandmaster

/** @type {Readonly<Record<string, { elo: number, error: number }>>} */
export const ladder = {
  random: { elo: 0, error: 0 },
  careful: { elo: 34, error: 29 },
  greedy: { elo: 112, error: 29 },
  beginner: { elo: 605, error: 58 },
  novice: { elo: 723, error: 61 },
  learner: { elo: 770, error: 63 },
  casual: { elo: 855, error: 65 },
  keen: { elo: 1044, error: 69 },
  club: { elo: 1149, error: 72 },
  skilled: { elo: 1356, error: 75 },
  strong: { elo: 1552, error: 80 },
  expert: { elo: 1861, error: 85 },
  master: { elo: 1947, error: 87 },
  grandmaster: { elo: 2230, error: 93 },
};
