// The games in the order of Home, the line that each begins with, and the position on its card where that is another.
// `values`: its panels ask the calculator too. `weights`: the file that makes its engine stronger.
// `shared`: the jobs that several workers can share. Strict JSON: the build reads it too.
export default {
  "nim": { "line": "nim:3,5,7" },
  "sim": { "line": "sim:6", "card": "sim:6;moves=12,34,15,36,24" },
  "hackenbush": { "values": true, "line": "hackenbush:(RB(B(B)(R))(B))(BR)(R(R)(B(B)(B)))" },
  "convexity": { "line": "convexity:1-2,1-10,2-3,2-5,2-6,3-4,5-7,5-9,7-8,7-11,8-12,9-13", "card": "convexity:1-2,1-10,2-3,2-5,2-6,3-4,5-7,5-9,7-8,7-11,8-12,9-13;moves=3,7" },
  "tokens": { "line": "tokens:1>3,2>9,3>2,3>6,4>1,4>10,5>4,6>4,7>6,7>9,8>6,8>10,9>3,9>17,10>5,11>7,11>12,12>8,13>15,14>13,15>7,15>16,16>8,16>14,16>19,18>15,18>17,19>20,20>10,21>18,21>19;on=11,21" },
  "othello": { "weights": "othello.weights", "shared": ["analyse", "review"], "line": "othello:", "card": "othello:;moves=f5,d6,c3,d3,c4,f4,f6,f3,e6,e7" }
};
