import type { Part } from '#seed/artwork/garments/renderer/part.ts';
import type { Garment } from '#seed/artwork/garments/renderer/renderGarment.ts';
import { courses } from '#seed/artwork/garments/renderer/textures.ts';
import { darker, lighter } from '#seed/artwork/garments/shape/colours.ts';
import { dents } from '#seed/artwork/garments/shape/drape.ts';
import { fold, mirroredFolds, seam } from '#seed/artwork/garments/shape/folds.ts';
import { strap } from '#seed/artwork/garments/shape/paths.ts';
import type { Look } from '#seed/artwork/garments/pieces/look.ts';

/** A roll-top backpack with a clip, side straps and a front pocket. */
export function rollTop(look: Look, trim: string): Garment {
  const webbing = (shape: string): Part => ({
    shape,
    color: trim,
    fabric: 'cotton',
    texture: courses(4, 0.35),
    dome: [[4, 8]],
    cast: { dx: 3, dy: 5, blur: 5, opacity: 0.4 },
  });
  return {
    pose: 'standing',
    parts: [
      { shape: strap('M352,236 C352,180 448,180 448,236', 17), color: trim, fabric: 'cotton', dome: [[5, 9]], cast: null },
      {
        shape: strap('M246,420 C180,520 176,700 232,818', 34) + strap('M554,420 C620,520 624,700 568,818', 34),
        color: darker(trim, 0.9),
        fabric: 'cotton',
        dome: [[6, 10]],
        cast: null,
      },
      {
        ...look,
        shape:
          'M236,300 C300,288 500,288 564,300 C584,460 596,640 596,800 C596,838 578,856 540,858 H260 C222,856 204,838 204,800 C204,640 216,460 236,300Z',
        dome: [
          [10, 14],
          [50, 64],
        ],
        folds:
          mirroredFolds(
            fold([242, 320], [310, 520], 0.5, { bend: 14, width: 40, taper: 'start' }) +
              fold([220, 600], [290, 830], -0.35, { bend: 10, width: 40 }),
          ) + fold([330, 330], [460, 470], -0.3, { bend: 10, width: 36 }),
        foldBlur: 12,
      },
      {
        ...look,
        color: lighter(look.color, 0.04),
        shape: 'M250,590 C300,580 500,580 550,590 L562,806 C562,826 552,836 532,837 H268 C248,836 238,826 238,806Z',
        dome: [
          [8, 12],
          [34, 26],
        ],
        seams: seam('M262,622 H538', 5, -0.7),
        print: `<path d="M262,622 H538" stroke="${trim}" stroke-width="7"/>`,
        folds: fold([270, 650], [400, 820], 0.3, { bend: 14, width: 40 }),
        foldBlur: 12,
        cast: { dx: 3, dy: 5, blur: 6, opacity: 0.36 },
      },
      {
        ...look,
        shape:
          'M222,262 C216,232 226,214 250,212 C340,204 460,204 550,212 C574,214 584,232 578,262 C580,296 572,312 548,316 C460,326 340,326 252,316 C228,312 220,296 222,262Z',
        dome: [
          [10, 18],
          [24, 22],
        ],
        relief: dents(90, 4, 7),
        seams: seam('M232,284 C340,296 460,296 568,284', 4, -0.7),
        cast: { dx: 4, dy: 10, blur: 9, opacity: 0.45 },
      },
      webbing('M384,206 H416 V470 H384Z'),
      {
        shape: '<rect x="372" y="420" width="56" height="66" rx="9" fill="#fff"/>',
        color: '#3A3A3E',
        fabric: 'rubber',
        dome: [[5, 9]],
        print: '<rect x="384" y="434" width="32" height="14" rx="4" fill="#1c1c20"/>',
      },
      webbing('M206,520 H252 V546 H204Z M548,520 H594 L596,546 H548Z'),
      {
        shape: '<rect x="372" y="680" width="58" height="34" rx="3" fill="#fff"/>',
        color: '#8A5A34',
        fabric: 'leather',
        dome: [[3, 4]],
        print: '<path d="M388,702 l13,-14 l8,8 l6,-6 l9,12Z" fill="#EBD2A8"/>',
        cast: { dx: 1, dy: 2, blur: 3, opacity: 0.35 },
      },
    ],
  };
}

/** The backpack from behind, with a padded panel and two shoulder straps. */
export function rollTopBack(look: Look, trim: string): Garment {
  const front = rollTop(look, trim).parts.slice(0, 3);
  const padded = (shape: string): Part => ({
    shape,
    color: trim,
    fabric: 'mesh',
    dome: [
      [9, 16],
      [20, 14],
    ],
    cast: { dx: 6, dy: 10, blur: 9, opacity: 0.42 },
    print: '',
  });
  return {
    pose: 'standing',
    parts: [
      ...front,
      {
        color: darker(look.color, 0.8),
        fabric: 'mesh',
        shape: 'M270,380 H530 Q552,380 554,402 L566,800 Q566,830 538,830 H262 Q234,830 234,800 L246,402 Q248,380 270,380Z',
        dome: [
          [10, 14],
          [34, 26],
        ],
        relief: (across) => 8 * Math.exp(-(((across - 0.27) / 0.16) ** 2)) + 8 * Math.exp(-(((across - 0.73) / 0.16) ** 2)),
        seams: seam('M400,384 V828', 6, -0.6),
      },
      ...front.slice(2).map((part) => ({
        ...part,
        shape:
          'M222,262 C216,232 226,214 250,212 C340,204 460,204 550,212 C574,214 584,232 578,262 C580,296 572,312 548,316 C460,326 340,326 252,316 C228,312 220,296 222,262Z',
        folds: '',
        dome: [
          [10, 18],
          [24, 22],
        ] as const,
        cast: { dx: 4, dy: 10, blur: 9, opacity: 0.45 },
      })),
      padded('M326,316 C300,420 262,520 258,640 C256,676 262,690 276,690 C292,690 304,678 306,650 C312,540 372,440 378,318Z'),
      padded('M474,316 C500,420 538,520 542,640 C544,676 538,690 524,690 C508,690 496,678 494,650 C488,540 428,440 422,318Z'),
      {
        shape: strap('M280,684 C276,740 262,790 246,822', 15) + strap('M520,684 C524,740 538,790 554,822', 15) + strap('M290,520 H510', 13),
        color: darker(trim, 0.86),
        fabric: 'cotton',
        texture: courses(4, 0.3),
        dome: [[4, 8]],
      },
      { shape: '<rect x="378" y="504" width="44" height="32" rx="7" fill="#fff"/>', color: '#2E2E32', fabric: 'rubber', dome: [[4, 8]] },
    ],
  };
}
