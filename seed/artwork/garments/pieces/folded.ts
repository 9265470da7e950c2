import type { Part } from '#seed/artwork/garments/renderer/part.ts';
import type { Garment } from '#seed/artwork/garments/renderer/renderGarment.ts';
import { darker } from '#seed/artwork/garments/shape/colours.ts';
import { dents } from '#seed/artwork/garments/shape/drape.ts';
import { fold, seam } from '#seed/artwork/garments/shape/folds.ts';
import { symmetric } from '#seed/artwork/garments/shape/paths.ts';
import type { Look } from '#seed/artwork/garments/pieces/look.ts';
import { insideBack } from '#seed/artwork/garments/pieces/necks.ts';
import { swingTag } from '#seed/artwork/garments/pieces/swingTag.ts';

interface Folding {
  /** Parts at the neck, such as a collar, rib or hood. */
  neck: readonly Part[];
  /** Print on the front panel, in addition to the fabric's print. */
  front?: string;
  /** The lower end of the neck opening. */
  depth?: number;
  tag?: string;
  /** Extends the folded garment downwards. */
  longer?: number;
}

/** A folded top, seen from above. */
export function foldedTop(look: Look, { neck, front = '', depth = 262, tag, longer = 0 }: Folding): Garment {
  const foot = 640 + longer;
  const panel = (spread: number, drop: number): string =>
    symmetric(
      [400, depth],
      [372, depth - 4, 352, 232, 346, 197],
      [316, 206, 280 - spread, 212, 258 - spread, 226],
      [246 - spread, 234, 242 - spread, 246, 242 - spread, 262],
      [241 - spread, 400, 240 - spread, 540, 239 - spread, foot - 20 + drop],
      [239 - spread, foot - 4 + drop, 247 - spread, foot + 2 + drop, 262 - spread, foot + 3 + drop],
      [310, foot + 7 + drop, 356, foot + 9 + drop, 400, foot + 9 + drop],
    );
  return {
    pose: 'lying',
    parts: [
      {
        ...look,
        color: darker(look.color, 0.9),
        shape: panel(-3, 18),
        dome: [
          [6, 8],
          [20, 10],
        ],
        cast: null,
      },
      {
        ...look,
        color: darker(look.color, 0.95),
        shape: panel(3, 9),
        dome: [
          [6, 9],
          [20, 10],
        ],
      },
      insideBack(look, depth),
      {
        ...look,
        shape: panel(0, 0),
        dome: [
          [8, 11],
          [34, 18],
        ],
        relief: dents(150, 5, 3),
        folds:
          fold([262, 262], [330, 420], 0.35, { bend: 12, width: 34, taper: 'start' }) +
          fold([540, 262], [480, 440], 0.35, { bend: -12, width: 34, taper: 'start' }) +
          fold([260, 560], [400, 500], 0.25, { bend: 10, width: 34 }) +
          fold([540, 610], [430, 540], -0.25, { bend: 10, width: 34 }),
        foldBlur: 12,
        foldHeight: 18,
        seams: seam('M262,228 C290,214 320,208 348,200', 1.4, -0.5) + seam('M538,228 C510,214 480,208 452,200', 1.4, -0.5),
        print: (look.print ?? '') + front,
      },
      ...neck,
      ...(tag ? swingTag(468, 268, 10, '#F3ECDD', tag) : []),
    ],
  };
}
