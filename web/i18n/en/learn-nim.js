export default {
  "learn.nim.intro": "Nim has two rules and a complete theory. You can play it in a minute, lose at it for an hour, and after this page never lose a won game again. Play each board before you read on: the theorem is worth more if you almost found it yourself.",

  "learn.nim.one.title": "One heap",
  "learn.nim.one.play": "Fifteen stones. Take one, two or three. Whoever takes the last stone *loses*. Play a few times, and watch what happens when few stones are left.",
  "learn.nim.one.caption": "You begin. Which numbers do you want to leave?",
  "learn.nim.one.end": "Think from the end. With 1 stone left you are lost: you must take it. With 2, 3 or 4 you win, because you can leave 1. So 5 is lost again: whatever you take, your opponent finds 2, 3 or 4. And so it goes on in steps of four: 1, 5, 9, 13, 17, 21 …",
  "learn.nim.one.theorem": "One heap, at most N stones a move, the last stone loses: the player to move loses exactly when the number of stones is k(N+1)+1, for some k = 0, 1, 2, …",
  "learn.nim.one.graph": "Squares are the numbers to leave, thick arcs lead to them. Twenty-one is a square, so you let the robot begin. Answer its 1 with 3, its 2 with 2, its 3 with 1.",
  "learn.nim.one.source": "This picture and the name *winning label* for the squares come from a paper by Rojas and Martínez (2019). Their formula for the labels, k(N+1)+N+2, starts one step too late: it leaves out the label 1, and a program that follows it goes wrong when 2 to N+1 stones are left. Here 1 is a label like the others.",
  "learn.nim.one.zermelo": "Working back from the end decides *every* position of a finite game without chance and without secrets: it is won, lost or drawn before anyone moves. The first theorem of this kind was about chess. Ernst Zermelo proved it in 1913, and this site is named after him.",

  "learn.nim.two.title": "Two heaps and a mirror",
  "learn.nim.two.play": "From now on you may take as many stones as you like, but from one heap only, and the last stone *wins*. Two equal heaps are a gift to whoever moves second: copy every move on the other heap. You always have an answer, so the last answer is yours.",
  "learn.nim.two.caption": "The robot begins. Be its mirror.",
  "learn.nim.two.unequal": "If the heaps are unequal and it is your turn, make them equal and become the mirror. So with two heaps the player to move loses exactly when the heaps are equal.",

  "learn.nim.sum.title": "Three heaps and the binary columns",
  "learn.nim.sum.break": "With three heaps there is no mirror, or so it seems. There is one, but it does not reflect heaps. It reflects powers of two.",
  "learn.nim.sum.powers": "Break each heap into different powers of two: 3 = 2+1, 5 = 4+1, 7 = 4+2+1. The fours come as a pair, the twos come as a pair, but there are three ones: one of them has no partner. Take it away, from any heap that has it, and everything is paired.",
  "learn.nim.sum.caption": "Point at a stone and see which digits that move would change. Then take one stone from any heap and keep every column even.",
  "learn.nim.sum.define": "Written in binary, a power without a partner is a column with an odd number of ones. Put 1 under each odd column and 0 under each even one, without carrying, and you have the *nim-sum*. Its sign is ⊕: 3 ⊕ 5 ⊕ 7 = 1.",
  "learn.nim.sum.theorem": "Bouton’s theorem (1901). If the last stone wins, the player to move loses exactly when the nim-sum of the heaps is zero.",

  "learn.nim.why.title": "Why it works",
  "learn.nim.why.zero": "*From zero you cannot stay at zero.* A move changes exactly one heap, so at least one of its binary digits changes. In that column the number of ones was even and now is odd.",
  "learn.nim.why.other": "*From anything else you can reach zero.* Go to the leftmost odd column. An odd number of heaps have a 1 there, so at least one has. In such a heap change the digit in every odd column. Its leftmost change is from 1 to 0, so the number has become smaller: that is a legal move. And now every column is even.",
  "learn.nim.why.end": "The empty table has nim-sum zero. Whoever leaves zero once can leave zero again after every reply, while the stones run out. In the end it is that player who leaves the empty table.",
  "learn.nim.why.caption": "Only one of the twelve first moves wins. The columns tell you which.",

  "learn.nim.misere.title": "When the last stone loses",
  "learn.nim.misere.rule": "Now turn the end around, as in the film *Last Year at Marienbad*: whoever takes the last stone loses. Astonishingly little changes. Play exactly as before, as long as you leave a heap of two or more. When your move would leave only heaps of one, leave an *odd* number of them.",
  "learn.nim.misere.caption": "1 ⊕ 3 ⊕ 5 ⊕ 7 = 0, so you go second. The robot will not help you.",
  "learn.nim.misere.why": "Why can you choose? Someone must at last make the move that leaves only ones, and before it there is exactly one large heap. Its nim-sum is not zero, so the mover is the player who follows the strategy: you. Take the large heap down to 1 or to 0, whichever makes the ones odd.",

  "learn.nim.limits.title": "When only some moves are allowed",
  "learn.nim.limits.max": "At most N stones a move, several heaps, the last stone wins: N+1 stones do no more than none, because any move within them can be completed to N+1. Count each heap as its remainder after division by N+1, and add the remainders with ⊕.",
  "learn.nim.limits.mex": "What if you may take only 1, 3 or 4? Give every heap size a number, its *nim-value*: the smallest number that no move leads to. Size 0 gets 0. From 1 you reach 0, so it gets 1. From 2 you reach 1, whose value is 1, so 2 gets 0. Going on: 0, 1, 0, 1, 2, 3, 2, and then the same seven again, for ever.",
  "learn.nim.limits.caption": "The squares, sizes of nim-value 0, repeat with period seven.",
  "learn.nim.limits.period": "For every finite list of amounts the values repeat sooner or later. So heaps of a thousand million stones are no harder than small ones.",
  "learn.nim.limits.theorem": "Sprague (1935) and Grundy (1939). Replace each heap by its nim-value and play Nim with the values: the player to move loses exactly when their nim-sum is zero. And for these games the rule for a losing last stone carries over too (Ferguson 1974): treat nim-values as heaps.",

  "learn.nim.try.title": "Now you",
  "learn.nim.try.mirror": "Seven heaps of the same size: [7 × 4](#nim:4,4,4,4,4,4,4). Who wins, and how?",
  "learn.nim.try.columns": "Find all winning moves in [11, 14, 9](#nim:11,14,9) on paper, then ask X-ray.",
  "learn.nim.try.giant": "[14, 999 and a million](#nim:14,999,1000000): one move wins. Four lines of binary are enough.",
  "learn.nim.try.cost": "On any board open X-ray and count what backtracking costs. Then add a heap.",
  "learn.nim.source.rojas": "Rojas and Martínez, paper on one-heap Nim (2019)."
};
