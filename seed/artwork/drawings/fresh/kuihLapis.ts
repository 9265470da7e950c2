import { createSketch, type Sketch } from '#seed/artwork/drawings/fresh/sketch.ts';
import { productName } from '#seed/artwork/labels/productLabel.ts';
import { leaning } from '#seed/artwork/labels/surfaces.ts';

const layers = [
  ['#F58AA5', '#D9557A'],
  ['#FFF3EA', '#EBD3C6'],
  ['#7CC98A', '#3F9A5A'],
  ['#FFF3EA', '#EBD3C6'],
  ['#F58AA5', '#D9557A'],
  ['#FFF3EA', '#EBD3C6'],
  ['#E85A80', '#BE3260'],
] as const;

/** A square of kuih lapis with its left front corner at (x, y). */
function square(s: Sketch, x: number, y: number, k: number): string {
  const h = 19;
  const sides = layers
    .map(([light, dark], i) => {
      const y0 = -i * h;
      return `<path d="M0 ${y0}L92 ${y0 + 30}V${y0 + 30 - h - 0.6}L0 ${y0 - h - 0.6}Z" fill="${s.gradient([light, light, dark], 'across')}"/><path d="M92 ${y0 + 30}L186 ${y0 - 2}V${y0 - 2 - h - 0.6}L92 ${y0 + 30 - h - 0.6}Z" fill="${s.gradient([dark, dark], 'across')}"/><path d="M0 ${y0 - h}L92 ${y0 + 30 - h}" stroke="#fff" stroke-width="1.2" opacity=".35"/>`;
    })
    .join('');
  const top = -layers.length * h;
  return `<g transform="translate(${x} ${y}) scale(${k})">${sides}<path d="M92 32L186 0V${top - 2}L92 ${top + 30}Z" fill="#5A1230" opacity=".13"/><path d="M0 ${top}L94 ${top - 32}L186 ${top - 2}L92 ${top + 30}Z" fill="${s.gradient(['#FFA9BE', '#EE6C90'])}"/><path d="M16 ${top}L94 ${top - 26}L128 ${top - 16}L48 ${top + 11}Z" fill="#fff" opacity=".32"/><path d="M0 ${top}L92 ${top + 30}L186 ${top - 2}" stroke="#FFD3DE" stroke-width="3" fill="none" opacity=".9" stroke-linejoin="round"/></g>`;
}

/** Two squares of kuih lapis, one behind the other. */
export function kuihLapis(): string {
  const s = createSketch(541);
  return s.svg(`${square(s, 138, 218, 0.86)}${s.soft(8, '<ellipse cx="180" cy="250" rx="50" ry="18" fill="#3A0A1C" opacity=".35"/>')}${square(s, 20, 262, 1)}`);
}

/** A single square of kuih lapis. */
export function kuihLapisSquare(): string {
  const s = createSketch(542);
  return s.svg(square(s, 62, 246, 1.05));
}

/** An open white cake box with six squares in it. */
export function kuihBox(): string {
  const s = createSketch(543);
  const places: [number, number][] = [[136, 150], [88, 164], [182, 166], [40, 178], [134, 182], [86, 196]];
  const cakes = places.map(([x, y]) => square(s, x, y, 0.48)).join('');
  return s.svg(`<path d="M22 170L150 118L300 160L176 222Z" fill="#CFC7B8"/><path d="M150 118L300 160L292 62L146 30Z" fill="${s.gradient(['#FFFFFF', '#EDE6DA'])}"/><path d="M150 118L22 170L14 76L146 30Z" fill="${s.gradient(['#F6F0E6', '#DDD3C2'])}"/>${cakes}<path d="M22 170L176 222V290L28 236Z" fill="${s.gradient(['#FFFFFF', '#F0EADF'])}"/><path d="M176 222L300 160L294 226L176 290Z" fill="${s.gradient(['#E3DACA', '#BDB09A'])}"/><path d="M22 170L176 222L300 160" stroke="#fff" stroke-width="3.500" fill="none" stroke-linejoin="round"/><path d="M44 198L150 234V268L44 230Z" fill="#C83A62"/>${productName('kuih-lapis', { surface: leaning(97, 232, 0.35), box: [52, 219, 142, 245], ink: '#fff' })}`);
}
