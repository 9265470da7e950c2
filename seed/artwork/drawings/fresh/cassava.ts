import { createSketch, oval, smooth, type Sketch } from '#seed/artwork/drawings/fresh/sketch.ts';

/** A root lying on its side, with its cut end at the right and towards the viewer. */
function root(s: Sketch, x: number, y: number, rotate: number, length: number, peeled: boolean): string {
  const l = length;
  const d = smooth([[-l, 8], [-l * 0.8, -16], [-l * 0.3, -30], [l * 0.2, -33], [l * 0.62, -32], [l * 0.66, 0], [l * 0.62, 32], [l * 0.2, 33], [-l * 0.3, 30], [-l * 0.8, 20]]);
  const marks = Array.from({ length: 16 }, () => {
    const px = -l * 0.8 + s.random() * l * 1.4;
    return `<path d="M${px} ${-28 + s.random() * 10}q${4 + s.random() * 4} ${20 + s.random() * 14} ${-2 + s.random() * 6} ${34 + s.random() * 16}" stroke="${peeled ? '#CDB98A' : '#3E2412'}" stroke-width="${1 + s.random() * 1.5}" fill="none" opacity=".4"/>`;
  }).join('');
  const end = peeled ? '' : `<path d="${oval(l * 0.63, 0, 18, 31)}" fill="#C77A70"/>`;
  return `<g transform="translate(${x} ${y}) rotate(${rotate})">${s.solid(d, peeled ? ['#FFFDF2', '#F3E8CC', '#C2AA78'] : ['#B58358', '#7E5232', '#402412'], { depth: 15, inside: marks })}${end}${s.solid(oval(l * 0.63, 0, peeled ? 16 : 14, peeled ? 31 : 26), ['#FFFFF8', '#FAF3DE', '#DCCB9E'], { depth: 7 })}<path d="M${l * 0.63 - 3} -10q4 10 1 20" stroke="#C9B47E" stroke-width="2.500" fill="none"/></g>`;
}

/** Unpeeled cassava. */
export function cassava(): string {
  const s = createSketch(131);
  const shade = s.soft(8, '<ellipse cx="150" cy="200" rx="120" ry="22" fill="#1A0C04" opacity=".35"/>');
  return s.svg(`${root(s, 176, 130, -14, 128, false)}${shade}${root(s, 150, 206, -6, 138, false)}`);
}

/** Peeled pieces of cassava, stacked. */
export function cassavaPeeled(): string {
  const s = createSketch(132);
  const shade = (y: number): string => s.soft(7, `<ellipse cx="160" cy="${y}" rx="100" ry="14" fill="#6A5024" opacity=".4"/>`);
  return s.svg(`${root(s, 110, 214, -4, 84, true)}${root(s, 222, 218, 6, 84, true)}${shade(178)}${root(s, 166, 150, -8, 96, true)}`);
}
