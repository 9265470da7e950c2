import { tiled } from '#seed/artwork/garments/patterns/tile.ts';

const petals = (count: number, length: number, width: number, color: string): string =>
  Array.from(
    { length: count },
    (_, i) =>
      `<path transform="rotate(${(360 / count) * i})" d="M0,-4 C${width},${-length * 0.4} ${width * 0.8},${-length * 0.8} 0,${-length} C${-width * 0.8},${-length * 0.8} ${-width},${-length * 0.4} 0,-4Z" fill="${color}"/>`,
  ).join('');

const flower = (x: number, y: number, scale: number, pale: string, middle: string, turn = 0): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${petals(6, 30, 12, pale)}${petals(6, 19, 4.5, middle)}<circle r="6.500" fill="${pale}"/><circle r="3.400" fill="${middle}"/></g>`;

const sprig = (x: number, y: number, turn: number, scale: number, pale: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})" fill="${pale}"><path d="M0,0 C14,-4 30,-18 34,-38" fill="none" stroke="${pale}" stroke-width="2"/><path d="M12,-8 c2,-14 14,-20 22,-18 c0,10 -10,20 -22,18Z"/><path d="M26,-22 c-4,-12 2,-24 10,-28 c6,8 2,24 -10,28Z"/><path d="M6,-2 c10,6 22,4 26,-2 c-6,-6 -18,-6 -26,2Z"/></g>`;

const dots = (points: readonly (readonly [number, number])[], color: string): string =>
  points.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2" fill="${color}"/>`).join('');

/** Hand-drawn batik: blossoms, sprigs and wax dots. */
export const batikBlossoms = (pale: string, middle: string, turn = 0): string =>
  tiled(
    'batik-blossoms',
    132,
    132,
    `${flower(36, 40, 1.05, pale, middle, 12)}${flower(102, 104, 0.82, pale, middle, 40)}${sprig(58, 66, 10, 0.95, pale)}${sprig(22, 108, -30, 0.8, pale)}${sprig(92, 44, 64, 0.7, pale)}${flower(104, 22, 0.42, pale, middle)}${flower(26, 86, 0.36, pale, middle)}${dots(
      [
        [72, 20],
        [78, 28],
        [70, 32],
        [12, 68],
        [6, 74],
        [62, 112],
        [70, 118],
        [60, 122],
        [122, 60],
        [118, 70],
        [126, 72],
        [84, 84],
        [8, 12],
      ],
      pale,
    )}`,
    `rotate(${turn}) scale(0.66)`,
  );

/** A small repeating pattern of leaves and stars for children's clothes. */
export const batikLeaves = (pale: string, accent: string): string =>
  tiled(
    'batik-leaves',
    64,
    64,
    `<g fill="${pale}"><path d="M16,26 C8,16 12,4 20,2 C26,10 26,20 16,26Z"/><path d="M18,28 C28,20 38,24 40,32 C32,38 22,36 18,28Z"/><path d="M48,58 C40,48 44,36 52,34 C58,42 58,52 48,58Z"/></g><g fill="${accent}"><circle cx="46" cy="14" r="5"/><circle cx="14" cy="48" r="5"/></g><g fill="${pale}"><circle cx="46" cy="14" r="2"/><circle cx="14" cy="48" r="2"/><circle cx="32" cy="50" r="1.800"/><circle cx="60" cy="24" r="1.800"/></g>`,
  );
