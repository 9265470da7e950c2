import type { FabricName } from '#seed/artwork/garments/renderer/fabrics.ts';

/** What the cloth of a garment is. */
export interface Look {
  color: string;
  fabric: FabricName;
  /** Fragment printed over the drawing's sheet, for body and folded panels. */
  print?: string;
  /** The print as it runs down the left sleeve; the body's print when absent. */
  sleevePrint?: string;
}
