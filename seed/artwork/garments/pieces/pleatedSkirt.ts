import type { Part } from '#seed/artwork/garments/renderer/part.ts';
import type { Garment } from '#seed/artwork/garments/renderer/renderGarment.ts';
import { darker } from '#seed/artwork/garments/shape/colours.ts';
import { fold, mirroredFolds, seam } from '#seed/artwork/garments/shape/folds.ts';
import { symmetric } from '#seed/artwork/garments/shape/paths.ts';
import { clipRail, clips } from '#seed/artwork/garments/pieces/hanger.ts';
import type { Look } from '#seed/artwork/garments/pieces/look.ts';

/** The pleats at the front of a skirt: ridges with a sharp under-fold. */
const pleats =
  (count: number, height: number): NonNullable<Part['relief']> =>
  (across, down) => {
    const phase = across * count;
    const t = phase - Math.floor(phase);
    return height * (0.35 + 0.65 * down) * (t < 0.78 ? t / 0.78 : (1 - t) / 0.22);
  };

/** A skirt with knife pleats under a narrow waistband. */
export function pleatedSkirt(look: Look, flare = 0): Garment {
  return {
    pose: 'hanging',
    parts: [
      ...clipRail(),
      { shape: 'M312,152 H488 V200 H312Z', color: darker(look.color, 0.5), fabric: look.fabric, cast: null },
      {
        ...look,
        shape: symmetric(
          [400, 188],
          [360, 188, 330, 186, 308, 184],
          [290 - flare * 0.3, 340, 244 - flare, 560, 204 - flare, 760],
          [202 - flare, 772, 208 - flare, 776, 220 - flare, 778],
          [280, 790, 340, 794, 400, 794],
        ),
        dome: [
          [6, 6],
          [44, 30],
        ],
        relief: pleats(13, 13),
        folds: mirroredFolds(fold([340, 200], [270, 780], 0.25, { width: 44 })),
        foldBlur: 12,
        print:
          (look.print ?? '') +
          `<path d="M190,752 C300,780 500,780 610,752" stroke="${darker(look.color, 0.82)}" stroke-width="2" fill="none"/>`,
      },
      {
        ...look,
        shape: 'M306,150 C340,145 460,145 494,150 L496,192 C460,199 340,199 304,192Z',
        dome: [
          [5, 8],
          [30, 12],
        ],
        seams: seam('M308,186 C340,192 460,192 492,186', 1.4, -0.5),
      },
      ...clips(),
    ],
  };
}
