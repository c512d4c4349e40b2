export default {
  "learn.tokens.intro": "Every game in which two players take turns can be drawn: the positions are vertices, the moves are arcs, and a token shows where one is. So a token on a digraph is not one game but all of them, also those that never end. This page leads from the last move to the theory that deals with both.",

  "learn.tokens.last.title": "The last move wins",
  "learn.tokens.last.text": "A token stands on a vertex. In turn each player takes it along an arc. At a goal, a vertex with a double rim, nothing goes on: whoever should move there has lost, so whoever made the last move has won.",
  "learn.tokens.last.caption": "One token and no way round: five moves at most. You begin, and you can win.",
  "learn.tokens.last.end": "Looking ahead from the start one soon gets lost in possibilities. There is a better place to begin.",

  "learn.tokens.back.title": "Why labels run backwards",
  "learn.tokens.back.text": "Begin where nothing is left to decide. Give every vertex a letter: *P* if the player to move there loses (the *previous* one wins), *N* if the player to move wins (the *next* one to play).",
  "learn.tokens.back.end": "A goal is P.",
  "learn.tokens.back.win": "A vertex with an arc to a P is N: go there.",
  "learn.tokens.back.loss": "A vertex whose arcs all lead to an N is P: whatever you do, you hand over a win.",
  "learn.tokens.back.caption": "The run on the board above. Marked arcs are the reason for the label.",
  "learn.tokens.back.why": "A label depends only on the vertices after it. That is why the run goes against the arrows, and why it needs each arc only once. Along with the letter it finds the *remoteness*: how many moves the game lasts if the winner hurries and the loser delays.",

  "learn.tokens.mex.title": "Numbers instead of letters",
  "learn.tokens.mex.text": "Letters are enough for one token. For several one needs to know more, and a number tells it: the *mex*, the minimum excluded, the least of 0, 1, 2, … that no follower has.",
  "learn.tokens.mex.caption": "The same board with its values. Vertex 1 has followers worth 0, 1 and 2, so it is worth `*3`, as a heap of three is in Nim.",
  "learn.tokens.mex.zero": "0 is the old P: no follower has 0, so every move leads away from it, and from everything else a move leads to 0. But now a vertex worth `*3` can be told from one worth `*2`: from it one can go to `0`, to `*` and to `*2`, just as from a heap of three.",

  "learn.tokens.sum.title": "Several tokens",
  "learn.tokens.sum.text": "With several tokens each move takes one of them, whichever one likes. That is a *sum* of games. One could draw all ways to place the tokens as one huge digraph; nobody has to.",
  "learn.tokens.sum.theorem": "Without cycles every token counts like a heap of Nim of the size of its value: the player to move loses exactly if the nim-sum of all values is 0. (Sprague 1935, Grundy 1939)",
  "learn.tokens.sum.caption": "Nim itself: a vertex for each size of a heap, a token for each heap. The panel adds the values up in binary.",

  "learn.tokens.cycles.title": "What goes wrong with cycles",
  "learn.tokens.cycles.text": "Nothing in the rules forbids arcs that run in a circle. Then a game may go on for ever, and nobody makes a last move: a draw.",
  "learn.tokens.cycles.ring": "Two vertices, two arcs. When the position comes back, a draw is offered: the game can do nothing else.",
  "learn.tokens.cycles.label": "The run backwards still works, only it does not reach everything. What it leaves over is *D*, a draw: no arc from there leads to a P, and some arc leads to another D.",
  "learn.tokens.cycles.caption": "From 1 one could leave the circle, but only to 3, where the other player wins. So both stay in it.",
  "learn.tokens.cycles.wrong": "So far so good for one token. But the mex has lost its ground: it asks for the values of all followers, and in a circle each waits for the other. And letters do not add up, for a draw beside another game need not be a draw:",
  "learn.tokens.cycles.rescue": "Alone, the token on 1 is drawn: whoever leaves for 2 loses. Alone, the token on 4 is one move. Together they are a win: go from 1 to 2, and two equal ways are left.",

  "learn.tokens.infinite.title": "Values that are infinite",
  "learn.tokens.infinite.text": "Cedric Smith found in 1966 what to do, and Aviezri Fraenkel and Yaacov Yesha made it a theory of its own: the *generalised Sprague–Grundy function* G. Some vertices still get a number. All others get the value ∞(K), where K is the set of numbers that their followers have.",
  "learn.tokens.infinite.back": "When may a vertex have the number m? When m is the mex of the followers that have numbers already, and when every other follower can be answered: whoever goes there, the opponent goes on from there to a vertex worth m. Then the detour was for nothing. It must be one that got its m earlier, or the detours might never end.",
  "learn.tokens.infinite.shift": "A number a and ∞(K) together are ∞(K ⊕ a): a is nim-added to everything in the brackets.",
  "learn.tokens.infinite.two": "∞ and ∞ together are ∞(), with nothing in the brackets: whatever one aims at, the other can keep moving elsewhere.",
  "learn.tokens.infinite.theorem": "The player to move loses if the sum is 0. The player to move wins if the sum is another number, or ∞(K) with 0 in K. If it is ∞(K) without 0 in K, nobody can force a win.",
  "learn.tokens.infinite.caption": "The values of the thesis’s board, in the order in which they come. Dashed arcs are the ways back. At the end 13, 14, 15 and 16 are left: they are infinite.",

  "learn.tokens.hurry.title": "Why a win must be hurried",
  "learn.tokens.hurry.text": "Without cycles “always move to 0” wins. With cycles it does not, by itself: one can go from 0 to 0 for ever and win nothing.",
  "learn.tokens.hurry.door": "From 1 both arcs lead to a vertex worth 0. But 1 → 2 only sends the other round to 1 again. Leave by 1 → 3.",
  "learn.tokens.hurry.counter": "So the winner needs something that runs down: a *counter*. With one token it is the remoteness. With several, each vertex has a counter of its own, those of all tokens are added up, and among the moves to 0 the winner takes one after which the sum is as small as can be. It falls with each of the winner’s moves, and a whole number cannot fall for ever.",
  "learn.tokens.hurry.now": "And where the sum is ∞(K) with 0 in K, a win is at hand only now: one move makes it 0. Any other leaves the game infinite, and the other player may take the 0, or make sure that nobody ever can.",
  "learn.tokens.hurry.caption": "The token on 16 is infinite, and so is the sum. Yet one move wins. Which?",

  "learn.tokens.maps.title": "Boards that play alike",
  "learn.tokens.maps.text": "Two boards can differ and play alike. Send each vertex of one to a vertex of the other: when does that keep all values?",
  "learn.tokens.maps.theorem": "A map keeps G if every arc goes to an arc, and every arc that leaves an image comes from an arc. On a board without cycles arcs may even go to arcs turned round. (Fraenkel and Yesha 1986)",
  "learn.tokens.maps.caption": "Four vertices go to three: 2 and 3 become one. Send 4 to 2 instead, and see which vertex complains.",
  "learn.tokens.maps.largest": "If two vertices of the same board go on alike in this sense, one of them is enough. Putting together all that can be put together gives the largest quotient that keeps G.",
  "learn.tokens.maps.whole": "A board of six vertices",
  "learn.tokens.maps.folded": "Above, a board that is the same twice over; below, what is left of it.",

  "learn.tokens.source.title": "The board of the thesis",
  "learn.tokens.source.text": "The board that this game begins with, 21 vertices and one goal, is from a thesis by Berrocal (UPM, 2021), which leads through the same theory and plays it: two tokens, and a third wherever the player wants it. It tells the player before each turn how they stand, and so does this table. If you read it, keep three things in mind:",
  "learn.tokens.source.zero": "∞(K) with 0 in K is a win for the player to move, not a draw. With a third token on 16 the first player wins, by 16 → 8.",
  "learn.tokens.source.machine": "Its machine takes every ∞ for bad, and so it passes such wins by.",
  "learn.tokens.source.counter": "The counter of a sum is nothing but the sum of the counters.",

  "learn.tokens.try.title": "Try it yourself",
  "learn.tokens.try.third": "On [the board of the thesis](#tokens:1>3,2>9,3>2,3>6,4>1,4>10,5>4,6>4,7>6,7>9,8>6,8>10,9>3,9>17,10>5,11>7,11>12,12>8,13>15,14>13,15>7,15>16,16>8,16>14,16>19,18>15,18>17,19>20,20>10,21>18,21>19;on=11,21) the first player wins, by one move only. On which four vertices would a third token turn that round?",
  "learn.tokens.try.kayles": "[Kayles with five pins](#tokens:1>2,1>3,1>4,1>5,1>6,2>5,2>6,2>7,2>8,3>5,3>6,3>8,3>9,4>6,4>7,5>7,5>8,5>10,6>7,6>8,6>10,7>10,7>11,8>10,9>8,10>11;on=1): every vertex is a row of pins with gaps in it. Only one first move wins. Which row does it leave?",
  "learn.tokens.try.triangle": "[A ring of three](#tokens:1>2,2>3,3>1,3>4;on=1) with a way out: who leaves it, if nobody makes a mistake? And a ring of four?",
  "learn.tokens.try.own": "Draw a board of your own in the [editor](#edit/tokens:1>2,2>1,1>3;on=1), and guess its values before you look.",

  "learn.tokens.source.berrocal": "Berrocal, thesis on games on digraphs and the generalised Sprague–Grundy function, Universidad Politécnica de Madrid (2021)."
};
