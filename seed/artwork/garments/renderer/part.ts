import type { FabricName } from '#seed/artwork/garments/renderer/fabrics.ts';
import type { Texture } from '#seed/artwork/garments/renderer/textures.ts';

/** The fabric's height at a point in the part, in units. `across` and `down` run from 0 to 1 between the edges; x and y are in units. */
export type Relief = (across: number, down: number, x: number, y: number) => number;

/** The shadow that a part casts on the parts behind it. Lengths are in units. */
export interface CastShadow {
  dx: number;
  dy: number;
  blur: number;
  opacity: number;
}

/** A piece of fabric, a strap or a button. Lengths are in units of an 800 × 1000 drawing. */
export interface Part {
  /** The outline as path data, or as an SVG fragment drawn in white. */
  shape: string;
  color: string;
  fabric?: FabricName;
  /** A texture used instead of the fabric's own. */
  texture?: Texture;
  /** Roundness, as blur radii and heights. The outlines blurred with these radii are added up. */
  dome?: readonly (readonly [radius: number, height: number])[];
  /** SVG fragment with lighter and darker lenses on mid grey (see `fold`). */
  folds?: string;
  foldBlur?: number;
  foldHeight?: number;
  /** SVG fragment with engraved lines (see `seam`). */
  seams?: string;
  relief?: Relief;
  /** SVG fragment that is printed or stitched on the fabric, and lit together with it. */
  print?: string;
  /** SVG transform for the shape, folds, seams and print, applied before lighting. */
  transform?: string;
  /** Opacity from 0 to 1, for sheer fabrics. */
  opacity?: number;
  /** The shadow cast on the parts behind; null for no shadow. */
  cast?: CastShadow | null;
}

/** Mirrors a part about the drawing's vertical centre line. */
export function mirrored(part: Part): Part {
  const { relief } = part;
  return {
    ...part,
    transform: `translate(800 0) scale(-1 1) ${part.transform ?? ''}`,
    ...(relief && { relief: (across, down, x, y) => relief(1 - across, down, 800 - x, y) }),
  };
}
