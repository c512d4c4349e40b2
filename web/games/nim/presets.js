// Positions that the literature has made famous, and some that teach one thing each.

export const presets = [
  { id: 'classic', line: 'nim:3,5,7' },
  { id: 'bouton', line: 'nim:3,4,5' },
  // The matches of "L'Année dernière à Marienbad" (1961).
  { id: 'marienbad', line: 'nim:1,3,5,7;play=misere' },
  { id: 'mirror', line: 'nim:9,9' },
  { id: 'twentyone', line: 'nim:21;play=misere;max=3' },
  { id: 'subtraction', line: 'nim:20;take=1+3+4' },
  { id: 'stairs', line: 'nim:1,2,3,4,5,6,7,8,9' },
  { id: 'giant', line: 'nim:14,999,1000000' },
];
