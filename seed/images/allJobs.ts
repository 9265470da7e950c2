import type { PictureJob } from '#seed/images/pictureJob.ts';
import { productJobs } from '#seed/images/productJobs.ts';
import { fashionRecipes } from '#seed/images/recipes/fashion.ts';
import { freshRecipes } from '#seed/images/recipes/fresh.ts';
import { packagedRecipes } from '#seed/images/recipes/packaged.ts';
import { heroJobs } from '#seed/images/scenes/heroJobs.ts';
import { promoJobs } from '#seed/images/scenes/promoJobs.ts';
import { vendorJobs } from '#seed/images/vendors/vendorJobs.ts';

/** Every picture of the shop, sorted by key. */
export function allJobs(): PictureJob[] {
  const recipes = { ...freshRecipes, ...packagedRecipes, ...fashionRecipes };
  const jobs = [...productJobs(recipes), ...heroJobs(recipes), ...promoJobs(recipes), ...vendorJobs(recipes)];
  return jobs.sort((a, b) => (a.key < b.key ? -1 : 1));
}
