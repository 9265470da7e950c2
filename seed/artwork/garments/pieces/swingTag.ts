import type { Part } from '#seed/artwork/garments/renderer/part.ts';
import { strap } from '#seed/artwork/garments/shape/paths.ts';

/** A swing tag on a thread, with bars that represent text. */
export function swingTag(x: number, y: number, turn = 8, color = '#F3ECDD', mark = '#7A1F42'): Part[] {
  const transform = `translate(${x} ${y}) rotate(${turn})`;
  return [
    {
      shape: strap('M0,0 C-4,18 -10,30 0,48', 2.4),
      color: '#C8B48C',
      fabric: 'plain',
      dome: [[1.5, 2]],
      transform,
      cast: { dx: 3, dy: 4, blur: 3, opacity: 0.3 },
    },
    {
      shape: `<path fill-rule="evenodd" fill="#fff" d="M-16,38 H16 L32,56 V134 q0,6 -6,6 H-26 q-6,0 -6,-6 V56Z M0,48 a5,5 0 1 0 .1,0Z"/>`,
      color,
      fabric: 'paper',
      dome: [[2, 2.4]],
      transform,
      cast: { dx: 5, dy: 8, blur: 6, opacity: 0.36 },
      print: `<circle cx="0" cy="84" r="11" fill="${mark}"/><path d="M0,77 C6,81 6,88 0,92 C-6,88 -6,81 0,77Z" fill="${color}"/><rect x="-16" y="104" width="32" height="3.600" rx="1.800" fill="${mark}"/><rect x="-10" y="113" width="20" height="2.800" rx="1.400" fill="${mark}" opacity=".5"/>`,
    },
  ];
}
