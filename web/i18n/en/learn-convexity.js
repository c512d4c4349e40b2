export default {
  "learn.convexity.intro": "Two players choose vertices of a graph, and whatever lies between chosen vertices is covered. When everything is covered the game is over. That is all, and it leads a long way: on paths it is Nim, on trees it needs a little more than Nim, and with coloured vertices it turns out to be Hackenbush, hanging upside down.",

  "learn.convexity.convex.title": "What convex means on a graph",
  "learn.convexity.convex.text": "In the plane a set is *convex* if with any two of its points it contains all between them. A graph has no straight lines, but it has shortest paths. So for two vertices take every vertex that lies on some shortest path from one to the other: this is their *interval*. Tap two vertices below.",
  "learn.convexity.convex.caption": "Full: the two vertices. On golden ground: their interval, with the paths that make it. On grey ground: what the hull adds.",
  "learn.convexity.convex.hull": "An interval need not be convex itself: in “three and two” above, the vertices 3 and 4 draw in 1 and 2, and between these there are again other vertices. Repeat until nothing is added, and you have the *hull*, the smallest convex set that contains what you began with.",
  "learn.convexity.convex.induced": "Instead of shortest paths one may take *induced* paths: those without a shortcut, in which no two vertices are joined unless one follows the other. Every shortest path is induced, but not the other way round. Switch over on the ring: between 7 and 3 there is one shortest path, but the long way round has no shortcut either.",

  "learn.convexity.figure.graph": "Graph",
  "learn.convexity.figure.grid": "Grid",
  "learn.convexity.figure.ring": "Ring with tails",
  "learn.convexity.figure.works": "Three and two",
  "learn.convexity.figure.label": "A graph: choose two of its vertices",
  "learn.convexity.figure.one": "Choose two vertices.",
  "learn.convexity.figure.interval": "Between {a} and {b}: the interval is {interval:and}, and it is convex.",
  "learn.convexity.figure.hull": "Between {a} and {b}: the interval is {interval:and}. The hull has {more:and} besides.",

  "learn.convexity.play.title": "The closed game",
  "learn.convexity.play.text": "Now play. In turn choose a vertex that is not covered yet. Whoever finds everything covered loses.",
  "learn.convexity.play.caption": "A path of seven vertices. You begin, and you can win.",
  "learn.convexity.play.middle": "Choose the middle, and then answer every choice by its mirror image: you will never be without an answer. On a path with an even number of vertices there is no middle, and whoever begins loses: the two sides are never equally long, and the other player makes them so.",

  "learn.convexity.open.title": "Closed and open",
  "learn.convexity.open.text": "In the *closed* games covered vertices are out of play. In the *open* ones they may still be chosen, although that covers little: such choices only serve to pass the turn. That changes who wins, and it changes the theory, for now every vertex stays connected to all that happens.",
  "learn.convexity.open.caption": "The open interval game on nine vertices. You begin.",
  "learn.convexity.open.four": "With intervals or hulls, closed or open, there are four games; with shortest or induced paths there are eight, and each can be played so that the last choice wins or loses.",

  "learn.convexity.nim.title": "Paths are heaps",
  "learn.convexity.nim.text": "On a tree there is only one path between two vertices, so intervals and hulls are the same, and shortest paths are the induced ones. Take a path on which one vertex is labelled already. On each side a row of open vertices hangs on it. Choosing the k-th of a row covers all from there to the label: it takes k vertices off the row. That is a heap of Nim.",
  "learn.convexity.nim.caption": "A row of three and a row of five: this is Nim with heaps of 3 and 5. You begin.",
  "learn.convexity.nim.sum": "Rows are independent, so their values are combined as in Nim, by the *nim-sum*: write them in binary and add without carrying. Whoever leaves 0 wins.",

  "learn.convexity.tree.title": "From paths to trees",
  "learn.convexity.tree.parts": "On any tree, too, what is left falls into parts: each hangs on one covered vertex and knows nothing of the others. Say that a part hangs on v by its vertex u, and beyond u there are smaller parts that would hang on u. A choice in it covers u in any case. Either u itself is chosen, and the smaller parts are left; or some vertex further out, and then one of the smaller parts is replaced by what a choice in it leaves.",
  "learn.convexity.tree.options": "So to find the nimber of a part it is not enough to know the nimbers of the smaller parts. One must know their *options*, all the nimbers that a choice in them can lead to. A heap of 1 can only go to 0. But a part that is worth 1 may well have options above 1, as long as 0 is among them and 1 is not.",
  "learn.convexity.tree.theorem": "Let the smaller parts have nimbers h₁, …, hₖ and sets of options O₁, …, Oₖ, and let x be the nim-sum of the hᵢ. Then the options of the part are x, and x ⊕ hᵢ ⊕ o for every i and every o in Oᵢ; its nimber is the least number that is not among them. A leaf has 0 as its only option and is worth 1.",
  "learn.convexity.tree.example": "Take three legs of length 2, labelled at a leaf. A leg seen from the centre has the options 0 and 1 and is worth 2. Two of them under the centre: x = 2 ⊕ 2 = 0, the options are 0, 2 and 3, the nimber is 1. One step further out: x = 1, and the options are 1 and 1 ⊕ 1 ⊕ {0, 2, 3}, that is 0, 1, 2 and 3. So the whole is worth 4. With the nimber 1 alone, as if it were a heap, one would have found 2.",
  "learn.convexity.tree.caption": "Three legs of length 2 with one leaf labelled: worth ∗4. Look for choices that lead to ∗2 and ∗3.",
  "learn.convexity.tree.misere": "If the last choice loses, little changes: as long as some part has more than one move in it, a good choice is the same as in normal play. Only when all parts are single vertices does one count them, and the mover wants an even number. Misère Nim is just like that.",

  "learn.convexity.hackenbush.title": "Hackenbush, head down",
  "learn.convexity.hackenbush.text": "Now let every vertex belong to Alice or to Bob, who may only choose their own. Label the centre of a star whose legs are paths. In a leg, choosing a vertex covers it and all between it and the centre; what is farther out stays. Turn the leg round and put its leaf on the ground: choosing a vertex cuts an edge, and all above it falls. That is a stalk of Hackenbush, blue for Alice and red for Bob.",
  "learn.convexity.hackenbush.caption": "Two legs worth 1/2 and one worth −1: together 0. Alice begins, you are Bob.",
  "learn.convexity.hackenbush.leaf": "Mind the direction. A leg with Alice’s vertex at the leaf and Bob’s next to the centre is BR, a blue edge on the ground: Alice’s choice takes both, Bob’s only his own, and it is worth 1/2. Read from the centre it would be RB, which is −1/2.",
  "learn.convexity.hackenbush.theorem": "A star whose legs are paths, with its centre labelled, is the sum of the stalks that one gets by reading every leg from the leaf to the centre. More generally, the partizan closed game on a tree is always worth a number once a vertex is labelled.",
  "learn.convexity.hackenbush.arrows": "For Hackenbush trees with branches one needs arrows. Take a tree of arrows that lead away from its root, let paths follow the arrows, and label a vertex beyond every tip. Choosing a vertex covers everything on the ways from there to the tips: all that stands on it. So each red-blue tree of Hackenbush is such a game.",
  "learn.convexity.hackenbush.tree": "The tree BR(R)(BB) of Hackenbush, worth 3/4. Look at a vertex to see what its edge would drop.",

  "learn.convexity.fuzzy.title": "No number at all",
  "learn.convexity.fuzzy.text": "On graphs with rings the values need not be numbers. On a ring of four, coloured in turn, whoever begins wins: its value is ∗, neither more nor less than 0 and not 0 either. This holds in all four games.",
  "learn.convexity.fuzzy.caption": "Alice has 1 and 3, Bob has 2 and 4. You begin.",

  "learn.convexity.source.title": "A remark on the source",
  "learn.convexity.source.text": "These games on graphs, and what they have to do with Hackenbush, are the subject of a thesis by Matias (UFC, 2023). Four things in it need correcting; every statement above was checked by trying everything on small graphs.",
  "learn.convexity.source.options": "Its algorithm for trees keeps only the nimber of each smaller part and not its options. It gives ∗2 for the tree above, where ∗4 is right.",
  "learn.convexity.source.colour": "Its formula for a whole coloured tree lets both players begin anywhere. Alice’s first choice must be one of her own vertices, Bob’s one of his.",
  "learn.convexity.source.fuzzy": "It says that a coloured game is never fuzzy, that is, never a win for whoever begins. The square is.",
  "learn.convexity.source.direction": "It reads the legs from the centre to the leaf, where it should be from the leaf to the centre.",
  "learn.convexity.source.matias": "Matias, thesis on convexity games and Hackenbush, Universidade Federal do Ceará, 2023.",

  "learn.convexity.try.title": "To go on",
  "learn.convexity.try.petersen": "On [Petersen’s graph](#convexity:1-2,2-3,3-4,4-5,5-1,1-6,2-7,3-8,4-9,5-10,6-8,8-10,10-7,7-9,9-6) all beginnings look alike. Who wins? And in the hull game?",
  "learn.convexity.try.family": "Turn X-ray on and work out a family of graphs: what do you see for cycles, and what for grids with two rows?",
  "learn.convexity.try.star": "Make a subdivided star out of [a coloured one](#edit/convexity:1-2,2-3,1-4,4-5,1-6;labelled=1;colors=ABABAB) that is worth exactly 1/4.",
  "learn.convexity.try.draw": "Draw a graph on which the interval game and the hull game have different winners. How small can it be?"
};
