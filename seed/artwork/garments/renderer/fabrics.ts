import * as textures from '#seed/artwork/garments/renderer/textures.ts';
import type { Texture } from '#seed/artwork/garments/renderer/textures.ts';

/** Parameters for lighting a material. */
export interface Fabric {
  texture: Texture;
  /** Strength of the relief shading: 1 for stiff card, less for soft fabrics. */
  contrast: number;
  /** Brightness in the deepest fold, as a share of the colour's brightness. */
  depth: number;
  /** How much slopes that face the light are lightened, 0 to 1. */
  highlight: number;
  /** The specular light's strength and exponent. */
  gloss?: readonly [number, number];
  /** Rim light at edges that turn away from the viewer, as on velvet and wool. */
  sheen?: number;
  /** How much raised areas fade, as in washed denim. */
  wear?: number;
}

const cloth = (texture: Texture, more: Partial<Fabric> = {}): Fabric => ({ texture, contrast: 0.8, depth: 0.42, highlight: 0.3, ...more });

export const fabrics = {
  plain: cloth(textures.plain),
  linen: cloth(textures.linen, { contrast: 0.82 }),
  cotton: cloth(textures.cotton),
  voile: cloth(textures.crepe, { contrast: 0.62, depth: 0.55, highlight: 0.4 }),
  canvas: cloth(textures.canvas, { contrast: 0.84 }),
  silk: cloth(textures.silk, { contrast: 0.78, depth: 0.4, highlight: 0.44, gloss: [0.16, 9] }),
  satin: cloth(textures.satin, { contrast: 0.86, depth: 0.4, highlight: 0.6, gloss: [0.42, 11] }),
  crepe: cloth(textures.crepe, { contrast: 0.76, depth: 0.42, highlight: 0.26, sheen: 0.08 }),
  songket: cloth(textures.silk, { contrast: 0.76, depth: 0.42, highlight: 0.4, gloss: [0.12, 12] }),
  wool: cloth(textures.wool, { contrast: 0.8, highlight: 0.26, sheen: 0.12 }),
  velvet: cloth(textures.velvet, { contrast: 0.9, depth: 0.34, highlight: 0.3, sheen: 0.5 }),
  fleece: cloth(textures.fleece, { contrast: 0.78, highlight: 0.26, sheen: 0.1 }),
  jersey: cloth(textures.cotton, { contrast: 0.74, highlight: 0.26 }),
  stretch: cloth(textures.cotton, { contrast: 0.86, depth: 0.36, highlight: 0.34, gloss: [0.14, 10] }),
  pique: cloth(textures.pique, { contrast: 0.8 }),
  denim: cloth(textures.denim, { contrast: 0.84, depth: 0.4, highlight: 0.22, wear: 1 }),
  nylon: cloth(textures.silk, { contrast: 0.9, depth: 0.36, highlight: 0.42, gloss: [0.26, 14] }),
  knit: cloth(textures.knit(14), { contrast: 0.72, depth: 0.46, highlight: 0.22, sheen: 0.1 }),
  fineKnit: cloth(textures.knit(8, 0.9), { contrast: 0.72, depth: 0.46, highlight: 0.22, sheen: 0.1 }),
  ribbing: cloth(textures.ribs(11, 1.1), { contrast: 0.74, depth: 0.44, highlight: 0.22, sheen: 0.1 }),
  sequins: cloth(textures.sequins(8, 0.42), { contrast: 0.9, depth: 0.34, highlight: 0.5, gloss: [0.7, 22] }),
  leather: cloth(textures.leather, { contrast: 0.86, depth: 0.36, highlight: 0.32, gloss: [0.2, 14] }),
  polished: cloth(textures.plain, { contrast: 0.86, depth: 0.34, highlight: 0.4, gloss: [0.5, 22] }),
  pebbled: cloth(textures.pebbled, { contrast: 0.86, depth: 0.36, highlight: 0.3, gloss: [0.14, 12] }),
  suede: cloth(textures.suede, { contrast: 0.8, highlight: 0.22, sheen: 0.08 }),
  mesh: cloth(textures.mesh, { contrast: 0.8 }),
  rubber: cloth(textures.cotton, { contrast: 0.8, highlight: 0.36, gloss: [0.08, 10] }),
  rattan: cloth(textures.weave(11), { contrast: 0.86, depth: 0.36, highlight: 0.3, gloss: [0.12, 12] }),
  mengkuang: cloth(textures.diagonalWeave(17, 2.4), { contrast: 0.78, depth: 0.44, highlight: 0.3, gloss: [0.08, 12] }),
  pandan: cloth(textures.diagonalWeave(12, 2), { contrast: 0.78, depth: 0.44, highlight: 0.3, gloss: [0.08, 12] }),
  metal: cloth(textures.plain, { contrast: 0.95, depth: 0.34, highlight: 0.7, gloss: [0.8, 18] }),
  wood: cloth(textures.woodGrain, { contrast: 0.82, depth: 0.42, highlight: 0.36, gloss: [0.16, 12] }),
  paper: cloth(textures.plain, { contrast: 0.5, depth: 0.6, highlight: 0.3 }),
} satisfies Record<string, Fabric>;

export type FabricName = keyof typeof fabrics;
