// The game in its forms, and positions that teach one thing each.

export const presets = [
  { id: 'classic', line: 'sim:6' },
  { id: 'narrow', line: 'sim:6;moves=12,13,14,24,23' },
  { id: 'trapped', line: 'sim:6;moves=15,14,35,36,45,12,25,13,56,46' },
  { id: 'achieve', line: 'sim:6;goal=achieve' },
  { id: 'five', line: 'sim:5' },
  // The only way to colour all ten lines between five points without a triangle of one colour.
  { id: 'pentagon', line: 'sim:5;moves=12,13,23,24,34,35,45,14,15,25' },
  { id: 'four', line: 'sim:4' },
  { id: 'three', line: 'sim:3' },
];
