import type { Drawing, Ground, Piece, RasterDrawing, Recipe } from '#seed/artwork/recipe.ts';

import { garmentColours, type ColouredSlug } from '#seed/artwork/garments/garmentColours.ts';
import { drawing, type Garment } from '#seed/artwork/garments/renderer/renderGarment.ts';

/** Half of how far the shadow extends to the right and at the foot, as a share of the garment's height. */
const SHADOW_SHIFT = 0.034;

type Placing = Partial<Omit<Piece, 'draw' | 'size'>>;

/**
 * Places a garment on the wall. The drawing includes the shadow.
 * @param height including the shadow, as a share of the picture's side
 */
export const hang = (garment: Garment, height = 0.94, placing: Placing = {}): Piece => ({
  draw: drawing(garment),
  size: height,
  x: 0.5 + height * SHADOW_SHIFT,
  y: 0.5 + height * (0.5 + SHADOW_SHIFT * 0.5),
  shadow: false,
  ...placing,
});

/** Places an object on the table, seen from above. The drawing includes the shadow. */
export const lay = (garment: Garment, size = 0.76, placing: Placing = {}): Piece => ({
  draw: drawing(garment),
  size,
  x: 0.5 + size * SHADOW_SHIFT * 0.6,
  y: 0.5 + size * (0.5 + SHADOW_SHIFT * 0.6),
  shadow: false,
  ...placing,
});

/** Places an object upright on the ground. The compositor adds its shadow. */
export const stand = (object: Garment | Drawing | RasterDrawing, size = 0.6, placing: Placing = {}): Piece => ({
  draw: typeof object === 'object' && 'parts' in object ? drawing(object) : object,
  size,
  x: 0.5,
  y: 0.86,
  ...placing,
});

/**
 * Places a garment as a close-up of its collar and fabric, which the frame crops at the bottom.
 * @param height height of the whole garment, greater than 1
 */
export const detail = (garment: Garment, height: number, placing: Placing = {}): Piece =>
  hang(garment, height, { y: 0.03 + height, ...placing });

const suffix = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

/** The recipe for a product in several colours: the front picture shows the first, and there is another picture for each of the others. */
export function coloured(slug: ColouredSlug, ground: Ground, front: (hex: string) => Piece[], second: (hex: string) => Piece[]): Recipe {
  const [first, ...others] = garmentColours[slug];
  return {
    ground,
    front: front(first.hex),
    second: second(first.hex),
    extra: Object.fromEntries(others.map(({ name, hex }) => [suffix(name), front(hex)])),
  };
}
