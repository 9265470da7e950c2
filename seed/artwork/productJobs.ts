import { compose } from '#seed/artwork/compositor.ts';
import { PICTURE_WIDTHS } from '#schema/rules/pictures.ts';
import { grounds } from '#seed/artwork/grounds.ts';
import type { PictureJob } from '#seed/artwork/pictureJob.ts';
import { pieceInputs } from '#seed/artwork/pieceInputs.ts';
import type { Ground, Piece, Recipe } from '#seed/artwork/recipe.ts';

const side = 960;

/** The jobs for all product pictures: `<slug>-front`, `<slug>-second` and one for each further view. */
export function productJobs(recipes: Record<string, Recipe>): PictureJob[] {
  return Object.entries(recipes).flatMap(([slug, recipe]) => [
    stillLifeJob(`${slug}-front`, recipe.ground, recipe.front),
    stillLifeJob(`${slug}-second`, recipe.ground, recipe.second),
    ...Object.entries(recipe.extra ?? {}).map(([suffix, pieces]) => stillLifeJob(`${slug}-${suffix}`, recipe.ground, pieces)),
  ]);
}

/** The job for a transparent still life, which is square unless a height is given. */
export function stillLifeJob(key: string, ground: Ground, pieces: readonly Piece[], height = side): PictureJob {
  return {
    key,
    ground,
    width: side,
    height,
    widths: PICTURE_WIDTHS,
    inputs: () => pieceInputs(pieces),
    render: () => compose(pieces, { width: side, height, unit: side, ink: grounds[ground].ink }),
  };
}
