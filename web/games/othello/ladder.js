// How strong the robots are, as they were measured: points on Elo's scale more than the dice, with standard errors. 400
// points are ten to one. Every match was of so many games, from random openings of eight moves, each played twice with
// colours exchanged. To repeat it (the second takes an hour; its last step is put on top of the first):
//
//     zermelo ladder othello --games 400 --robots random,careful,greedy,novice,learner,club,strong,master
//     zermelo ladder othello --games 40 --robots strong,master,perfect

/** @type {Readonly<Record<string, { elo: number, error: number }>>} */
export const ladder = {
  random: { elo: 0, error: 0 },
  careful: { elo: 35, error: 14 },
  greedy: { elo: 123, error: 15 },
  novice: { elo: 445, error: 23 },
  learner: { elo: 810, error: 32 },
  club: { elo: 1116, error: 37 },
  strong: { elo: 1471, error: 42 },
  master: { elo: 1720, error: 45 },
  perfect: { elo: 2165, error: 107 },
};
