import { groupOf } from '#seed/artwork/group.ts';
import type { Piece, Recipe } from '#seed/artwork/recipe.ts';

/** Heights of the products in a row, as shares of the banner's height. They vary so that the row looks natural. */
const rhythm = [0.84, 0.72, 0.88, 0.74, 0.82];

/** Distance between the outermost objects' centres and the edges. */
const margin = 0.15;

/**
 * A row of a vendor's products. Every second product is further back, and the tall ones are behind the others. Products without a picture
 * are omitted. Lengths are shares of the banner's width.
 */
export function productRow(recipes: Record<string, Recipe>, products: readonly string[], width: number, height: number): Piece[] {
  const known = products.flatMap((slug) => (recipes[slug] ? [recipes[slug]] : []));
  const step = (1 - 2 * margin) / Math.max(1, known.length - 1);
  const pieces = known.map((recipe, i) => {
    const back = i % 2 === 0;
    return {
      back,
      piece: {
        draw: groupOf(recipe),
        shadow: false,
        size: ((rhythm[i % rhythm.length] ?? 0.7) * height) / width,
        x: margin + step * i,
        y: ((back ? 0.92 : 0.97) * height) / width,
      },
    };
  });
  return [...pieces.filter(({ back }) => back), ...pieces.filter(({ back }) => !back)].map(({ piece }) => piece);
}
