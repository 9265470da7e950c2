import type { Part } from '#seed/artwork/garments/renderer/part.ts';
import type { Garment } from '#seed/artwork/garments/renderer/renderGarment.ts';
import { darker } from '#seed/artwork/garments/shape/colours.ts';
import { drape } from '#seed/artwork/garments/shape/drape.ts';
import { fold, mirroredFolds, seam } from '#seed/artwork/garments/shape/folds.ts';
import { symmetric } from '#seed/artwork/garments/shape/paths.ts';
import { hanger } from '#seed/artwork/garments/pieces/hanger.ts';
import type { Look } from '#seed/artwork/garments/pieces/look.ts';
import { bandCollar, insideBack } from '#seed/artwork/garments/pieces/necks.ts';
import { longSleeves } from '#seed/artwork/garments/pieces/sleeves.ts';

const shoulders = [
  [390, 244, 366, 216, 350, 196],
  [326, 202, 302, 207, 288, 216],
] as const;

const armholes = seam('M292,217 C284,270 290,330 288,376', 2.2) + seam('M508,217 C516,270 510,330 512,376', 2.2);

/** A baju Melayu top with a standing collar, five stud buttons and three patch pockets. */
export function bajuMelayu(look: Look, gold: string): Garment {
  const pocket = (path: string): Part => ({ ...look, shape: path, dome: [[4, 6]], cast: { dx: 2, dy: 3, blur: 3, opacity: 0.28 } });
  return {
    pose: 'hanging',
    parts: [
      ...hanger(166, 98),
      insideBack(look),
      ...longSleeves(look),
      {
        ...look,
        shape: symmetric(
          [400, 262],
          ...shoulders,
          [280, 270, 284, 330, 284, 380],
          [276, 520, 258, 640, 244, 742],
          [243, 754, 249, 758, 262, 759],
          [310, 766, 356, 768, 400, 768],
        ),
        dome: [
          [8, 8],
          [48, 40],
        ],
        relief: drape(3, 11, 1.3, 2),
        folds:
          mirroredFolds(
            fold([296, 246], [352, 390], 0.55, { bend: 14, width: 26, taper: 'start' }) +
              fold([290, 384], [352, 560], 0.5, { bend: 10, width: 30 }),
          ) +
          fold([330, 480], [312, 756], 0.45, { width: 32 }) +
          fold([470, 500], [486, 756], -0.4, { width: 30 }),
        foldBlur: 8,
        seams: armholes + seam('M388,262 V470 M412,262 V470 H388', 1.8),
        print:
          (look.print ?? '') +
          [290, 332, 374, 416, 456]
            .map(
              (y) =>
                `<circle cx="401.500" cy="${y + 2}" r="7" fill="#000" opacity=".35"/><circle cx="400" cy="${y}" r="6.400" fill="${gold}"/><circle cx="400" cy="${y}" r="3.600" fill="${darker(gold, 0.6)}"/><circle cx="398.500" cy="${y - 1.5}" r="2" fill="#fff" opacity=".85"/>`,
            )
            .join(''),
      },
      pocket('M440,348 H502 V412 q0,8 -8,8 H448 q-8,0 -8,-8Z'),
      pocket('M300,560 H372 V640 q0,8 -8,8 H308 q-8,0 -8,-8Z'),
      pocket('M428,560 H500 V640 q0,8 -8,8 H436 q-8,0 -8,-8Z'),
      ...bandCollar(look),
    ],
  };
}
