// Text for TeX: what TeX would read as a command is written as what it looks like, and signs that its usual fonts do not
// have are set as mathematics.

/** @type {Record<string, string>} */
const SIGNS = {
  '\\': '\\textbackslash{}',
  '{': '\\{',
  '}': '\\}',
  '^': '\\textasciicircum{}',
  '~': '\\textasciitilde{}',
  '<': '$<$',
  '>': '$>$',
  '|': '$|$',
  '"': '\\textquotedbl{}',
  '−': '$-$',
  '±': '$\\pm$',
  '×': '$\\times$',
  '·': '$\\cdot$',
  '⊕': '$\\oplus$',
  '≈': '$\\approx$',
  '≤': '$\\le$',
  '≥': '$\\ge$',
  '≠': '$\\ne$',
  '∞': '$\\infty$',
  '∅': '$\\emptyset$',
  '→': '$\\to$',
  '←': '$\\leftarrow$',
  '↑': '$\\uparrow$',
  '↓': '$\\downarrow$',
  '▲': '$\\bigtriangleup$',
  '▽': '$\\bigtriangledown$',
  '◆': '$\\diamond$',
  '★': '$\\star$',
  '…': '\\dots{}',
  '–': '--',
  '—': '---',
  '‘': '`',
  '’': "'",
  '“': '``',
  '”': "''",
  '½': '$\\frac12$',
  '¼': '$\\frac14$',
  '¾': '$\\frac34$',
  '\u00a0': '~',
  '\u202f': '~',
  '\u2009': '~',
};
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const LOWERED = '₀₁₂₃₄₅₆₇₈₉';

/** @param {string} text */
export function tex(text) {
  return [...text].map(sign).join('');
}

/** @param {string} sign */
function sign(sign) {
  if (Object.hasOwn(SIGNS, sign)) return SIGNS[sign];
  if ('$&#%_'.includes(sign)) return `\\${sign}`;
  if (RAISED.includes(sign)) return `$^{${RAISED.indexOf(sign)}}$`;
  if (LOWERED.includes(sign)) return `$_{${LOWERED.indexOf(sign)}}$`;
  // The letters of our languages are in every font of TeX; of anything else TeX would say that it does not know it.
  return /[ -~¡¿À-ÖØ-öø-ÿ]/.test(sign) ? sign : '?';
}
