import type { Garment } from '#seed/artwork/garments/renderer/renderGarment.ts';
import { darker } from '#seed/artwork/garments/shape/colours.ts';
import { drape } from '#seed/artwork/garments/shape/drape.ts';
import { fold } from '#seed/artwork/garments/shape/folds.ts';
import { rail } from '#seed/artwork/garments/pieces/hanger.ts';
import type { Look } from '#seed/artwork/garments/pieces/look.ts';

/** Cloth folded over a rail. The front hangs slightly lower than the back. */
export function railedCloth(look: Look, foot = 760): Garment {
  return {
    pose: 'hanging',
    parts: [
      rail(190),
      {
        ...look,
        color: darker(look.color, 0.8),
        shape: `M222,196 H592 L600,${foot - 70} C500,${foot - 58} 330,${foot - 58} 236,${foot - 70}Z`,
        dome: [[6, 8]],
        relief: drape(3, 8, 0.3, 4),
      },
      {
        ...look,
        shape: `M212,184 C220,172 230,170 244,170 H566 C580,170 588,174 592,184 C596,360 602,560 606,${foot - 16} C606,${foot - 4} 600,${foot} 588,${foot + 2} C480,${foot + 14} 330,${foot + 14} 216,${foot + 2} C206,${foot} 200,${foot - 4} 200,${foot - 16} C202,560 206,360 212,184Z`,
        dome: [
          [9, 12],
          [26, 12],
        ],
        relief: drape(3.4, 12, 0.35, 12),
        folds: fold([230, 190], [300, 420], 0.3, { bend: 10, width: 40 }) + fold([570, 190], [520, 460], 0.3, { bend: -10, width: 40 }),
        foldBlur: 10,
      },
    ],
  };
}
