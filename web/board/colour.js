// Colours as other programs want them.

/** @type {CanvasRenderingContext2D | null} */
let context = null;

/** Red, green, blue (0…255) and how opaque (0…1) a colour of CSS is, however it is written. @param {string} colour @returns {[number, number, number, number]} */
export function channels(colour) {
  const numbers = /^rgba?\(([\d.]+)[, ]+([\d.]+)[, ]+([\d.]+)(?:[, /]+([\d.]+))?\)$/.exec(colour);
  if (numbers) return [Number(numbers[1]), Number(numbers[2]), Number(numbers[3]), Number(numbers[4] ?? 1)];
  // A mixed colour has a notation of its own: one dot of it says what it is.
  context ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!context) return [0, 0, 0, 1];
  context.clearRect(0, 0, 1, 1);
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const [red, green, blue, alpha] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue, alpha / 255];
}

/** Six digits, as everybody reads them. @param {readonly number[]} channels */
export function hex([red, green, blue]) {
  return [red, green, blue]
    .map((part) => Math.round(part).toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();
}
