export default {
  "learn.othello.intro": "…"
};
