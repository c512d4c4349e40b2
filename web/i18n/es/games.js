export default {
  "nim.name": "Nim",
  "nim.tagline": "Quita piedras de un solo montón. La última decide.",
  "sim.name": "Sim",
  "sim.tagline": "Une seis puntos, una línea cada vez. Nunca cierres un triángulo de tu color.",
  "hackenbush.name": "Hackenbush",
  "hackenbush.tagline": "Corta una arista de tu color. Lo que pierde el suelo se cae.",
  "convexity.name": "Juegos de convexidad",
  "convexity.tagline": "Elige vértices de un grafo. Lo que hay entre ellos se cubre.",
  "tokens.name": "Fichas",
  "tokens.tagline": "Lleva una ficha por una flecha. Gana la última jugada, si la hay.",
  "othello.name": "Othello",
  "othello.tagline": "Encierra y voltea. Al final ganan más fichas."
};
