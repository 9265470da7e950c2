import type { Part } from '#seed/artwork/garments/renderer/part.ts';
import { lighter } from '#seed/artwork/garments/shape/colours.ts';

/** The thread's colour on leather of a given colour. */
export const thread = (color: string): string => lighter(color, 0.42);

/** A maker's mark, pressed into leather. */
export const stamp = (x: number, y: number, color: string): string =>
  `<g opacity=".75"><circle cx="${x}" cy="${y}" r="13" fill="none" stroke="${color}" stroke-width="2.400"/><path d="M${x},${y - 7} c7,4 7,10 0,14 c-7,-4 -7,-10 0,-14Z" fill="${color}"/></g>`;

/** A bank card, partly visible in a pocket. */
export const card = (x: number, y: number, color: string, transform: string): Part => ({
  shape: `<rect x="${x}" y="${y}" width="330" height="190" rx="14" fill="#fff"/>`,
  color,
  fabric: 'paper',
  dome: [[3, 4]],
  transform,
  print: `<rect x="${x + 26}" y="${y + 18}" width="42" height="32" rx="6" fill="#D9B566"/><rect x="${x + 240}" y="${y + 24}" width="64" height="8" rx="4" fill="#fff" opacity=".5"/>`,
});
