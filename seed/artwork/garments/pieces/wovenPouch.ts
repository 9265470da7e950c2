import type { Garment } from '#seed/artwork/garments/renderer/renderGarment.ts';
import { darker } from '#seed/artwork/garments/shape/colours.ts';
import { strap } from '#seed/artwork/garments/shape/paths.ts';
import type { Look } from '#seed/artwork/garments/pieces/look.ts';

/** A woven pouch with a flap and a bead. */
export function wovenPouch(look: Look, flap: string, bead: string): Garment {
  return {
    pose: 'lying',
    parts: [
      {
        ...look,
        shape:
          'M212,420 C206,408 214,400 230,400 H570 C586,400 594,408 588,420 C606,520 610,620 600,700 C596,722 580,730 560,732 C460,742 340,742 240,732 C220,730 204,722 200,700 C190,620 194,520 212,420Z',
        dome: [
          [9, 14],
          [42, 40],
        ],
        cast: null,
      },
      {
        ...look,
        color: flap,
        shape:
          'M204,414 C200,402 212,394 230,394 H570 C588,394 600,402 596,414 C590,470 520,540 430,588 C412,598 388,598 370,588 C280,540 210,470 204,414Z',
        dome: [
          [8, 12],
          [36, 22],
        ],
        cast: { dx: 4, dy: 10, blur: 8, opacity: 0.42 },
      },
      {
        shape: `<path d="${'M204,414 C210,470 280,540 370,588 C388,598 412,598 430,588 C520,540 590,470 596,414'}" fill="none" stroke="#fff" stroke-width="11"/>`,
        color: darker(flap, 0.6),
        fabric: 'cotton',
        texture: (x, y) => 0.8 * Math.sin((x - y) / 3),
        dome: [[3, 6]],
        cast: { dx: 1, dy: 3, blur: 3, opacity: 0.3 },
      },
      {
        shape: '<circle cx="400" cy="606" r="21" fill="#fff"/>',
        color: bead,
        fabric: 'wood',
        dome: [[6, 16]],
        cast: { dx: 3, dy: 5, blur: 4, opacity: 0.4 },
      },
      {
        shape: strap('M588,420 C640,430 664,470 650,520 C640,560 664,590 690,600', 9),
        color: darker(flap, 0.6),
        fabric: 'cotton',
        texture: (x, y) => 0.8 * Math.sin((x - y) / 2.4),
        dome: [[3, 6]],
      },
    ],
  };
}
