// The games in the order of Home, and the line that each begins with. Strict JSON: the build reads it too.
export default {
  "nim": { "line": "nim:3,5,7" },
  "sim": { "line": "sim:6" }
};
