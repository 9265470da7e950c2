import type { Part } from '#seed/artwork/garments/renderer/part.ts';
import type { Garment } from '#seed/artwork/garments/renderer/renderGarment.ts';
import { ribs } from '#seed/artwork/garments/renderer/textures.ts';
import { darker } from '#seed/artwork/garments/shape/colours.ts';
import { fold, seam } from '#seed/artwork/garments/shape/folds.ts';
import { strap, symmetric } from '#seed/artwork/garments/shape/paths.ts';
import { hanger } from '#seed/artwork/garments/pieces/hanger.ts';
import type { Look } from '#seed/artwork/garments/pieces/look.ts';
import { cuffs, longSleeves } from '#seed/artwork/garments/pieces/sleeves.ts';
import { trunkPart } from '#seed/artwork/garments/pieces/trunk.ts';

/** A hooded sweatshirt with a kangaroo pocket. */
export function hoodie(look: Look, cord = '#EFE9DC'): Garment {
  const soft: Part = { ...look, shape: '' };
  const ribbed = { ...look, fabric: 'ribbing' as const };
  return {
    pose: 'hanging',
    parts: [
      ...hanger(150, 90),
      {
        ...soft,
        shape: 'M300,250 C296,160 344,112 400,112 C456,112 504,160 500,250 C470,306 330,306 300,250Z',
        color: darker(look.color, 0.8),
        dome: [
          [8, 9],
          [30, 30],
        ],
        cast: null,
      },
      ...longSleeves(look),
      ...cuffs(ribbed),
      {
        ...trunkPart(look, 300),
        shape: symmetric(
          [400, 300],
          [360, 296, 318, 262, 300, 222],
          [294, 220, 288, 218, 284, 220],
          [276, 274, 280, 330, 278, 384],
          [274, 500, 268, 600, 266, 690],
          [310, 704, 356, 708, 400, 708],
        ),
      },
      {
        ...soft,
        shape: 'M330,540 L470,540 L506,648 L502,692 H298 L294,648Z',
        dome: [
          [6, 9],
          [36, 22],
        ],
        folds: fold([340, 552], [320, 686], 0.5, { bend: 8, width: 26 }) + fold([462, 552], [474, 686], -0.45, { bend: -6, width: 26 }),
        foldBlur: 8,
        seams: seam('M340,552 L308,650', 1.6, -0.7) + seam('M460,552 L492,650', 1.6, -0.7),
      },
      {
        ...soft,
        fabric: 'ribbing',
        shape: 'M264,682 C330,708 470,708 536,682 L534,738 C534,748 528,752 518,755 C450,766 350,766 282,755 C272,752 266,748 266,738Z',
        texture: ribs(10, 1),
        dome: [
          [7, 10],
          [20, 8],
        ],
      },
      {
        ...soft,
        shape:
          '<path fill-rule="evenodd" fill="#fff" d="M292,250 C288,154 338,108 400,108 C462,108 512,154 508,250 C498,292 452,322 404,338 L396,338 C348,322 302,292 292,250Z M400,300 C438,280 458,254 456,230 C450,192 432,172 400,172 C368,172 350,192 344,230 C342,254 362,280 400,300Z"/>',
        dome: [
          [8, 11],
          [20, 18],
        ],
        folds:
          fold([318, 170], [328, 290], 0.7, { bend: -14, width: 22 }) +
          fold([482, 170], [472, 290], -0.6, { bend: 14, width: 22 }) +
          fold([362, 306], [330, 276], -0.5, { width: 16 }),
        seams: seam('M330,240 C330,184 360,154 400,154 C440,154 470,184 470,240', 1.6, -0.6),
        cast: { dx: 6, dy: 10, blur: 9, opacity: 0.42 },
      },
      ...[strap('M378,322 C374,370 382,410 376,452', 6), strap('M422,322 C428,360 418,394 424,430', 6)].map((shape) => ({
        shape,
        color: cord,
        fabric: 'cotton' as const,
        dome: [[2.4, 5]] as const,
        cast: { dx: 4, dy: 5, blur: 3, opacity: 0.4 },
      })),
    ],
  };
}
