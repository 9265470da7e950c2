import { mirrored, type Part } from '#seed/artwork/garments/renderer/part.ts';
import type { Garment } from '#seed/artwork/garments/renderer/renderGarment.ts';
import { darker } from '#seed/artwork/garments/shape/colours.ts';
import { fold, mirroredFolds, seam } from '#seed/artwork/garments/shape/folds.ts';
import { symmetric } from '#seed/artwork/garments/shape/paths.ts';
import { hanger } from '#seed/artwork/garments/pieces/hanger.ts';
import type { Look } from '#seed/artwork/garments/pieces/look.ts';
import { stubbySleeve } from '#seed/artwork/garments/pieces/stubbySleeve.ts';

/** A one-piece romper with short legs, a collar and buttons. */
export function romper(look: Look, trim: string): Garment {
  const collar: Part = {
    color: trim,
    fabric: 'cotton',
    shape: 'M398,240 C370,238 348,222 338,196 C318,204 304,224 304,250 C304,282 340,296 372,288 C392,282 400,262 398,240Z',
    dome: [
      [5, 9],
      [16, 6],
    ],
  };
  const leg: Part = {
    ...look,
    shape: 'M272,560 L402,560 L400,716 C398,728 390,732 378,732 L276,724 C262,722 254,714 254,702 C256,650 262,600 272,560Z',
    dome: [
      [10, 14],
      [36, 40],
    ],
    folds: fold([300, 580], [290, 720], 0.45, { bend: 8, width: 28 }) + fold([360, 580], [366, 720], -0.4, { width: 26 }),
    foldBlur: 8,
  };
  const cuff: Part = {
    color: trim,
    fabric: 'cotton',
    shape: 'M252,696 C290,708 360,714 402,712 L401,738 C400,748 394,752 384,752 L268,744 C256,742 250,736 250,726Z',
    dome: [[5, 9]],
  };
  return {
    pose: 'hanging',
    parts: [
      ...hanger(166, 82),
      { ...look, color: darker(look.color, 0.55), print: '', shape: 'M344,196 C366,180 434,180 456,196 L440,250 H360Z', cast: null },
      stubbySleeve(look),
      mirrored(stubbySleeve(look)),
      leg,
      mirrored(leg),
      {
        ...look,
        shape: symmetric(
          [400, 240],
          [372, 238, 350, 222, 340, 198],
          [314, 206, 294, 218, 282, 234],
          [276, 300, 282, 350, 284, 400],
          [280, 470, 272, 530, 266, 590],
          [300, 614, 350, 620, 400, 620],
        ),
        dome: [
          [9, 12],
          [44, 48],
        ],
        folds:
          mirroredFolds(
            fold([292, 270], [346, 390], 0.45, { bend: 12, width: 28, taper: 'start' }) +
              fold([286, 420], [350, 560], 0.4, { bend: 10, width: 30 }),
          ) + fold([400, 480], [396, 616], 0.3, { width: 30 }),
        foldBlur: 9,
        seams: seam('M388,240 V600', 2) + seam('M414,240 V600', 1.2, -0.5),
        print:
          (look.print ?? '') +
          [300, 370, 440, 510]
            .map(
              (y) =>
                `<circle cx="402" cy="${y + 2}" r="9.500" fill="#000" opacity=".28"/><circle cx="401" cy="${y}" r="9" fill="#F6EEDC"/><circle cx="398" cy="${y}" r="1.500" fill="#8A6A4A"/><circle cx="404" cy="${y}" r="1.500" fill="#8A6A4A"/>`,
            )
            .join(''),
      },
      cuff,
      mirrored(cuff),
      mirrored(collar),
      collar,
    ],
  };
}
