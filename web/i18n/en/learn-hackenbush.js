export default {
  "learn.hackenbush.intro": "Hackenbush is played with scissors on a drawing, and it grows numbers. Not as scores that somebody keeps: the positions themselves behave like numbers, with halves and quarters and all other fractions of that kind. John Conway built the whole theory of numbers and games on this observation. Here you can cut your way to it.",

  "learn.hackenbush.free.title": "Counting free moves",
  "learn.hackenbush.free.text": "Blue cuts blue edges, Red cuts red ones. Whoever cannot cut loses. If every edge stands alone on the ground there is nothing to think about: each player simply has a number of moves.",
  "learn.hackenbush.free.caption": "Three blue blades, two red ones, Blue begins. You are Red.",
  "learn.hackenbush.free.count": "You lost, but by how little? Blue has 3 free moves, Red has 2, so Blue is ahead by 3 − 2 = 1. We say that the position is *worth* 1. Blue’s moves count as positive, Red’s as negative. More than 0 means that Blue wins, whoever begins; less than 0 means that Red does; and at exactly 0 whoever has to move loses, because the opponent always has an answer left.",

  "learn.hackenbush.half.title": "Half a move",
  "learn.hackenbush.half.text": "Now put a red edge on top of a blue one. Red can cut the upper edge and nothing else happens. Blue can cut the lower one, and the red edge falls with it.",
  "learn.hackenbush.half.one": "A blue edge with a red one on top. Whoever begins, Blue wins: try both.",
  "learn.hackenbush.half.how": "Blue is ahead, so it is worth more than 0. But it is worth less than 1, because Red has something to say. How much is it then? Compare it with what we know: take two of these stalks and give Red one free move against them.",
  "learn.hackenbush.half.caption": "Two such stalks and a red blade. Blue begins, and you are Red: you can win.",
  "learn.hackenbush.half.theorem": "BR + BR + R is worth 0: whoever begins loses. So two of these stalks are worth exactly one move, and one of them is worth 1/2.",

  "learn.hackenbush.quarter.title": "Quarters, and so on",
  "learn.hackenbush.quarter.text": "Another red edge on top halves it again. Two stalks BRR are worth as much as one stalk BR; put against RB, which is −1/2, they make 0. With n red edges on a blue one we are at 1/2ⁿ: ever less, never nothing. A blue edge under thirty red ones still wins for Blue if nothing else stands there.",
  "learn.hackenbush.quarter.caption": "1/4 + 1/4 − 1/2 = 0. Blue begins, you are Red.",

  "learn.hackenbush.line.title": "The number line fills up",
  "learn.hackenbush.line.text": "Every stalk of blue and red edges is worth a number. Before the first day there is only the bare ground, worth 0. Every day stalks may grow by one edge, and new numbers are born: one beyond each end of those that there are, and one in the middle of each gap. Choose a number to see its stalk, and cut at it.",
  "learn.hackenbush.line.day": { "one": "Day {day}: {count} number.", "other": "Day {day}: {count} numbers." },
  "learn.hackenbush.line.type": "Or any fraction whose denominator is a power of two:",
  "learn.hackenbush.line.grow": "Grow it",
  "learn.hackenbush.line.again": "Grow it again",
  "learn.hackenbush.line.bad": "Expected a number such as 5/8 or −2.75, whose denominator is a power of two: no finite stalk is worth any other.",
  "learn.hackenbush.line.tall": "That stalk would be taller than {max} edges.",
  "learn.hackenbush.line.bare": "The bare ground is worth {value}.",
  "learn.hackenbush.line.stalk": { "one": "{letters} is worth {value}. Born on day {count}.", "other": "{letters} is worth {value}. Born on day {count}." },
  "learn.hackenbush.line.left": "{player} to move. What is left is worth {value}.",
  "learn.hackenbush.line.over": "{player} cannot cut any more. What is left is worth {value}.",
  "learn.hackenbush.line.caption": "Each number hangs below the gap that it was born in. On the line below, the older a number the taller its mark.",
  "learn.hackenbush.line.rule": "The stalk can be read off the tree, and the number off the stalk. Go up from the ground. While the colour stays the same every edge counts a whole move. From the first change of colour on every edge counts half as much as the one before, blue added, red subtracted. BBRB is 2 − 1/2 + 1/4 = 7/4. This is Berlekamp’s rule.",

  "learn.hackenbush.sum.title": "Why one may add",
  "learn.hackenbush.sum.text": "Stalks that stand side by side are a *sum*: each move is made in one of them. Take any drawing and put its opposite beside it, with the colours exchanged. Then whoever moves second wins, by copying every move on the other side. So a drawing and its opposite together are worth 0.",
  "learn.hackenbush.sum.caption": "Two stalks and their opposites. Blue begins; answer each cut by the same cut in the mirror.",
  "learn.hackenbush.sum.equal": "That is all one needs for arithmetic. Two drawings are worth the same if one beside the opposite of the other makes 0. And a part that is worth 0 may be added or left out without changing who wins: whenever somebody moves there, the other answers there. This is why we could find out that BR is 1/2 by playing, without ever having said what half a move might be.",
  "learn.hackenbush.sum.theorem": "The value of a sum is the sum of the values. To know who wins a garden of a hundred stalks, add a hundred numbers.",

  "learn.hackenbush.simple.title": "The simplest number",
  "learn.hackenbush.simple.text": "What is a single drawing worth, if it is not a stalk? Look at where one cut leads. Say that Blue’s best cut leads to l and Red’s best cut to r. We write the drawing as {l|r}. In red and blue every cut of one’s own costs something, so l is always less than r.",
  "learn.hackenbush.simple.theorem": "{l|r} is the simplest number strictly between l and r: 0 if it lies between them, else the whole number nearest to 0, else the fraction with the smallest power of two below. It is the one that was born first.",
  "learn.hackenbush.simple.caption": "Blue’s best cut leads to 1/2, Red’s to 7/8: the simplest number between is 3/4.",
  "learn.hackenbush.simple.cold": "Is it ever urgent to move? In Go or chess it often is: such positions are called *hot*. Red-blue Hackenbush is always *cold*. Your own edges are your supply of moves, and each cut spends some of it: Blue’s cuts only make the number smaller, Red’s only larger. Everybody would rather let the other move, and that is exactly what makes the positions numbers.",

  "learn.hackenbush.tree.title": "Trees",
  "learn.hackenbush.tree.text": "Branches that grow out of the same point may be replaced by a single stalk that is worth as much as they are together. This is the *colon principle*. In the tree below, the branches BR and R together are worth 1/2 − 1 = −1/2, and so is the stalk RB. So the tree B(BR)(R) is worth as much as the stalk BRB, which is 3/4.",
  "learn.hackenbush.tree.caption": "The tree, and the opposite of the stalk: together they are worth 0. Blue begins, you are Red.",
  "learn.hackenbush.tree.theorem": "A blue edge under branches that are worth x together is worth (x + p)/2ᵖ⁻¹, where p = 1, 2, 3, … is the least for which x + p > 1. For a red edge take the mirror image. So a forest is worked out from the tips to the ground, each edge once.",
  "learn.hackenbush.tree.source": "The trees among the positions worth knowing come from a thesis by Matias (UFC, 2023), which teaches the same theory. Three things in it need a remark. Its rule for the simplest number gives 1 for {−1/2|1/2} and 1/4 for {1/8|5/8}, where it should be 0 and 1/2. Its program forgets the sign of stalks that begin in red: RB is −1/2. And its method, which it calls polynomial, visits every position that can come up, which may be exponentially many; with the formula above each edge is visited once, and ten thousand edges take a moment.",

  "learn.hackenbush.green.title": "What green does",
  "learn.hackenbush.green.star": "Green edges are anybody’s. A single one is a strange thing: whoever moves first takes it and wins. So it is not 0, and it is neither more nor less than 0. It is called star, written *∗*. A green stalk of n edges can be cut down to any smaller height by either player: that is a heap of Nim with n stones, a *nimber*.",
  "learn.hackenbush.green.nim": "All green: Nim with heaps of 2, 3 and 4. You begin.",
  "learn.hackenbush.green.up": "Put a blue edge on a green one. Both players may cut the green edge and end it all; only Blue may also cut the blue edge, which leaves ∗. Written out this is {0,∗|0}, called up-star, ↑∗. It is no number any more, and below is drawn its *thermograph*: what is left of the value for either player when every move costs a tax. Here the two sides meet at 0 at once: what is at stake is smaller than any tax.",
  "learn.hackenbush.green.caption": "A blue edge on a green one: mean 0, temperature 0.",
  "learn.hackenbush.green.tiny": "With another green edge beside it we get ↑∗ + ∗ = ↑, which is more than 0: Blue wins, whoever begins. But how little that is! It is less than 1/2, less than 1/16, less than every positive number. Such values are called *infinitesimal*. Red needs only a stalk as thin as a hair to turn the game round.",
  "learn.hackenbush.green.lost": "↑ against −1/16. Blue begins, and loses. Make the red stalk as thin as you like.",

  "learn.hackenbush.round.title": "Ways round",
  "learn.hackenbush.round.fusion": "In a drawing with rings nothing falls until the last way to the ground is cut. If all is green there is a beautiful shortcut, the *fusion principle*: all points of a ring may be fused into one, and its edges become loops, which are as good as blades of grass. So every green drawing is worth a nimber that one can find with a pencil.",
  "learn.hackenbush.round.caption": "A flower with a ring, and an arch. Shrink both rings: what is left?",
  "learn.hackenbush.round.hard": "In red and blue a drawing with rings is still worth a number, but nobody knows a fast way to find it: the problem is NP-hard (Winning Ways, chapter 7). The program here takes the drawing apart and searches the rest; with three colours and many rings it may have to give up, and then it says so.",
  "learn.hackenbush.round.girl": "You are Blue. The lead is green.",

  "learn.hackenbush.try.title": "To go on",
  "learn.hackenbush.try.garden": "[The garden](#hackenbush:%28RB%28B%28B%29%28R%29%29%28B%29%29%28BR%29%28R%28R%29%28B%28B%29%28B%29%29%29) is worth 1/8. Work out its three trees by hand, then find the three cuts that win.",
  "learn.hackenbush.try.puzzle": "In [the editor](#edit/hackenbush:%28BR%29%28BR%29%28R%29) let the program make up a puzzle worth 0. Choose to be second, and win.",
  "learn.hackenbush.try.flowers": "Draw flowers: green stalks with petals in red and blue. Who wins with two equal flowers? And why is a single flower never positive nor negative, whatever its petals?",
  "learn.hackenbush.try.values": "Type `{0,*|0}+*` into [the calculator of values](#learn/values), and compare it with `^`.",

  "learn.hackenbush.source.matias": "Matias, thesis on convexity games and Hackenbush, Universidade Federal do Ceará, 2023."
};
