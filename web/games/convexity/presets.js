// Graphs worth playing on: those of the thesis of Matias (UFC, 2023), and well-known ones.

/** Three legs of length 2. */
const LEGS = '1-2,2-3,1-4,4-5,1-6,6-7';

export const presets = [
  { id: 'legs', line: `convexity:${LEGS}` },
  { id: 'leaf', line: `convexity:${LEGS};labelled=3` },
  { id: 'square', line: 'convexity:1-2,2-3,3-4,4-1;colors=ABAB' },
  { id: 'zero', line: 'convexity:1-2,2-3,1-4,4-5,1-6;labelled=1;colors=ABABAB' },
  { id: 'star', line: 'convexity:1-2,2-3,3-4,1-5,5-6,1-7,7-8,8-9,9-10;labelled=1;colors=ABBAABABAB' },
  { id: 'tree', line: 'convexity:1-2,2-3,2-4,4-5,4-6,6-7,7-8,7-9,1-10,10-11,10-12' },
  { id: 'path', line: 'convexity:1-2,2-3,3-4,4-5,5-6,6-7,7-8,8-9;labelled=4' },
  { id: 'cycle', line: 'convexity:1-2,2-3,3-4,4-5,5-6,6-1' },
  { id: 'wheel', line: 'convexity:1-2,2-3,3-4,4-5,5-1,6-1,6-2,6-3,6-4,6-5;path=monophonic' },
  { id: 'grid', line: 'convexity:1-2,2-3,4-5,5-6,7-8,8-9,1-4,4-7,2-5,5-8,3-6,6-9;game=hg' },
  {
    id: 'sixteen',
    line: 'convexity:1-2,2-3,3-4,5-6,6-7,7-8,9-10,10-11,11-12,13-14,14-15,15-16,1-5,5-9,9-13,2-6,6-10,10-14,3-7,7-11,11-15,4-8,8-12,12-16;game=ig',
  },
  { id: 'petersen', line: 'convexity:1-2,2-3,3-4,4-5,5-1,1-6,2-7,3-8,4-9,5-10,6-8,8-10,10-7,7-9,9-6' },
  { id: 'utilities', line: 'convexity:1-4,1-5,1-6,2-4,2-5,2-6,3-4,3-5,3-6;game=chg;path=monophonic' },
  { id: 'cube', line: 'convexity:1-2,2-4,4-3,3-1,5-6,6-8,8-7,7-5,1-5,2-6,3-7,4-8;game=chg' },
  { id: 'arrows', line: 'convexity:1>2,2>3,2>4,4>5,3>6,5>7;path=monophonic;labelled=6+7;colors=ABBAAAA' },
];
