// The usual start, the source's position, and studies that teach one thing each.

export const presets = [
  { id: 'start', line: 'othello:' },
  // Black has four discs in the middle and wins 46 to 18: white cannot move.
  { id: 'surrounded', line: 'othello:--OOOO----OOOO--OOOOOOOOOOOXXOOOOOOXXOOOOOOOOOOO--OOOO----OOOO--' },
];
