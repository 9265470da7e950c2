import type { FabricName } from '#seed/artwork/garments/renderer/fabrics.ts';
import type { Texture } from '#seed/artwork/garments/renderer/textures.ts';

/** Height of the fabric in units at a point of the part: across and down are 0 to 1 between its edges, x and y in units. */
export type Relief = (across: number, down: number, x: number, y: number) => number;

/** Shadow of a part on the parts behind it, in units. */
export interface CastShadow {
  dx: number;
  dy: number;
  blur: number;
  opacity: number;
}

/** One piece of fabric, strap or button. Lengths are units of an 800 x 1000 drawing. */
export interface Part {
  /** Path data of the outline, or an SVG fragment drawn in white. */
  shape: string;
  color: string;
  fabric?: FabricName;
  /** Replaces the texture of the fabric. */
  texture?: Texture;
  /** Roundness: blur radius and height of the blurred outline; several are added. */
  dome?: readonly (readonly [radius: number, height: number])[];
  /** SVG fragment of lighter and darker lenses on mid grey, see `fold`. */
  folds?: string;
  foldBlur?: number;
  foldHeight?: number;
  /** SVG fragment of engraved lines, see `seam`. */
  seams?: string;
  relief?: Relief;
  /** SVG fragment printed or stitched on the fabric, lit with it. */
  print?: string;
  /** SVG transform of shape, folds, seams and print, applied before the lighting. */
  transform?: string;
  /** 0 to 1: opacity of sheer fabric. */
  opacity?: number;
  /** Null: no shadow on the parts behind. */
  cast?: CastShadow | null;
}

/** The part mirrored at the drawing's vertical centre line. */
export function mirrored(part: Part): Part {
  const { relief } = part;
  return {
    ...part,
    transform: `translate(800 0) scale(-1 1) ${part.transform ?? ''}`,
    ...(relief && { relief: (across, down, x, y) => relief(1 - across, down, 800 - x, y) }),
  };
}
