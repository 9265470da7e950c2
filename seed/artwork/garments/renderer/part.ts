import type { FabricName } from '#seed/artwork/garments/renderer/fabrics.ts';
import type { Texture } from '#seed/artwork/garments/renderer/textures.ts';

/** Height of the cloth, in units, at a place of the part: across and down 0 to 1 between its own edges, x and y in units. */
export type Relief = (across: number, down: number, x: number, y: number) => number;

/** The shadow a part throws on the parts behind it, in units. */
export interface CastShadow {
  dx: number;
  dy: number;
  blur: number;
  opacity: number;
}

/** One cut of cloth, strap or button. Lengths are units of an 800 x 1000 drawing. */
export interface Part {
  /** Path data of the outline, or an SVG fragment drawn in white. */
  shape: string;
  color: string;
  fabric?: FabricName;
  /** Replaces the fabric's own texture. */
  texture?: Texture;
  /** Roundness: blur radius and height of the blurred outline, several are summed. */
  dome?: readonly (readonly [radius: number, height: number])[];
  /** Fragment of lighter and darker lenses on mid grey, see `fold`. */
  folds?: string;
  foldBlur?: number;
  foldHeight?: number;
  /** Fragment of lines pressed into the cloth, see `seam`. */
  seams?: string;
  relief?: Relief;
  /** Fragment printed or stitched on the cloth; it takes the cloth's light. */
  print?: string;
  /** SVG transform of the shape, folds, seams and print; light is computed afterwards. */
  transform?: string;
  /** 0 to 1, sheer cloth lets the parts behind through. */
  opacity?: number;
  /** Null: no shadow on the parts behind. */
  cast?: CastShadow | null;
}

/** The same part on the other side of the drawing's middle line. */
export function mirrored(part: Part): Part {
  const { relief } = part;
  return {
    ...part,
    transform: `translate(800 0) scale(-1 1) ${part.transform ?? ''}`,
    ...(relief && { relief: (across, down, x, y) => relief(1 - across, down, 800 - x, y) }),
  };
}
