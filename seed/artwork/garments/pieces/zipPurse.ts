import type { Garment } from '#seed/artwork/garments/renderer/renderGarment.ts';
import { darker } from '#seed/artwork/garments/shape/colours.ts';
import { stitches } from '#seed/artwork/garments/shape/folds.ts';
import { roundedBox, strap } from '#seed/artwork/garments/shape/paths.ts';
import type { Look } from '#seed/artwork/garments/pieces/look.ts';
import { thread, stamp, card } from '#seed/artwork/garments/pieces/leatherMarks.ts';

/** A long purse with a zip on three sides. */
export function zipPurse(look: Look, metal: string, open = false): Garment {
  const turn = open ? 'rotate(5 400 540)' : 'rotate(-6 400 540)';
  return {
    pose: 'lying',
    parts: [
      ...(open ? [card(330, 330, '#E9DFC9', `${turn} rotate(-5 470 420)`), card(250, 346, '#3E5A78', `${turn} rotate(3 400 420)`)] : []),
      {
        ...look,
        color: darker(look.color, 0.7),
        shape: roundedBox(96, 398, 610, 300, 34),
        dome: [[8, 12]],
        transform: turn,
        cast: open ? undefined : null,
      },
      {
        shape: `<path d="${roundedBox(104, 404, 594, 286, 30)}" fill="none" stroke="#fff" stroke-width="13"/>`,
        color: metal,
        fabric: 'metal',
        texture: (x, y) => 0.9 * Math.sin((x + y) * 0.9),
        dome: [[3, 5]],
        transform: turn,
        cast: null,
      },
      {
        ...look,
        shape: roundedBox(104, 412, 580, 276, 26),
        dome: [
          [8, 13],
          [38, 30],
        ],
        transform: turn,
        print: stitches('M122,430 H666 V670 H122Z', thread(look.color), 2) + stamp(620, 628, darker(look.color, 0.5)),
        cast: { dx: 2, dy: 4, blur: 4, opacity: 0.4 },
      },
      { shape: strap('M676,420 C700,420 716,432 720,452', 9), color: metal, fabric: 'metal', dome: [[3, 7]], transform: turn },
      {
        shape: 'M708,446 h26 l8,92 q0,14 -14,14 h-14 q-14,0 -14,-14Z',
        color: darker(look.color, 0.8),
        fabric: 'leather',
        dome: [[5, 9]],
        transform: turn,
        print: stitches('M714,456 L708,536 H734 L728,456', thread(look.color), 1.6),
      },
    ],
  };
}
