const blossom = (x: number, y: number, scale: number, petal: string, heart: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${[0, 72, 144, 216, 288].map((turn) => `<ellipse transform="rotate(${turn}) translate(0 -9)" rx="6.500" ry="9" fill="${petal}"/><path transform="rotate(${turn})" d="M0,-3 V-14" stroke="${heart}" stroke-width="1.400"/>`).join('')}<circle r="4" fill="${heart}"/></g>`;

const leaf = (x: number, y: number, turn: number, color: string): string =>
  `<path transform="translate(${x} ${y}) rotate(${turn})" d="M0,0 C8,-10 22,-10 30,0 C22,8 8,8 0,0Z" fill="${color}"/>`;

/** Nyonya embroidery along the front edge of the left half, which the right half mirrors. */
export function nyonyaTrail(
  points: readonly (readonly [number, number])[],
  petal: string,
  second: string,
  heart: string,
  green: string,
): string {
  const stem = `<path d="M${points.map((point) => point.join(',')).join(' L')}" fill="none" stroke="${green}" stroke-width="2.400" stroke-linejoin="round"/>`;
  return (
    stem +
    points
      .map(
        ([x, y], i) =>
          leaf(x + 6, y - 10, -50 + i * 17, green) +
          leaf(x - 4, y + 12, 140 + i * 23, green) +
          blossom(x, y, i % 2 ? 0.8 : 1.15, i % 2 ? second : petal, heart),
      )
      .join('')
  );
}

/** Embroidery on both sides of the centre line. */
export const bothSides = (content: string): string => `${content}<g transform="translate(800 0) scale(-1 1)">${content}</g>`;
