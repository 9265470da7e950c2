import type { Part } from '#seed/artwork/garments/renderer/part.ts';
import type { Garment } from '#seed/artwork/garments/renderer/renderGarment.ts';
import { ribs } from '#seed/artwork/garments/renderer/textures.ts';
import { darker } from '#seed/artwork/garments/shape/colours.ts';
import { fold, seam } from '#seed/artwork/garments/shape/folds.ts';
import { strap, symmetric } from '#seed/artwork/garments/shape/paths.ts';
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
      insideHood(look),
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
          '<path fill-rule="evenodd" fill="#fff" d="M294,262 C280,150 330,76 400,72 C470,76 520,150 506,262 C492,306 452,336 404,350 L396,350 C348,336 308,306 294,262Z M400,330 C440,306 470,262 466,214 C460,158 434,122 400,120 C366,122 340,158 334,214 C330,262 360,306 400,330Z"/>',
        dome: [
          [8, 11],
          [20, 18],
        ],
        folds:
          fold([334, 100], [312, 280], 0.7, { bend: 18, width: 24 }) +
          fold([466, 100], [488, 280], 0.6, { bend: -18, width: 24 }) +
          fold([308, 180], [352, 322], -0.6, { bend: 16, width: 18 }) +
          fold([492, 180], [448, 322], -0.6, { bend: -16, width: 18 }) +
          fold([366, 334], [318, 290], 0.6, { bend: 8, width: 20 }) +
          fold([434, 334], [482, 290], 0.6, { bend: -8, width: 20 }),
        seams: seam('M400,340 C350,312 320,262 324,212 C330,150 360,112 400,110 C440,112 470,150 476,212 C480,262 450,312 400,340', 1.6, -0.6),
        cast: { dx: 6, dy: 10, blur: 9, opacity: 0.42 },
      },
      ...[strap('M382,334 C376,376 384,412 378,454', 6), strap('M418,334 C426,366 416,398 422,434', 6)].map((shape) => ({
        shape,
        color: cord,
        fabric: 'cotton' as const,
        dome: [[2.4, 5]] as const,
        cast: { dx: 4, dy: 5, blur: 3, opacity: 0.4 },
      })),
    ],
  };
}

/** The lining of the hood and the inside of the neck, hollow behind the opening. */
function insideHood(look: Look): Part {
  return {
    ...look,
    shape: 'M318,300 C304,170 340,96 400,94 C460,96 496,170 482,300 C450,352 350,352 318,300Z',
    color: darker(look.color, 0.66),
    dome: [
      [22, -40],
      [6, -4],
    ],
    folds: fold([360, 130], [352, 310], 0.6, { bend: 14, width: 26 }) + fold([440, 130], [448, 310], -0.6, { bend: -14, width: 26 }) + fold([350, 290], [450, 290], 0.7, { bend: 22, width: 30 }),
    foldBlur: 8,
    seams: seam('M400,100 V330', 2.2),
    cast: null,
  };
}
