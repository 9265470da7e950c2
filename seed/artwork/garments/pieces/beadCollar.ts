import type { Part } from '#seed/artwork/garments/renderer/part.ts';
import type { Garment } from '#seed/artwork/garments/renderer/renderGarment.ts';
import { balls, disc } from '#seed/artwork/garments/shape/solids.ts';
import { bust } from '#seed/artwork/garments/pieces/displays.ts';

const beadColors = { n: '#2B2730', y: '#E8B33C', r: '#B8392E', w: '#F4ECDA', g: '#3E7F6B', b: '#3D5F9A' } as const;

type BeadKey = keyof typeof beadColors;

const isBead = (key: string): key is BeadKey => key in beadColors;

/** Rows of beads from the inside out. A row's letters are repeated along it. */
const bibRows = ['n', 'y', 'nynr', 'rwwr', 'nyyn', 'wrnr', 'bnyn', 'nngw', 'y', 'n'];

/** A collar made of beads: rows of arcs that widen downwards. */
function bib(cx: number, cy: number, inner: number, from: number, to: number): Part[] {
  const radius = 8.2;
  const centres: [number, number][] = [];
  let print = '';
  let shape = '';
  bibRows.forEach((row, j) => {
    const r = inner + j * 15.4;
    const count = Math.round(((to - from) * r) / 16.2);
    for (let i = 0; i <= count; i++) {
      const angle = from + ((to - from) * i) / count;
      const stretch = 1 + 0.22 * Math.max(0, Math.sin(angle));
      const [x, y] = [cx + Math.cos(angle) * r, cy + Math.sin(angle) * r * stretch];
      const key = row[Math.min(i, count - i) % row.length] ?? 'n';
      centres.push([x, y]);
      shape += disc(+x.toFixed(1), +y.toFixed(1), radius);
      print += `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius + 0.6}" fill="${beadColors[isBead(key) ? key : 'n']}"/>`;
    }
  });
  return [
    {
      shape,
      color: '#8A6A4A',
      fabric: 'polished',
      dome: [[1.5, 1]],
      relief: balls(centres, radius),
      print,
      cast: { dx: 4, dy: 7, blur: 6, opacity: 0.4 },
    },
  ];
}

/** The Orang Ulu bead collar on a velvet neck. */
export const beadsOnBust = (velvet: string): Garment => ({
  pose: 'standing',
  parts: [...bust(velvet), ...bib(400, 300, 96, Math.PI * 0.03, Math.PI * 0.97)],
});

/** The collar lying flat with its ties spread. */
export function beadsFlat(): Garment {
  const tie = (path: string): Part => ({
    shape: `<path d="${path}" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round"/>`,
    color: '#B8392E',
    fabric: 'cotton',
    texture: (x, y) => 0.7 * Math.sin((x + y) / 2.2),
    dome: [[3, 6]],
  });
  return {
    pose: 'lying',
    parts: [
      tie('M230,330 C200,250 260,210 250,140'),
      tie('M570,330 C600,250 540,220 566,150'),
      ...bib(400, 430, 136, Math.PI * -0.22, Math.PI * 1.22),
    ],
  };
}
