import type { Part } from '#seed/artwork/garments/renderer/part.ts';
import { strap } from '#seed/artwork/garments/shape/paths.ts';

export const shoulderStraps = (color: string): Part => ({
  shape: strap('M344,282 C342,242 336,214 328,190', 5) + strap('M456,282 C458,242 464,214 472,190', 5),
  color,
  fabric: 'satin',
  dome: [[2, 3]],
  cast: { dx: 3, dy: 4, blur: 4, opacity: 0.2 },
});
