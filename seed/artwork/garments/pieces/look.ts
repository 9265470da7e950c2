import type { FabricName } from '#seed/artwork/garments/renderer/fabrics.ts';

/** A garment's fabric. */
export interface Look {
  color: string;
  fabric: FabricName;
  /** Print for the body and folded panels, as an SVG fragment that covers the whole drawing. */
  print?: string;
  /** Print for the left sleeve; the body's print by default. */
  sleevePrint?: string;
}
