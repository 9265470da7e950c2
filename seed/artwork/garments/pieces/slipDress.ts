import type { Garment } from '#seed/artwork/garments/renderer/renderGarment.ts';
import { darker } from '#seed/artwork/garments/shape/colours.ts';
import { drape, startingAt } from '#seed/artwork/garments/shape/drape.ts';
import { fold, mirroredFolds } from '#seed/artwork/garments/shape/folds.ts';
import { symmetric } from '#seed/artwork/garments/shape/paths.ts';
import { hanger } from '#seed/artwork/garments/pieces/hanger.ts';
import type { Look } from '#seed/artwork/garments/pieces/look.ts';
import { shoulderStraps } from '#seed/artwork/garments/pieces/shoulderStraps.ts';

/** A dress cut on the bias, hanging from two thin straps. */
export function slipDress(look: Look): Garment {
  return {
    pose: 'hanging',
    parts: [
      ...hanger(150, 74),
      shoulderStraps(look.color),
      { shape: 'M330,284 C370,326 430,326 470,284 L500,352 H300Z', color: darker(look.color, 0.5), fabric: look.fabric, cast: null },
      {
        ...look,
        shape: symmetric(
          [400, 332],
          [388, 322, 372, 296, 352, 276],
          [344, 270, 334, 270, 330, 280],
          [322, 312, 304, 336, 290, 352],
          [300, 410, 304, 440, 302, 474],
          [288, 590, 250, 740, 220, 888],
          [218, 902, 224, 906, 236, 908],
          [292, 920, 350, 926, 400, 926],
        ),
        dome: [
          [8, 7],
          [46, 40],
        ],
        relief: startingAt(0.18, drape(3.6, 22, 1.3, 11)),
        folds:
          mirroredFolds(fold([366, 312], [350, 400], 0.35, { bend: 6, width: 18 })) +
          fold([400, 344], [394, 450], -0.3, { width: 16 }) +
          fold([306, 474], [430, 700], 0.5, { bend: -24, width: 28 }) +
          fold([304, 480], [360, 600], -0.45, { bend: -14, width: 24 }) +
          fold([496, 470], [420, 640], 0.35, { bend: 18, width: 24 }) +
          fold([330, 560], [262, 880], 0.6, { bend: 26, width: 38 }) +
          fold([470, 540], [520, 890], 0.6, { bend: -20, width: 36 }) +
          fold([400, 600], [420, 900], -0.55, { bend: 10, width: 30 }),
        foldBlur: 9,
        foldHeight: 24,
      },
    ],
  };
}
