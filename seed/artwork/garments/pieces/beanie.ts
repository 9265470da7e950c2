import type { Part } from '#seed/artwork/garments/renderer/part.ts';
import type { Garment } from '#seed/artwork/garments/renderer/renderGarment.ts';
import { ribs } from '#seed/artwork/garments/renderer/textures.ts';
import { fold, stitches } from '#seed/artwork/garments/shape/folds.ts';
import type { Look } from '#seed/artwork/garments/pieces/look.ts';

/** A ribbed beanie with a turned-up edge and an optional pompom. */
export function beanie(look: Look, { pompom = '', label = '#8A5A34' } = {}): Garment {
  const bows =
    (spacing: number, depth: number) =>
    (x: number, y: number): number =>
      depth * Math.sin(((x - 400) * (1 + Math.max(0, 640 - y) / 700)) / spacing);
  const ball: Part[] = pompom
    ? [
        {
          shape: `<circle cx="400" cy="270" r="66" fill="#fff"/>${Array.from({ length: 40 }, (_, i) => `<circle cx="${400 + 62 * Math.cos(i * 0.157)}" cy="${270 + 62 * Math.sin(i * 0.157)}" r="${8 + ((i * 7) % 6)}" fill="#fff"/>`).join('')}`,
          color: pompom,
          fabric: 'fleece',
          texture: (x, y) => 2.6 * Math.sin(x * 0.4 + Math.sin(y * 0.5) * 2) * Math.cos(y * 0.42),
          dome: [
            [12, 20],
            [30, 50],
          ],
          cast: null,
        },
      ]
    : [];
  return {
    pose: 'standing',
    parts: [
      ...ball,
      {
        ...look,
        fabric: 'ribbing',
        shape: 'M196,640 C184,470 262,318 400,316 C538,318 616,470 604,640Z',
        texture: bows(2.3, 1.5),
        dome: [
          [12, 20],
          [56, 80],
        ],
        folds: fold([300, 360], [250, 620], -0.3, { bend: 20, width: 30 }) + fold([480, 350], [540, 600], 0.3, { bend: -14, width: 30 }),
        foldBlur: 10,
      },
      {
        ...look,
        fabric: 'ribbing',
        shape:
          'M178,628 C176,606 188,598 210,600 C320,618 480,618 590,600 C612,598 624,606 622,628 L626,718 C626,742 614,750 592,750 C470,764 330,764 208,750 C186,750 174,742 174,718Z',
        texture: ribs(13.5, 1.5),
        dome: [
          [10, 16],
          [30, 30],
        ],
        cast: { dx: 3, dy: -4, blur: 8, opacity: 0.34 },
      },
      {
        shape: 'M446,650 h58 v48 h-58Z',
        color: label,
        fabric: 'leather',
        dome: [[3, 5]],
        print: stitches('M450,654 h50 v40 h-50Z', '#F0DDB8', 1.3) + '<path d="M460,688 l12,-14 l8,8 l6,-6 l8,12Z" fill="#F0DDB8"/>',
        cast: { dx: 1, dy: 2, blur: 3, opacity: 0.3 },
      },
    ],
  };
}
