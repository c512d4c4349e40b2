// Positions worth knowing: those of the thesis of Matias (UFC, 2023), and drawings of our own.

export const presets = [
  { id: 'garden', line: 'hackenbush:(RB(B(B)(R))(B))(BR)(R(R)(B(B)(B)))' },
  { id: 'half', line: 'hackenbush:(BR)(BR)(R)' },
  { id: 'quarters', line: 'hackenbush:(BRR)(BRR)(BR)(R)' },
  { id: 'four', line: 'hackenbush:(B)(R)(B)(R)' },
  { id: 'mirror', line: 'hackenbush:(BR)(RB)' },
  { id: 'stalks', line: 'hackenbush:(R)(BR)(RB)(BRR)(BBR)' },
  { id: 'oak', line: 'hackenbush:BR(R)(BB)' },
  { id: 'bush', line: 'hackenbush:B(R(B)(B))(R(R)(B))(R)' },
  { id: 'girl', line: girlAndDog() },
  { id: 'ladder', line: ladder(4) },
  { id: 'flowers', line: 'hackenbush:(G(B)(R)(B))(GG(R)(B)(R))(G(R)(R)(B))' },
  { id: 'lawn', line: 'hackenbush:(GG)(GGG)(GGGG)' },
  { id: 'fusion', line: 'hackenbush:0-1G,1-2G,2-3G,3-1G,3-4G,0-5G,5-6G,6-0G' },
  { id: 'shrubbery', line: 'hackenbush:(B(B(R)(RB))(R(B)))(GR(B)(G))(R(RB)(B(R)(R)))(GB(R)(G))' },
  { id: 'tall', line: `hackenbush:B${'R'.repeat(32)}` },
];

/** A girl in a skirt, her dog, and the green lead between them. */
function girlAndDog() {
  const girl = ['0-1B', '0-2B', '1-3R', '2-3R', '1-2R', '3-4B', '4-5B', '4-6B', '4-7B', '7-7R'];
  const dog = ['0-8R', '0-9R', '8-9B', '9-10B', '8-11R', '10-10B'];
  return `hackenbush:${[...girl, ...dog, '6-10G'].join(',')}`;
}

/** Two rails and rungs between them. @param {number} rungs */
function ladder(rungs) {
  const edges = [];
  for (let i = 1; i <= rungs; i++) {
    const [left, right] = [2 * i - 1, 2 * i];
    edges.push(`${i === 1 ? 0 : left - 2}-${left}B`, `${i === 1 ? 0 : right - 2}-${right}R`, `${left}-${right}${i % 2 ? 'R' : 'B'}`);
  }
  return `hackenbush:${edges.join(',')}`;
}
