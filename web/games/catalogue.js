// The games in the order of Home, the line that each begins with, and the position on its card where that is another.
// Strict JSON: the build reads it too.
export default {
  "nim": { "line": "nim:3,5,7" },
  "sim": { "line": "sim:6", "card": "sim:6;moves=12,34,15,36,24" },
  "hackenbush": { "line": "hackenbush:(RB(B(B)(R))(B))(BR)(R(R)(B(B)(B)))" },
  "convexity": { "line": "convexity:1-2,1-10,2-3,2-5,2-6,3-4,5-7,5-9,7-8,7-11,8-12,9-13", "card": "convexity:1-2,1-10,2-3,2-5,2-6,3-4,5-7,5-9,7-8,7-11,8-12,9-13;moves=3,7" }
};
