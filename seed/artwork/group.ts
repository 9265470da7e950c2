import { compose } from '#seed/artwork/compositor.ts';
import { grounds } from '#seed/artwork/grounds.ts';
import type { RasterDrawing, Recipe } from '#seed/artwork/recipe.ts';

/** A product's still life with its shadows as a single drawing, for use in a larger scene. */
export function groupOf({ front, ground }: Recipe): RasterDrawing {
  return {
    raster(side) {
      const unit = Math.round(side * 1.4);
      return compose(front, { width: unit, height: unit, unit, ink: grounds[ground].ink });
    },
  };
}
