import type { FabricName } from '#seed/artwork/garments/renderer/fabrics.ts';
import type { Texture } from '#seed/artwork/garments/renderer/textures.ts';

/** Height of the fabric at a point of the part, in units. `across` and `down` are 0 to 1 between the edges; x and y are in units. */
export type Relief = (across: number, down: number, x: number, y: number) => number;

/** Shadow of a part on the parts behind it; lengths are in units. */
export interface CastShadow {
  dx: number;
  dy: number;
  blur: number;
  opacity: number;
}

/** Piece of fabric, strap or button. Lengths are in units of an 800 × 1000 drawing. */
export interface Part {
  /** Outline as path data, or as an SVG fragment in white. */
  shape: string;
  color: string;
  fabric?: FabricName;
  /** Texture to be used instead of the fabric's. */
  texture?: Texture;
  /** Roundness: blur radii and heights of the blurred outline, which are added up. */
  dome?: readonly (readonly [radius: number, height: number])[];
  /** SVG fragment of lighter and darker lenses on mid grey (`fold`). */
  folds?: string;
  foldBlur?: number;
  foldHeight?: number;
  /** SVG fragment of engraved lines (`seam`). */
  seams?: string;
  relief?: Relief;
  /** SVG fragment printed or stitched on the fabric, and lit with it. */
  print?: string;
  /** SVG transform of shape, folds, seams and print, applied before lighting. */
  transform?: string;
  /** Opacity of sheer fabric, 0 to 1. */
  opacity?: number;
  /** Shadow on the parts behind; null for none. */
  cast?: CastShadow | null;
}

/** Mirrors a part at the vertical centre line of the drawing. */
export function mirrored(part: Part): Part {
  const { relief } = part;
  return {
    ...part,
    transform: `translate(800 0) scale(-1 1) ${part.transform ?? ''}`,
    ...(relief && { relief: (across, down, x, y) => relief(1 - across, down, 800 - x, y) }),
  };
}
