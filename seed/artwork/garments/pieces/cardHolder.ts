import type { Part } from '#seed/artwork/garments/renderer/part.ts';
import type { Garment } from '#seed/artwork/garments/renderer/renderGarment.ts';
import { darker } from '#seed/artwork/garments/shape/colours.ts';
import { seam, stitches } from '#seed/artwork/garments/shape/folds.ts';
import { roundedBox } from '#seed/artwork/garments/shape/paths.ts';
import type { Look } from '#seed/artwork/garments/pieces/look.ts';
import { thread, stamp, card } from '#seed/artwork/garments/pieces/leatherMarks.ts';

/** A slim card holder with its cards visible. */
export function cardHolder(look: Look): Garment {
  const turn = 'rotate(9 400 540)';
  return {
    pose: 'lying',
    parts: [
      card(236, 366, '#E6D9BF', `${turn} rotate(-4 400 460)`),
      card(244, 384, '#A9503A', `${turn} rotate(2 400 460)`),
      { ...look, shape: roundedBox(212, 430, 376, 268, 22), color: darker(look.color, 0.86), dome: [[7, 11]], transform: turn },
      {
        ...look,
        shape: 'M212,500 C300,500 330,500 360,500 C372,526 428,526 440,500 C470,500 500,500 588,500 V676 q0,22 -22,22 H234 q-22,0 -22,-22Z',
        dome: [
          [7, 11],
          [34, 20],
        ],
        transform: turn,
        print:
          stitches('M222,512 H352 C374,536 426,536 448,512 H578 M222,512 V674 q0,14 14,14 H564 q14,0 14,-14 V512', thread(look.color), 2) +
          stamp(536, 648, thread(look.color)),
        cast: { dx: 2, dy: -3, blur: 6, opacity: 0.36 },
      },
    ],
  };
}

/** Two crossed card holders with their backs up. */
export function cardHolderBack(look: Look, other: string): Garment {
  const back = (color: string, transform: string): Part[] => [
    {
      ...look,
      color,
      shape: roundedBox(212, 420, 376, 268, 22),
      dome: [
        [8, 12],
        [36, 22],
      ],
      transform,
      print:
        stitches('M226,434 H574 V674 H226Z', thread(color), 2) +
        `<path d="M250,500 H550 M250,540 H550" stroke="${darker(color, 0.5)}" stroke-width="3" opacity=".7"/>`,
      seams: seam('M240,496 H560', 2.6, -0.8) + seam('M240,540 H560', 2.6, -0.8),
    },
  ];
  return {
    pose: 'lying',
    parts: [...back(other, 'translate(70 -96) rotate(-16 400 540)'), ...back(look.color, 'translate(-50 60) rotate(7 400 540)')],
  };
}
