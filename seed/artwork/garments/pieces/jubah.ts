import { mirrored, type Part } from '#seed/artwork/garments/renderer/part.ts';
import type { Garment } from '#seed/artwork/garments/renderer/renderGarment.ts';
import { drape } from '#seed/artwork/garments/shape/drape.ts';
import { fold, mirroredFolds, seam } from '#seed/artwork/garments/shape/folds.ts';
import { symmetric } from '#seed/artwork/garments/shape/paths.ts';
import { hanger } from '#seed/artwork/garments/pieces/hanger.ts';
import type { Look } from '#seed/artwork/garments/pieces/look.ts';
import { insideBack } from '#seed/artwork/garments/pieces/necks.ts';

/** A long flowing jubah to the ankle. */
export function jubah(look: Look, trim: string): Garment {
  const sleeve: Part = {
    ...look,
    shape:
      'M306,196 C270,210 248,250 234,310 C214,400 176,500 140,580 C136,590 140,596 150,600 L236,634 C246,637 250,634 254,624 C276,540 298,440 310,350Z',
    dome: [
      [8, 8],
      [34, 30],
    ],
    relief: drape(2, 8, 1.2, 5),
    folds: fold([292, 240], [196, 560], 0.55, { bend: 26, width: 30 }) + fold([302, 350], [236, 610], 0.45, { bend: -10, width: 30 }),
    foldBlur: 8,
    print: `<path d="M128,566 L262,622 L250,650 L120,600Z" fill="${trim}"/>`,
  };
  return {
    pose: 'hanging',
    parts: [
      ...hanger(142, 94),
      { ...insideBack(look, 250, 0.55), transform: 'translate(0 -22)' },
      sleeve,
      mirrored(sleeve),
      {
        ...look,
        shape: symmetric(
          [400, 218],
          [384, 218, 362, 204, 352, 180],
          [330, 188, 308, 192, 296, 202],
          [284, 260, 292, 310, 294, 350],
          [286, 520, 238, 760, 206, 950],
          [204, 962, 210, 967, 222, 969],
          [290, 980, 350, 984, 400, 984],
        ),
        dome: [
          [8, 8],
          [50, 40],
        ],
        relief: drape(4.4, 21, 1.05, 13),
        folds:
          mirroredFolds(
            fold([304, 226], [356, 400], 0.5, { bend: 14, width: 26, taper: 'start' }) +
              fold([298, 352], [340, 560], 0.45, { bend: 10, width: 32 }),
          ) +
          fold([360, 380], [320, 970], 0.45, { bend: 10, width: 38 }) +
          fold([446, 380], [470, 970], 0.45, { bend: -8, width: 38 }),
        foldBlur: 9,
        seams: seam('M400,218 V980', 1.6, -0.6),
        print:
          `<path d="M352,180 C362,204 384,218 400,218 C416,218 438,204 448,180" fill="none" stroke="${trim}" stroke-width="15"/><path d="M400,216 V470" stroke="${trim}" stroke-width="16"/>` +
          [250, 292, 334, 376, 418].map((y) => `<circle cx="400" cy="${y}" r="4.600" fill="#F4E8CE"/>`).join(''),
      },
    ],
  };
}
