// Boards worth knowing: that of the source with two tokens and with three, small cycles that show what infinity is, and
// classic games as digraphs.

/** The board of the thesis of Berrocal (UPM, 2021). */
const SOURCE =
  'tokens:1>3,2>9,3>2,3>6,4>1,4>10,5>4,6>4,7>6,7>9,8>6,8>10,9>3,9>17,10>5,11>7,11>12,12>8,13>15,14>13,15>7,15>16,' +
  '16>8,16>14,16>19,18>15,18>17,19>20,20>10,21>18,21>19';

export const presets = [
  { id: 'source', line: `${SOURCE};on=11,21` },
  { id: 'lost', line: `${SOURCE};on=8,11,21` },
  { id: 'drawn', line: `${SOURCE};on=11,15,21` },
  { id: 'hidden', line: `${SOURCE};on=11,16,21` },
  { id: 'ring', line: 'tokens:1>2,2>1;on=1' },
  { id: 'door', line: 'tokens:1>2,2>1,1>3;on=1' },
  { id: 'loop', line: 'tokens:1>1,1>2;on=1' },
  { id: 'triangle', line: 'tokens:1>2,2>3,3>1,3>4;on=1' },
  { id: 'rescue', line: 'tokens:1>1,1>2,2>3,4>5;on=1,4' },
  { id: 'nim', line: `tokens:${heap(5, 5)};on=3,5,6` },
  { id: 'subtraction', line: `tokens:${heap(9, 3)};on=5,9,10` },
  {
    id: 'kayles',
    line: 'tokens:1>2,1>3,1>4,1>5,1>6,2>5,2>6,2>7,2>8,3>5,3>6,3>8,3>9,4>6,4>7,5>7,5>8,5>10,6>7,6>8,6>10,7>10,7>11,8>10,9>8,' + '10>11;on=1',
  },
];

/** A heap as a digraph: vertex k + 1 is a heap of k, and so many may be taken at most. @param {number} size @param {number} most */
function heap(size, most) {
  /** @type {string[]} */
  const arcs = [];
  for (let from = 2; from <= size + 1; from++) for (let to = Math.max(1, from - most); to < from; to++) arcs.push(`${from}>${to}`);
  return arcs.join(',');
}
