export default {
  "nim.name": "Nim",
  "nim.tagline": "Tire pedras de um só monte. A última decide.",
  "sim.name": "Sim",
  "sim.tagline": "Una seis pontos, uma linha de cada vez. Nunca feche um triângulo da sua cor.",
  "hackenbush.name": "Hackenbush",
  "hackenbush.tagline": "Corte uma aresta da sua cor. O que perde o chão cai.",
  "convexity.name": "Jogos de convexidade",
  "convexity.tagline": "Escolha vértices de um grafo. O que fica entre eles é coberto.",
  "tokens.name": "Fichas",
  "tokens.tagline": "Leve uma ficha por uma seta. Vence a última jogada, se houver.",
  "othello.name": "Othello",
  "othello.tagline": "Cerque e vire. No fim ganham mais peças."
};
