import type { FabricName } from '#seed/artwork/garments/renderer/fabrics.ts';

/** Fabric of a garment. */
export interface Look {
  color: string;
  fabric: FabricName;
  /** Print over the whole drawing, for body and folded panels, as an SVG fragment. */
  print?: string;
  /** Print of the left sleeve; the body's print by default. */
  sleevePrint?: string;
}
