import type { Sketch } from '#seed/artwork/drawings/fresh/sketch.ts';
import { mix } from '#seed/artwork/drawings/packaged/pantry/shapes.ts';

interface Carton {
  x: number;
  y: number;
  width: number;
  height: number;
  /** How far the side extends to the right and up. */
  depth: number;
  /** Colour of the board. */
  paper: string;
  /** Print on the front, in the drawing's coordinates. */
  front: string;
  /** Print on the side, where x runs from 0 to `depth` and y from 0 to `height`. */
  side?: string;
  /** Print on the top; plain board by default. */
  top?: string;
}

/** How far the side rises per unit of depth. */
const rise = 0.42;

/** A folding box seen from the front, slightly from the right and above. */
export function carton(s: Sketch, { x, y, width, height, depth, paper, front, side = '', top = '' }: Carton): string {
  const up = depth * rise;
  const right = x + width;
  const face = `M${x} ${y}H${right}V${y + height}H${x}Z`;
  const flank = `M${right} ${y}L${right + depth} ${y - up}V${y + height - up}L${right} ${y + height}Z`;
  const lidPath = `M${x} ${y}L${x + depth} ${y - up}H${right + depth}L${right} ${y}Z`;
  return `<path d="${lidPath}" fill="${s.gradient([mix(paper, '#ffffff', 0.5), mix(paper, '#ffffff', 0.2)])}"/>${s.within(lidPath, top)}<path d="${face}" fill="${s.gradient([mix(paper, '#ffffff', 0.25), paper, mix(paper, '#20140a', 0.1)])}"/>${s.within(face, `${front}<path d="${face}" fill="${s.gradient(['#ffffff', '#000000'])}" opacity=".07"/>`)}<path d="${flank}" fill="${mix(paper, '#20140a', 0.22)}"/>${s.within(flank, `<g transform="matrix(1 ${-rise} 0 1 ${right} ${y})">${side}</g><path d="${flank}" fill="#140A04" opacity=".2"/>${s.soft(6, `<path d="M${right + depth} ${y - up}V${y + height - up}" stroke="#140A04" stroke-width="18" opacity=".3"/>`)}`)}<path d="M${right} ${y}V${y + height}M${x} ${y}H${right}" stroke="#fff" stroke-width="2.500" opacity=".55"/>${s.glint(x + 7, y + height * 0.34, 3, height * 0.26, 0, 0.5)}`;
}
