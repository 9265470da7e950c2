import type { Garment } from '#seed/artwork/garments/renderer/renderGarment.ts';
import { darker } from '#seed/artwork/garments/shape/colours.ts';
import { drape, startingAt } from '#seed/artwork/garments/shape/drape.ts';
import { fold, seam } from '#seed/artwork/garments/shape/folds.ts';
import { symmetric } from '#seed/artwork/garments/shape/paths.ts';
import { hanger } from '#seed/artwork/garments/pieces/hanger.ts';
import type { Look } from '#seed/artwork/garments/pieces/look.ts';
import { shoulderStraps } from '#seed/artwork/garments/pieces/shoulderStraps.ts';

/** A floor-length evening gown that flares from the knee. */
export function gown(look: Look): Garment {
  return {
    pose: 'hanging',
    parts: [
      ...hanger(120, 74),
      { ...shoulderStraps(look.color), transform: 'translate(0 -30)' },
      { shape: 'M336,256 C370,330 430,330 464,256 L492,320 H308Z', color: darker(look.color, 0.42), fabric: 'silk', cast: null },
      {
        ...look,
        shape: symmetric(
          [400, 330],
          [384, 310, 366, 274, 350, 250],
          [342, 242, 332, 244, 328, 256],
          [320, 284, 306, 306, 294, 322],
          [304, 384, 312, 420, 310, 452],
          [296, 520, 298, 600, 306, 680],
          [286, 790, 236, 890, 180, 980],
          [176, 990, 180, 996, 192, 998],
          [270, 1012, 340, 1016, 400, 1016],
        ),
        dome: [
          [8, 8],
          [44, 46],
        ],
        relief: startingAt(0.5, drape(4.4, 26, 1, 6)),
        folds:
          fold([312, 452], [400, 560], 0.4, { bend: -14, width: 26 }) +
          fold([488, 452], [410, 580], -0.4, { bend: 14, width: 26 }) +
          fold([340, 640], [250, 990], 0.6, { bend: 26, width: 40 }) +
          fold([400, 640], [396, 1000], 0.5, { width: 36 }) +
          fold([462, 640], [552, 990], 0.55, { bend: -24, width: 40 }) +
          fold([372, 660], [320, 1000], -0.5, { bend: 10, width: 30 }) +
          fold([432, 660], [480, 1000], -0.5, { bend: -10, width: 30 }),
        foldBlur: 9,
        foldHeight: 24,
        seams: seam('M306,446 C350,462 450,462 494,446', 2, -0.6),
      },
    ],
  };
}
