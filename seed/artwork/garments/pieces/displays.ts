import type { Part } from '#seed/artwork/garments/renderer/part.ts';
import { darker, lighter } from '#seed/artwork/garments/shape/colours.ts';
import { fold } from '#seed/artwork/garments/shape/folds.ts';
import { roundedBox } from '#seed/artwork/garments/shape/paths.ts';

/** A velvet neck for necklaces. */
export const bust = (color: string): Part[] => [
  {
    shape:
      'M338,196 C350,180 450,180 462,196 C464,266 484,312 560,350 C640,388 674,440 680,530 C686,640 668,740 646,808 C638,832 618,840 586,842 C460,850 340,850 214,842 C182,840 162,832 154,808 C132,740 114,640 120,530 C126,440 160,388 240,350 C316,312 336,266 338,196Z',
    color,
    fabric: 'velvet',
    dome: [
      [14, 20],
      [70, 130],
    ],
    folds: fold([344, 290], [220, 400], -0.4, { bend: 14, width: 60 }) + fold([456, 290], [580, 400], -0.4, { bend: -14, width: 60 }),
    foldBlur: 22,
    cast: null,
  },
  {
    shape: '<ellipse cx="400" cy="196" rx="62" ry="15" fill="#fff"/>',
    color: lighter(color, 0.08),
    fabric: 'velvet',
    dome: [[5, 5]],
    cast: null,
  },
];

/** A leaning velvet board for earrings. */
export const earringBoard = (color: string): Part[] => [
  {
    shape: 'M176,830 C300,846 500,846 624,830 L640,858 C640,872 630,878 612,880 C480,892 320,892 188,880 C170,878 160,872 160,858Z',
    color: darker(color, 0.7),
    fabric: 'velvet',
    dome: [[7, 10]],
    cast: null,
  },
  {
    shape: 'M220,280 C222,246 240,230 276,226 C350,220 450,220 524,226 C560,230 578,246 580,280 L622,836 C560,848 240,848 178,836Z',
    color,
    fabric: 'velvet',
    dome: [
      [12, 14],
      [60, 40],
    ],
    cast: { dx: 3, dy: 5, blur: 6, opacity: 0.4 },
  },
];

/** The open lid and the inside of a small velvet box. */
export const jewelBoxBack = (color: string, lining: string): Part[] => [
  {
    shape: roundedBox(206, 300, 388, 330, 30),
    color,
    fabric: 'leather',
    dome: [
      [8, 12],
      [30, 16],
    ],
    cast: null,
  },
  { shape: roundedBox(232, 326, 336, 290, 20), color: lining, fabric: 'satin', dome: [[8, -10]], cast: null },
  {
    shape: 'M194,610 H606 L616,720 H184Z',
    color: lining,
    fabric: 'velvet',
    dome: [[10, 16]],
    cast: { dx: 0, dy: -4, blur: 8, opacity: 0.34 },
  },
];

/** The front half of the cushion and the box's wall, painted over the object in the slot. */
export const jewelBoxFront = (color: string, lining: string): Part[] => [
  {
    shape: 'M190,664 H610 L616,722 H184Z',
    color: lining,
    fabric: 'velvet',
    dome: [
      [9, 16],
      [20, 10],
    ],
    cast: { dx: 0, dy: -3, blur: 4, opacity: 0.4 },
  },
  {
    shape: 'M176,712 H624 L632,830 C632,846 622,854 606,854 H194 C178,854 168,846 168,830Z',
    color,
    fabric: 'leather',
    dome: [
      [9, 14],
      [36, 26],
    ],
    cast: { dx: 0, dy: -2, blur: 4, opacity: 0.36 },
  },
  { shape: '<rect x="374" y="726" width="52" height="28" rx="7" fill="#fff"/>', color: '#C9A45E', fabric: 'metal', dome: [[4, 8]] },
];

/** A shallow glazed dish seen from above. */
export const dish = (color: string): Part[] => [
  { shape: '<ellipse cx="400" cy="560" rx="300" ry="290" fill="#fff"/>', color, fabric: 'polished', dome: [[12, 22]], cast: null },
  {
    shape: '<ellipse cx="400" cy="560" rx="272" ry="262" fill="#fff"/>',
    color: lighter(color, 0.12),
    fabric: 'polished',
    dome: [
      [14, -24],
      [60, -40],
    ],
    cast: null,
  },
];

/** A wooden stand that holds glasses at the bridge. */
export function glassesStand(wood: string, top = 430): Part[] {
  return [
    {
      shape: '<ellipse cx="400" cy="722" rx="150" ry="40" fill="#fff"/><rect x="250" y="712" width="300" height="10" fill="#fff"/>',
      color: darker(wood, 0.72),
      fabric: 'wood',
      dome: [[6, 9]],
      cast: null,
    },
    { shape: '<ellipse cx="400" cy="706" rx="150" ry="40" fill="#fff"/>', color: wood, fabric: 'wood', dome: [[7, 10]], cast: null },
    {
      shape: `M376,${top + 20} H424 L430,702 C420,714 380,714 370,702Z`,
      color: wood,
      fabric: 'wood',
      dome: [[6, 8]],
      relief: (across) => 26 * Math.sqrt(Math.max(0, 1 - (2 * across - 1) ** 2)),
      cast: { dx: 16, dy: 6, blur: 10, opacity: 0.34 },
    },
    {
      shape: `M346,${top + 34} C348,${top - 2} 372,${top - 22} 400,${top - 22} C428,${top - 22} 452,${top - 2} 454,${top + 34} C440,${top + 54} 360,${top + 54} 346,${top + 34}Z`,
      color: lighter(wood, 0.06),
      fabric: 'wood',
      dome: [
        [9, 16],
        [24, 22],
      ],
    },
  ];
}
