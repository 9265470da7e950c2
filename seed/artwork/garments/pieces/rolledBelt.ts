import type { Part } from '#seed/artwork/garments/renderer/part.ts';
import type { Garment } from '#seed/artwork/garments/renderer/renderGarment.ts';
import { darker, lighter } from '#seed/artwork/garments/shape/colours.ts';
import { stitches } from '#seed/artwork/garments/shape/folds.ts';
import { strap } from '#seed/artwork/garments/shape/paths.ts';
import type { Look } from '#seed/artwork/garments/pieces/look.ts';

/** The edge of a rolled strap: a spiral, drawn as nested bands. */
interface Band {
  rx: number;
  ry: number;
  y: number;
}

const bands: readonly Band[] = [
  { rx: 232, ry: 92, y: 600 },
  { rx: 186, ry: 72, y: 598 },
  { rx: 140, ry: 52, y: 596 },
];

/** A rolled belt standing on its edge, seen slightly from above, with the buckle in front. */
export function rolledBelt(
  look: Look,
  metal: string,
  { thread = lighter(look.color, 0.4), stitched = true, square = true, tall = 120 } = {},
): Garment {
  const parts: Part[] = [];
  for (const [i, { rx, ry, y }] of bands.entries()) {
    const back = `M${400 - rx},${y} A${rx},${ry} 0 0 1 ${400 + rx},${y} V${y + tall} A${rx},${ry} 0 0 0 ${400 - rx},${y + tall}Z`;
    const front = `M${400 - rx},${y} A${rx},${ry} 0 0 0 ${400 + rx},${y} V${y + tall} A${rx},${ry} 0 0 1 ${400 - rx},${y + tall}Z`;
    parts.push({ ...look, color: darker(look.color, 0.5 - i * 0.04), shape: back, dome: [[6, 5]], cast: null, print: '' });
    parts.push({
      shape: `<ellipse cx="400" cy="${y}" rx="${rx}" ry="${ry}" fill="none" stroke="#fff" stroke-width="11"/>`,
      color: darker(look.color, 0.78),
      fabric: 'leather',
      dome: [[3, 5]],
      cast: null,
    });
    if (i === 0) continue;
    parts.splice(-2, 0, { ...look, color: darker(look.color, 0.7), shape: front, dome: [[6, 5]], cast: null, print: '' });
  }
  return { pose: 'standing', parts: [...parts, ...outerFront(look, thread, stitched, tall), ...buckle(metal, look, square, tall)] };
}

function outerFront(look: Look, thread: string, stitched: boolean, tall: number): Part[] {
  const { rx, ry, y } = { rx: 232, ry: 92, y: 600 };
  const line = (offset: number): string => `M${400 - rx + 6},${y + offset} A${rx - 6},${ry} 0 0 0 ${400 + rx - 6},${y + offset}`;
  return [
    {
      ...look,
      shape: `M${400 - rx},${y} A${rx},${ry} 0 0 0 ${400 + rx},${y} V${y + tall} A${rx},${ry} 0 0 1 ${400 - rx},${y + tall}Z`,
      dome: [[7, 12]],
      relief: (across) => 120 * Math.sqrt(Math.max(0, 1 - (2 * across - 1) ** 2)),
      print:
        (look.print ?? '') +
        (stitched ? stitches(line(14), thread, 2) + stitches(line(tall - 14), thread, 2) : '') +
        [0, 1, 2, 3]
          .map(
            (i) =>
              `<ellipse cx="${500 + i * 30}" cy="${y + tall / 2 + 82 - i * 8 - i * i * 2.2}" rx="4.500" ry="6.500" fill="${darker(look.color, 0.3)}"/>`,
          )
          .join(''),
      cast: null,
    },
    {
      shape: `<path d="${`M${400 - rx},${y} A${rx},${ry} 0 0 0 ${400 + rx},${y}`}" fill="none" stroke="#fff" stroke-width="9"/>`,
      color: darker(look.color, 0.82),
      fabric: 'leather',
      dome: [[3, 5]],
      cast: null,
    },
  ];
}

function buckle(metal: string, look: Look, square: boolean, tall: number): Part[] {
  const [x, y] = [308, 640];
  const radius = square ? 12 : 44;
  const h = tall + 34;
  return [
    {
      ...look,
      shape: `M${x + 84},${y + 24} l30,5 v${tall - 2} l-30,-4Z`,
      print: '',
      dome: [[5, 9]],
      cast: { dx: 3, dy: 4, blur: 4, opacity: 0.4 },
    },
    {
      shape: `<rect x="${x - 34}" y="${y - 4}" width="112" height="${h}" rx="${radius}" fill="none" stroke="#fff" stroke-width="17"/>`,
      color: metal,
      fabric: 'metal',
      dome: [[5, 11]],
      cast: { dx: 5, dy: 8, blur: 7, opacity: 0.5 },
      transform: 'skewY(5) translate(0 -26)',
    },
    {
      shape: strap(`M${x - 30},${y + h / 2 - 6} H${x + 76}`, 12),
      color: metal,
      fabric: 'metal',
      dome: [[4, 9]],
      cast: { dx: 3, dy: 5, blur: 4, opacity: 0.45 },
      transform: 'skewY(5) translate(0 -26)',
    },
  ];
}
