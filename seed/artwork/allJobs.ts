import type { PictureJob } from '#seed/artwork/pictureJob.ts';
import { portraitJobs } from '#seed/artwork/portraits/portraitJobs.ts';
import { productJobs } from '#seed/artwork/productJobs.ts';
import { fashionRecipes } from '#seed/artwork/recipes/fashion.ts';
import { freshRecipes } from '#seed/artwork/recipes/fresh.ts';
import { packagedRecipes } from '#seed/artwork/recipes/packaged.ts';
import { heroJobs } from '#seed/artwork/scenes/heroJobs.ts';
import { promoJobs } from '#seed/artwork/scenes/promoJobs.ts';
import { vendorJobs } from '#seed/artwork/vendors/vendorJobs.ts';

/** The jobs for all sample pictures, sorted by key. */
export function allJobs(): PictureJob[] {
  const recipes = { ...freshRecipes, ...packagedRecipes, ...fashionRecipes };
  const jobs = [...productJobs(recipes), ...heroJobs(recipes), ...promoJobs(recipes), ...vendorJobs(recipes), ...portraitJobs(recipes)];
  return jobs.sort((a, b) => (a.key < b.key ? -1 : 1));
}
