// The usual start, two openings by name, the source's position, and studies that teach one thing each. What their texts
// claim is proved by `crates/core/tests/othello/studies.rs`.

export const presets = [
  { id: 'start', line: 'othello:' },
  // Black has four discs in the middle and wins 46 to 18: white cannot move.
  { id: 'surrounded', line: 'othello:--OOOO----OOOO--OOOOOOOOOOOXXOOOOOOXXOOOOOOOOOOO--OOOO----OOOO--' },
  { id: 'tiger', line: 'othello:;moves=f5,d6,c3,d3,c4' },
  { id: 'rose', line: 'othello:;moves=f5,d6,c5,f4,e3,c6,d3,f6,e6,d7' },
  // b7 turns nine discs and loses; b2 turns one and is the only move that wins.
  { id: 'greed', line: 'othello:-XXX-OOO--XXOOXOXXOOXOXXXXXXOOXXXXXOOOXXXXOOXOOX--OOOOOX---OOO-X' },
  // Every move wins but b2, which gives a1 away.
  { id: 'trap', line: 'othello:-OOOO-XX--OOOOOX-OOOXXOX--OOXOOX--XOOOOX-XXXOOXX--XXXXXXXXXXXXXO' },
  // c1, into the hole in the edge; then a1 is threatened.
  { id: 'wedge', line: 'othello:-O-OOO--X-OX---OXXXOOOOOXXOOOOXOXOXOOOOOXOOXXOOO-OOXXXXO-OOOOOOO' },
  // a1 turns one disc and makes twelve safe.
  { id: 'anchor', line: 'othello:-XXXXXX-O-XOOXXOXOXOXXXOXXOXXXXOXXXXOOXOXXXXXXXO--OOOO-O---O--O-' },
  // a3 alone, and four squares together: black must begin alone.
  { id: 'parity', line: 'othello:XXXXXXXXOXOOOOXX-OXOOOXOOOOXOXOO-OXXXOXO-OOXOXOO--OOXOOOOOOOOOOO' },
  // g1, and white must pass.
  { id: 'pass', line: 'othello:OXXXXO-OOOXXXXO-OOXXXOO-OOXXOO--OOXOOOOOOOOOOOOOOOOOO--OOOOOO---' },
  { id: 'twelve', line: 'othello:----XXX-O---OX---OOOXOOXXXOOXXXOXXOOOOXOXXXXOOOOXXXOOX-OXXXOOOOO' },
  // g7, and in three moves white has no disc.
  { id: 'wipeout', line: 'othello:---XXX---X-O------OX-----O-OX------XOX-------O------------------' },
];
