export default {
  "player.first": "Primero",
  "player.second": "Segundo",
  "robot.random": "Al azar",
  "robot.random.about": "Hace cualquier jugada, a los dados.",
  "robot.careful": "Prudente",
  "robot.careful.about": "Juega a los dados, pero nunca se deja ganar en el acto.",
  "robot.level1": "Nivel 1",
  "robot.level1.about": "Encuentra la jugada perfecta una de cada cuatro veces.",
  "robot.level2": "Nivel 2",
  "robot.level2.about": "Encuentra la jugada perfecta la mitad de las veces.",
  "robot.level3": "Nivel 3",
  "robot.level3.about": "Encuentra la jugada perfecta tres de cada cuatro veces.",
  "robot.perfect": "Perfecto",
  "robot.perfect.about": "Nunca falla: gana cuanto antes y pierde lo más tarde posible.",
  "robot.trap": "Trampero",
  "robot.trap.about": "Perfecto, y entre jugadas iguales elige aquella en la que es más fácil equivocarse."
};
