import type { Part } from '#seed/artwork/garments/renderer/part.ts';
import type { Garment } from '#seed/artwork/garments/renderer/renderGarment.ts';
import { darker, lighter } from '#seed/artwork/garments/shape/colours.ts';
import type { Look } from '#seed/artwork/garments/pieces/look.ts';

const WIDTH = 74;

/** A belt lying in a loop that crosses itself, seen from above. */
export function loopedBelt(look: Look, metal: string, { stitched = true, texture = look.fabric } = {}): Garment {
  const cloth = { ...look, fabric: texture };
  const thread = lighter(look.color, 0.4);
  const part = (d: string, cast: Part['cast']): Part => ({
    ...cloth,
    shape: `<path d="${d}" fill="none" stroke="#fff" stroke-width="${WIDTH}" stroke-linejoin="round"/>`,
    dome: [
      [7, 14],
      [20, 10],
    ],
    print:
      (look.print ?? '') +
      (stitched
        ? `<path d="${d}" fill="none" stroke="${thread}" stroke-width="${WIDTH - 14}" stroke-dasharray="8 6"/><path d="${d}" fill="none" stroke="${look.color}" stroke-width="${WIDTH - 18.5}"/>`
        : ''),
    cast,
  });
  const holes: Part = {
    shape: [0, 1, 2, 3].map((i) => `<circle cx="${540 + i * 26}" cy="${701 + i * 15}" r="6" fill="#fff"/>`).join(''),
    color: darker(look.color, 0.25),
    fabric: 'plain',
    dome: [[3, -6]],
    cast: null,
  };
  return {
    pose: 'lying',
    parts: [
      part('M140,770 C300,640 640,560 650,400 C656,270 480,230 380,300', null),
      part('M380,300 C270,380 330,600 640,760', { dx: 5, dy: 9, blur: 8, opacity: 0.42 }),
      {
        ...cloth,
        shape: '<rect x="-15" y="-48" width="30" height="96" rx="8" fill="#fff"/>',
        print: '',
        dome: [[5, 11]],
        transform: 'translate(379 301) rotate(-38)',
        cast: { dx: 3, dy: 5, blur: 4, opacity: 0.4 },
      },
      holes,
      {
        shape:
          '<rect x="-58" y="-64" width="100" height="128" rx="16" fill="none" stroke="#fff" stroke-width="18"/><rect x="-56" y="-7" width="104" height="14" rx="7" fill="#fff"/>',
        color: metal,
        fabric: 'metal',
        dome: [[5, 12]],
        transform: 'translate(148 764) rotate(-38)',
        cast: { dx: 5, dy: 8, blur: 6, opacity: 0.45 },
      },
      {
        ...cloth,
        shape: '<rect x="-14" y="-46" width="26" height="92" rx="6" fill="#fff"/>',
        print: '',
        dome: [[5, 10]],
        transform: 'translate(228 704) rotate(-33)',
        cast: { dx: 3, dy: 5, blur: 4, opacity: 0.4 },
      },
    ],
  };
}
