import { compose } from '#seed/images/compositor.ts';
import { grounds } from '#seed/images/grounds.ts';
import type { RasterDrawing, Recipe } from '#seed/images/recipe.ts';

/** A product's whole still life as one drawing, its shadows included, to be placed in a larger scene. */
export function groupOf({ front, ground }: Recipe): RasterDrawing {
  return {
    raster(side) {
      const unit = Math.round(side * 1.4);
      return compose(front, { width: unit, height: unit, unit, ink: grounds[ground].ink });
    },
  };
}
