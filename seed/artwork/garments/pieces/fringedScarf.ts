import type { Part } from '#seed/artwork/garments/renderer/part.ts';
import type { Garment } from '#seed/artwork/garments/renderer/renderGarment.ts';
import { darker } from '#seed/artwork/garments/shape/colours.ts';
import { dents } from '#seed/artwork/garments/shape/drape.ts';
import { fold } from '#seed/artwork/garments/shape/folds.ts';
import type { Look } from '#seed/artwork/garments/pieces/look.ts';
import { fringe } from '#seed/artwork/garments/pieces/fringe.ts';

/** A wool scarf folded in half, with both fringed ends at the foot, one of them slightly longer. */
export function fringedScarf(look: Look): Garment {
  const threads = (shape: string, color: string): Part => ({
    shape,
    color,
    fabric: 'wool',
    dome: [[2, 3.4]],
    cast: { dx: 2, dy: 4, blur: 3, opacity: 0.3 },
  });
  const layer = (shape: string, seed: number, shade: number): Part => ({
    ...look,
    color: shade < 1 ? darker(look.color, shade) : look.color,
    shape,
    dome: [
      [10, 16],
      [36, 24],
    ],
    relief: dents(120, 7, seed),
    folds:
      fold([250, 330], [330, 520], 0.3, { bend: 14, width: 40 }) +
      fold([540, 420], [440, 640], -0.3, { bend: 14, width: 40 }) +
      fold([260, 700], [400, 620], 0.3, { bend: 12, width: 36 }),
    foldBlur: 12,
  });
  return {
    pose: 'lying',
    parts: [
      threads(`<g transform="rotate(-5 400 500)">${fringe(252, 566, 812, 64)}</g>`, darker(look.color, 0.8)),
      {
        ...layer('M232,214 C340,204 470,206 574,214 C582,420 580,620 572,820 C470,832 350,832 246,822 C238,620 232,420 232,214Z', 4, 0.86),
        transform: 'rotate(-5 400 500)',
      },
      threads(`<g transform="rotate(3 400 500)">${fringe(226, 552, 762, 64)}</g>`, look.color),
      {
        ...layer(
          'M222,186 C226,164 240,156 262,154 C360,146 450,146 540,154 C562,156 574,166 576,188 C582,400 574,600 562,768 C460,782 320,782 218,770 C208,600 212,400 222,186Z',
          9,
          1,
        ),
        transform: 'rotate(3 400 500)',
      },
    ],
  };
}
