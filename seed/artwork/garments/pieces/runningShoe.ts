import type { Part } from '#seed/artwork/garments/renderer/part.ts';
import type { Garment } from '#seed/artwork/garments/renderer/renderGarment.ts';
import { courses } from '#seed/artwork/garments/renderer/textures.ts';
import { darker, lighter } from '#seed/artwork/garments/shape/colours.ts';
import { fold, seam, stitches } from '#seed/artwork/garments/shape/folds.ts';
import { strap } from '#seed/artwork/garments/shape/paths.ts';

export interface ShoeColors {
  upper: string;
  overlay: string;
  accent: string;
  midsole: string;
  outsole: string;
  lace: string;
}

/** A running shoe from the side, with its toe at the right. */
export function runningShoe(colors: ShoeColors): Garment {
  return { pose: 'standing', parts: [...inside(colors), ...upper(colors), ...sole(colors), ...laces(colors)] };
}

const inside = ({ upper: color }: ShoeColors): Part[] => [
  {
    shape: 'M136,462 C190,440 300,440 372,416 L356,500 C300,540 220,540 170,500Z',
    color: darker(color, 0.45),
    fabric: 'mesh',
    dome: [[6, 6]],
    cast: null,
  },
  {
    shape: 'M326,470 C330,420 352,384 392,372 C418,366 430,384 426,408 C470,440 520,486 560,528 L536,552 L400,520Z',
    color: darker(color, 0.88),
    fabric: 'mesh',
    dome: [
      [8, 12],
      [18, 10],
    ],
    seams: seam('M352,404 C370,386 400,380 420,392', 2, -0.7),
  },
];

function upper({ upper: color, overlay, accent }: ShoeColors): Part[] {
  return [
    {
      shape:
        'M112,652 C102,604 104,546 118,496 C120,470 126,446 146,440 C164,436 176,452 186,472 C206,506 250,522 290,500 C322,482 346,452 368,434 C380,426 394,428 404,438 C440,474 484,514 536,542 C594,570 654,582 694,614 C716,632 720,652 704,664 C560,690 300,684 112,652Z',
      color,
      fabric: 'mesh',
      dome: [
        [9, 12],
        [38, 52],
      ],
      folds: fold([520, 560], [566, 640], -0.4, { bend: -10, width: 22 }) + fold([552, 566], [604, 650], 0.35, { bend: -8, width: 20 }),
      foldBlur: 8,
      foldHeight: 12,
    },
    {
      shape: 'M568,560 C622,576 678,590 700,620 C716,640 716,656 702,666 C652,678 600,682 552,682 C588,652 594,600 568,560Z',
      color: overlay,
      fabric: 'suede',
      dome: [
        [6, 8],
        [30, 20],
      ],
      print: stitches('M572,572 C596,610 590,654 562,676', lighter(overlay, 0.4)),
      cast: { dx: 2, dy: 3, blur: 3, opacity: 0.3 },
    },
    {
      shape: 'M112,652 C102,604 104,546 118,500 C150,512 184,548 198,594 C206,624 204,648 202,662 C168,660 136,656 112,652Z',
      color: overlay,
      fabric: 'suede',
      dome: [
        [6, 8],
        [26, 18],
      ],
      print: stitches('M124,510 C154,524 180,556 192,598 C198,624 198,646 195,658', lighter(overlay, 0.4)),
      cast: { dx: 2, dy: 3, blur: 3, opacity: 0.3 },
    },
    {
      shape:
        'M214,664 C252,640 300,596 336,536 C348,514 362,496 376,488 L410,520 C380,574 330,640 282,674 C258,672 234,668 214,664Z M318,676 C352,650 396,598 424,540 L452,564 C426,614 396,656 372,680 C352,680 334,678 318,676Z',
      color: accent,
      fabric: 'rubber',
      dome: [[4, 7]],
      cast: { dx: 1, dy: 2, blur: 2, opacity: 0.3 },
    },
    {
      shape: strap('M376,448 C410,486 466,532 538,562', 32),
      color: overlay,
      fabric: 'suede',
      dome: [[6, 9]],
      print:
        stitches('M364,458 C400,500 456,548 532,576', lighter(overlay, 0.4)) +
        [0, 1, 2, 3, 4].map((i) => `<circle cx="${394 + i * 30}" cy="${462 + i * 21}" r="5" fill="${darker(overlay, 0.35)}"/>`).join(''),
      cast: { dx: 2, dy: 4, blur: 4, opacity: 0.32 },
    },
    {
      shape: 'M118,506 C106,470 112,432 144,424 C172,420 188,440 198,466 C170,460 138,472 118,506Z',
      color: accent,
      fabric: 'suede',
      dome: [[8, 14]],
    },
    {
      shape: strap('M128,446 C112,432 110,410 122,404', 9),
      color: overlay,
      fabric: 'cotton',
      dome: [[3, 6]],
      cast: { dx: 2, dy: 3, blur: 3, opacity: 0.3 },
    },
  ];
}

const sole = ({ midsole, outsole }: ShoeColors): Part[] => [
  {
    shape: 'M104,700 C112,732 138,744 180,744 L572,744 C634,742 690,722 724,674 L712,664 C600,720 240,724 104,692Z',
    color: outsole,
    fabric: 'rubber',
    texture: (x) => 2.2 * Math.sin(x / 5),
    dome: [[4, 7]],
    cast: null,
  },
  {
    shape:
      'M98,640 C82,664 84,704 108,718 C170,730 470,736 582,728 C640,722 702,700 730,660 C734,646 722,638 704,644 C640,666 560,674 480,668 C390,662 330,648 250,652 C190,654 140,646 98,640Z',
    color: midsole,
    fabric: 'rubber',
    dome: [
      [8, 14],
      [18, 14],
    ],
    seams:
      seam('M96,684 C230,676 330,690 460,698 C580,704 660,690 722,660', 4, -0.9) + seam('M110,706 C260,700 420,716 560,714', 1.6, -0.5),
    relief: (across, _down, x, y) => (across < 0.34 ? 2.4 * Math.sin((x + y) / 8) * (1 - across / 0.34) : 0),
    cast: { dx: 2, dy: -3, blur: 5, opacity: 0.3 },
  },
];

const laces = ({ lace }: ShoeColors): Part[] => [
  {
    shape: [0, 1, 2, 3, 4]
      .map((i) =>
        strap(
          `M${396 + i * 30},${464 + i * 21} C${402 + i * 29},${440 + i * 22} ${410 + i * 29},${426 + i * 22} ${424 + i * 27},${412 + i * 24}`,
          11,
        ),
      )
      .join(''),
    color: lace,
    fabric: 'cotton',
    texture: courses(3, 0.3),
    dome: [[4, 8]],
    cast: { dx: 3, dy: 5, blur: 4, opacity: 0.4 },
  },
  {
    shape: strap('M404,408 C380,392 350,398 346,420 C344,436 372,432 404,410 C430,396 462,400 462,420 C460,436 430,428 406,410', 8),
    color: lace,
    fabric: 'cotton',
    dome: [[3, 6]],
    cast: { dx: 3, dy: 6, blur: 4, opacity: 0.4 },
  },
];
