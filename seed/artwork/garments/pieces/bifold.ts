import type { Part } from '#seed/artwork/garments/renderer/part.ts';
import type { Garment } from '#seed/artwork/garments/renderer/renderGarment.ts';
import { darker, lighter } from '#seed/artwork/garments/shape/colours.ts';
import { seam, stitches } from '#seed/artwork/garments/shape/folds.ts';
import { roundedBox } from '#seed/artwork/garments/shape/paths.ts';
import type { Look } from '#seed/artwork/garments/pieces/look.ts';
import { stamp, thread } from '#seed/artwork/garments/pieces/leatherMarks.ts';

/** A folded wallet lying slightly turned, with the fold at the left. */
export function bifold(look: Look): Garment {
  const turn = 'rotate(-8 400 540)';
  return {
    pose: 'lying',
    parts: [
      { ...look, color: darker(look.color, 0.72), shape: roundedBox(186, 404, 448, 306, 18), dome: [[6, 8]], transform: turn, cast: null },
      { shape: roundedBox(200, 398, 420, 300, 10), color: darker(look.color, 0.46), fabric: 'leather', dome: [[4, 4]], transform: turn },
      {
        ...look,
        shape: 'M196,388 h412 q18,0 18,18 v282 q0,18 -18,18 h-412 q-22,0 -22,-24 v-270 q0,-24 22,-24Z',
        dome: [
          [8, 12],
          [38, 26],
        ],
        transform: turn,
        seams: seam('M206,390 V704', 4, -0.7) + seam('M190,392 V702', 2, -0.4),
        print:
          stitches('M196,402 h404 q12,0 12,12 v268 q0,12 -12,12 h-404', thread(look.color), 2) + stamp(560, 648, darker(look.color, 0.5)),
        cast: { dx: 4, dy: 8, blur: 6, opacity: 0.45 },
      },
    ],
  };
}

/** The open wallet, with notes behind card slots on both sides. */
export function openBifold(look: Look): Garment {
  const inside = lighter(look.color, 0.1);
  const slot = (x: number, y: number): Part => ({
    ...look,
    color: inside,
    shape: roundedBox(x, y, 228, 690 - y, 12),
    dome: [[4, 6]],
    print: stitches(`M${x + 8},${y + 9} h212`, thread(look.color), 1.6),
    cast: { dx: 1, dy: -3, blur: 4, opacity: 0.34 },
  });
  const cardIn = (x: number, y: number, color: string): Part => ({
    shape: roundedBox(x + 8, y, 212, 80, 10),
    color,
    fabric: 'paper',
    dome: [[2, 3]],
  });
  return {
    pose: 'lying',
    parts: [
      { ...look, color: darker(look.color, 0.82), shape: roundedBox(128, 396, 544, 312, 20), dome: [[7, 10]], cast: null },
      {
        shape: roundedBox(160, 372, 470, 200, 6),
        color: '#9DC4A4',
        fabric: 'paper',
        dome: [[2, 3]],
        print:
          '<rect x="186" y="392" width="418" height="160" rx="4" fill="none" stroke="#5E9470" stroke-width="3"/><circle cx="395" cy="420" r="30" fill="#5E9470" opacity=".5"/>',
      },
      {
        shape: roundedBox(170, 384, 470, 200, 6),
        color: '#C9A6C2',
        fabric: 'paper',
        dome: [[2, 3]],
        print: '<rect x="194" y="402" width="420" height="160" rx="4" fill="none" stroke="#8E6A90" stroke-width="3"/>',
      },
      {
        ...look,
        color: inside,
        shape: roundedBox(138, 430, 524, 268, 16),
        dome: [[6, 9]],
        seams: seam('M400,432 V698', 5, -0.9),
        cast: { dx: 0, dy: -4, blur: 5, opacity: 0.4 },
      },
      cardIn(152, 458, '#35506E'),
      slot(152, 490),
      cardIn(152, 532, '#E9DFC9'),
      slot(152, 562),
      cardIn(420, 474, '#B5533C'),
      slot(420, 510),
      slot(420, 590),
    ],
  };
}
