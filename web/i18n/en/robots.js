export default {
  "player.first": "First",
  "player.second": "Second",
  "robot.random": "Random",
  "robot.random.about": "Plays any move, by the dice.",
  "robot.careful": "Careful",
  "robot.careful.about": "Plays by the dice, but never walks straight into a loss.",
  "robot.level1": "Level 1",
  "robot.level1.about": "Finds the perfect move one time in four.",
  "robot.level2": "Level 2",
  "robot.level2.about": "Finds the perfect move every other time.",
  "robot.level3": "Level 3",
  "robot.level3.about": "Finds the perfect move three times in four.",
  "robot.perfect": "Perfect",
  "robot.perfect.about": "Never errs: wins as soon as it can, loses as late as it can.",
  "robot.trap": "Trapper",
  "robot.trap.about": "Perfect, and among equal moves picks the one where you are most likely to go wrong."
};
