export default {
  "nim.name": "Nim",
  "nim.tagline": "Take stones from one heap. The last stone decides.",
  "sim.name": "Sim",
  "sim.tagline": "Join six points, one line at a time. Never close a triangle of your own.",
  "hackenbush.name": "Hackenbush",
  "hackenbush.tagline": "Cut an edge of your colour. What loses the ground falls.",
  "convexity.name": "Convexity games",
  "convexity.tagline": "Choose vertices of a graph. What lies between them is covered.",
  "tokens.name": "Tokens",
  "tokens.tagline": "Take a token along an arrow. The last move wins, if there is one.",
  "othello.name": "Othello",
  "othello.tagline": "Enclose and turn. Most discs at the end win."
};
