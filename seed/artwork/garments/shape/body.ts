import type { Relief } from '#seed/artwork/garments/renderer/part.ts';

/** The half-round of an upright form: 0 at the edges, 1 in the middle. */
const round = (share: number): number => Math.sqrt(Math.max(0, 1 - (2 * share - 1) ** 2));

/** A soft bump about a point, 1 at its middle. */
const bump = (x: number, y: number, cx: number, cy: number, rx: number, ry: number): number => Math.exp(-(((x - cx) / rx) ** 2) - ((y - cy) / ry) ** 2);

/**
 * Relief of a body inside an upper garment: round sides, a chest, shoulder blades that carry the cloth, and a hollow waist.
 * @param depth how far the body stands out, in units
 */
export function body(depth: number): Relief {
  return (across, down, x, y) => {
    const chest = bump(x, y, 346, 330, 56, 84) + bump(x, y, 454, 330, 56, 84);
    const waist = bump(x, y, 400, 560, 190, 90);
    return depth * (round(across) * (0.9 - 0.2 * down) + 0.2 * chest - 0.14 * waist);
  };
}
