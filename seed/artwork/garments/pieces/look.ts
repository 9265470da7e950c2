import type { FabricName } from '#seed/artwork/garments/renderer/fabrics.ts';

/** Fabric of a garment. */
export interface Look {
  color: string;
  fabric: FabricName;
  /** Print of body and folded panels over the whole drawing, as an SVG fragment. */
  print?: string;
  /** Print of the left sleeve; that of the body by default. */
  sleevePrint?: string;
}
