import { mirrored, type Part } from '#seed/artwork/garments/renderer/part.ts';
import type { Garment } from '#seed/artwork/garments/renderer/renderGarment.ts';
import { ribs } from '#seed/artwork/garments/renderer/textures.ts';
import { darker } from '#seed/artwork/garments/shape/colours.ts';
import { fold, mirroredFolds } from '#seed/artwork/garments/shape/folds.ts';
import { symmetric } from '#seed/artwork/garments/shape/paths.ts';
import type { Look } from '#seed/artwork/garments/pieces/look.ts';
import { stubbySleeve } from '#seed/artwork/garments/pieces/stubbySleeve.ts';

const bound = (path: string, color: string, width = 15): Part => ({
  shape: `<path d="${path}" fill="none" stroke="#fff" stroke-width="${width}" stroke-linecap="round"/>`,
  color,
  fabric: 'jersey',
  texture: ribs(4, 0.3),
  dome: [[3.6, 7]],
  cast: { dx: 1, dy: 3, blur: 3, opacity: 0.26 },
});

const poppers = (points: readonly (readonly [number, number])[], color: string): Part => ({
  shape: points.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="8.500" fill="#fff"/>`).join(''),
  color,
  fabric: 'polished',
  dome: [[3, 8]],
  print: points.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="3.600" fill="${darker(color, 0.7)}"/>`).join(''),
});

/** A bodysuit with envelope shoulders and poppers at the foot. */
export function bodysuit(look: Look, trim: string): Garment {
  const leg = 'M268,600 C300,610 334,640 350,690';
  return {
    pose: 'lying',
    parts: [
      { ...look, color: darker(look.color, 0.62), shape: 'M330,226 C360,214 440,214 470,226 L450,280 H350Z', print: '', cast: null },
      stubbySleeve(look),
      mirrored(stubbySleeve(look)),
      {
        ...look,
        shape: symmetric(
          [400, 286],
          [366, 284, 336, 262, 322, 226],
          [306, 226, 292, 230, 280, 238],
          [274, 300, 280, 350, 278, 392],
          [274, 470, 266, 540, 262, 598],
          [304, 606, 340, 640, 352, 700],
          [354, 722, 364, 730, 400, 730],
        ),
        dome: [
          [9, 12],
          [44, 46],
        ],
        folds:
          mirroredFolds(
            fold([288, 270], [340, 380], 0.45, { bend: 12, width: 28, taper: 'start' }) +
              fold([276, 590], [360, 500], 0.45, { bend: 12, width: 28 }) +
              fold([340, 660], [380, 560], -0.4, { width: 24 }),
          ) + fold([300, 460], [480, 430], 0.3, { bend: 10, width: 26 }),
        foldBlur: 9,
      },
      bound('M318,224 C330,270 362,294 400,294 C438,294 470,270 482,224', trim),
      bound(leg, trim),
      mirrored(bound(leg, trim)),
      bound('M186,352 L268,388', trim, 13),
      mirrored(bound('M186,352 L268,388', trim, 13)),
      poppers(
        [
          [372, 706],
          [400, 708],
          [428, 706],
        ],
        '#F4F0E6',
      ),
    ],
  };
}
