import type { Recipe } from '#seed/images/recipe.ts';
import { packagedHomeCareRecipes } from '#seed/images/recipes/packagedHomeCare.ts';
import { packagedHomeCleaningRecipes } from '#seed/images/recipes/packagedHomeCleaning.ts';
import { packagedHomeLotionsRecipes } from '#seed/images/recipes/packagedHomeLotions.ts';
import { packagedHomeMakeUpRecipes } from '#seed/images/recipes/packagedHomeMakeUp.ts';
import { packagedHomeNurseryRecipes } from '#seed/images/recipes/packagedHomeNursery.ts';
import { packagedHomeScentsRecipes } from '#seed/images/recipes/packagedHomeScents.ts';
import { packagedHomeToysRecipes } from '#seed/images/recipes/packagedHomeToys.ts';

/** What a household, a bathroom and a nursery hold: bottles, tubes, tins, brushes and toys. */
export const packagedHomeRecipes: Record<string, Recipe> = {
  ...packagedHomeCareRecipes,
  ...packagedHomeCleaningRecipes,
  ...packagedHomeLotionsRecipes,
  ...packagedHomeMakeUpRecipes,
  ...packagedHomeNurseryRecipes,
  ...packagedHomeScentsRecipes,
  ...packagedHomeToysRecipes,
};
