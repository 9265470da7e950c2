import type { Part } from '#seed/artwork/garments/renderer/part.ts';
import type { Garment } from '#seed/artwork/garments/renderer/renderGarment.ts';
import { darker, lighter } from '#seed/artwork/garments/shape/colours.ts';
import { fold, stitches } from '#seed/artwork/garments/shape/folds.ts';
import { strap } from '#seed/artwork/garments/shape/paths.ts';
import type { Look } from '#seed/artwork/garments/pieces/look.ts';
import { BRASS } from '#seed/artwork/garments/pieces/brass.ts';

/** A structured leather satchel with a flap and two buckled straps. */
export function satchel(look: Look): Garment {
  const thread = lighter(look.color, 0.42);
  const buckled = (x: number): Part[] => [
    {
      ...look,
      color: darker(look.color, 0.9),
      shape: `M${x - 22},440 H${x + 22} V720 L${x},748 L${x - 22},720Z`,
      dome: [[5, 9]],
      print: stitches(`M${x - 15},446 V716 L${x},736 L${x + 15},716 V446`, thread),
      cast: { dx: 3, dy: 6, blur: 5, opacity: 0.4 },
    },
    {
      shape: `<rect x="${x - 31}" y="634" width="62" height="50" rx="8" fill="none" stroke="#fff" stroke-width="9"/><rect x="${x - 4}" y="636" width="8" height="46" rx="3" fill="#fff"/>`,
      color: BRASS,
      fabric: 'metal',
      dome: [[3, 7]],
    },
  ];
  return {
    pose: 'standing',
    parts: [
      {
        ...look,
        shape: strap('M300,442 C296,350 330,322 400,322 C470,322 504,350 500,442', 24),
        color: darker(look.color, 0.88),
        dome: [[6, 12]],
        cast: null,
      },
      {
        ...look,
        color: darker(look.color, 0.8),
        shape:
          'M146,462 C146,446 156,438 172,438 H628 C644,438 654,446 654,462 L664,824 C664,844 654,854 634,854 H166 C146,854 136,844 136,824Z',
        dome: [
          [9, 12],
          [40, 36],
        ],
        cast: null,
      },
      {
        ...look,
        shape: 'M152,610 H648 L656,822 C656,838 648,846 632,846 H168 C152,846 144,838 144,822Z',
        dome: [
          [8, 11],
          [30, 22],
        ],
        print: stitches('M160,620 H640 L646,818 C646,830 640,836 628,836 H172 C160,836 154,830 154,818Z', thread),
      },
      {
        ...look,
        shape:
          'M142,470 C142,448 152,436 174,434 H626 C648,436 658,448 658,470 C664,560 662,620 650,680 C644,704 628,712 604,712 H196 C172,712 156,704 150,680 C138,620 136,560 142,470Z',
        dome: [
          [8, 12],
          [42, 38],
        ],
        print: stitches(
          'M154,480 C150,560 152,620 162,674 C166,692 178,700 198,700 H602 C622,700 634,692 638,674 C648,620 650,560 646,480',
          thread,
        ),
        cast: { dx: 4, dy: 10, blur: 9, opacity: 0.44 },
        folds: fold([170, 470], [630, 462], 0.3, { width: 30 }),
        foldBlur: 10,
      },
      ...buckled(258),
      ...buckled(542),
      ...[300, 500].map((x) => ({
        shape: `<circle cx="${x}" cy="450" r="9" fill="#fff"/>`,
        color: BRASS,
        fabric: 'metal' as const,
        dome: [[3, 8]] as const,
      })),
    ],
  };
}
