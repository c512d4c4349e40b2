export default {
  "player.first": "Primeiro",
  "player.second": "Segundo",
  "robot.random": "Ao acaso",
  "robot.random.about": "Faz qualquer jogada, nos dados.",
  "robot.careful": "Cauteloso",
  "robot.careful.about": "Joga nos dados, mas nunca entrega a partida de imediato.",
  "robot.level1": "Nível 1",
  "robot.level1.about": "Acha a jogada perfeita uma vez em quatro.",
  "robot.level2": "Nível 2",
  "robot.level2.about": "Acha a jogada perfeita metade das vezes.",
  "robot.level3": "Nível 3",
  "robot.level3.about": "Acha a jogada perfeita três vezes em quatro.",
  "robot.perfect": "Perfeito",
  "robot.perfect.about": "Nunca erra: vence o quanto antes e perde o mais tarde possível.",
  "robot.trap": "Armadilha",
  "robot.trap.about": "Perfeito e, entre jogadas iguais, escolhe aquela em que é mais fácil errar."
};
