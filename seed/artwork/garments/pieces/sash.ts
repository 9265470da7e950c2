import type { Part } from '#seed/artwork/garments/renderer/part.ts';
import type { Garment } from '#seed/artwork/garments/renderer/renderGarment.ts';
import { strap } from '#seed/artwork/garments/shape/paths.ts';
import type { Look } from '#seed/artwork/garments/pieces/look.ts';

/** A broad, flat waist sash with ends that taper to ribbons. */
export function sash(look: Look, ribbon: string): Garment {
  const tie = (path: string): Part => ({ shape: strap(path, 17), color: ribbon, fabric: 'satin', dome: [[5, 9]] });
  return {
    pose: 'lying',
    parts: [
      tie('M176,470 C90,480 70,560 130,610 C180,650 120,720 90,760'),
      tie('M624,470 C720,480 730,560 676,620 C630,670 690,720 716,770'),
      {
        ...look,
        shape: 'M170,420 C300,372 500,372 630,420 C644,470 644,510 630,556 C500,604 300,604 170,556 C156,510 156,470 170,420Z',
        dome: [
          [8, 14],
          [30, 22],
        ],
        relief: (across) => 46 * Math.sqrt(Math.max(0, 1 - (2 * across - 1) ** 2)),
      },
    ],
  };
}
