import { mirrored, type Part } from '#seed/artwork/garments/renderer/part.ts';
import type { Garment } from '#seed/artwork/garments/renderer/renderGarment.ts';
import { darker, lighter } from '#seed/artwork/garments/shape/colours.ts';
import { body as bodyInside } from '#seed/artwork/garments/shape/body.ts';
import { drape } from '#seed/artwork/garments/shape/drape.ts';
import { fold, seam } from '#seed/artwork/garments/shape/folds.ts';
import type { Look } from '#seed/artwork/garments/pieces/look.ts';
import { backCollar, neckLabel } from '#seed/artwork/garments/pieces/necks.ts';

/** A tailored jacket with notched lapels. */
export function blazer(look: Look, lining: string, lapel = lighter(look.color, 0.04), lapelFabric = look.fabric): Garment {
  const sleeve: Part = {
    ...look,
    shape:
      'M284,216 C238,232 218,306 206,396 C194,510 188,610 186,700 C186,712 190,716 200,718 L258,724 C267,724 271,720 272,711 L300,380Z',
    dome: [
      [8, 8],
      [30, 34],
    ],
    folds:
      fold([288, 250], [216, 520], 0.5, { bend: 26, width: 30 }) +
      fold([286, 420], [216, 560], 0.5, { bend: -18, width: 22 }) +
      fold([222, 420], [262, 520], -0.4, { bend: 10, width: 18 }) +
      fold([208, 560], [262, 650], 0.35, { bend: 8, width: 18 }),
    foldBlur: 8,
    foldHeight: 19,
    print: [672, 688, 704]
      .map(
        (y) =>
          `<circle cx="256" cy="${y}" r="4.600" fill="${darker(look.color, 0.45)}"/><circle cx="255" cy="${y - 1}" r="1.500" fill="#fff" opacity=".4"/>`,
      )
      .join(''),
  };
  const half: Part = {
    ...look,
    shape:
      'M352,196 C330,204 300,208 284,218 C274,280 288,340 292,390 C296,470 288,540 274,640 C268,690 266,730 266,760 C266,772 270,775 280,777 C330,786 372,786 402,774 C411,768 413,730 413,684 L413,520Z',
    dome: [
      [8, 8],
      [50, 48],
    ],
    relief: (across, down, x, y) => bodyInside(54)((x - 266) / 268, down, x, y),
    folds:
      fold([292, 390], [350, 560], 0.5, { bend: -8, width: 30 }) +
      fold([292, 560], [282, 770], 0.4, { bend: -6, width: 30 }) +
      fold([404, 524], [332, 600], 0.4, { bend: 8, width: 20 }) +
      fold([404, 530], [352, 690], 0.35, { bend: 12, width: 18 }),
    foldBlur: 9,
    foldHeight: 18,
    seams:
      seam('M280,586 L356,596', 3, -0.9) +
      seam('M280,600 L356,610', 1.2, -0.5) +
      seam('M286,230 C276,300 288,350 292,388', 2.4) +
      seam('M324,360 C322,460 326,540 332,600', 1.4, -0.5),
  };
  const button: Part = {
    shape: '<circle cx="396" cy="538" r="9" fill="#fff"/>',
    color: darker(look.color, 0.55),
    fabric: 'polished',
    dome: [[3, 7]],
    cast: { dx: 2, dy: 3, blur: 3, opacity: 0.4 },
  };
  const collar: Part = {
    color: lapel,
    fabric: lapelFabric,
    shape: 'M352,194 C338,210 326,230 320,252 L304,300 L331,312 L318,334 L408,530 C400,420 376,290 352,194Z',
    dome: [
      [5, 8],
      [16, 6],
    ],
    seams: seam('M304,300 L352,318', 2, -0.9),
  };
  return {
    pose: 'hanging',
    parts: [
            {
        shape: 'M346,204 C352,176 374,162 400,162 C426,162 448,176 454,204 L440,420 L400,522 L360,420Z',
        color: darker(lining, 0.72),
        fabric: 'satin',
        dome: [
          [8, 6],
          [40, -34],
        ],
        relief: drape(2, 6, 0.8, 1),
        cast: null,
      },
      backCollar(look),
      neckLabel(216),
      sleeve,
      mirrored({ ...sleeve, print: undefined }),
      mirrored({ ...half, seams: (half.seams ?? '') + seam('M296,404 L352,396', 3, -0.9) }),
      half,
      collar,
      mirrored(collar),
      button,
    ],
  };
}
