import type { Part } from '#seed/artwork/garments/renderer/part.ts';
import { fold } from '#seed/artwork/garments/shape/folds.ts';
import type { Look } from '#seed/artwork/garments/pieces/look.ts';

/** The left sleeve of a baby's top. */
export const stubbySleeve = (look: Look): Part => ({
  ...look,
  print: look.sleevePrint ?? look.print,
  shape: 'M284,232 C246,240 206,282 178,346 C172,360 176,368 188,374 L256,402 C268,406 276,402 280,392 L308,330Z',
  dome: [
    [9, 10],
    [34, 34],
  ],
  folds: fold([286, 262], [210, 370], 0.5, { bend: 12, width: 26 }) + fold([296, 330], [240, 390], -0.4, { width: 20 }),
  foldBlur: 7,
});
