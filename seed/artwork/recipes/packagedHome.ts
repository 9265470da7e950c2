import type { Recipe } from '#seed/artwork/recipe.ts';
import { packagedHomeCareRecipes } from '#seed/artwork/recipes/packagedHomeCare.ts';
import { packagedHomeCleaningRecipes } from '#seed/artwork/recipes/packagedHomeCleaning.ts';
import { packagedHomeLotionsRecipes } from '#seed/artwork/recipes/packagedHomeLotions.ts';
import { packagedHomeMakeUpRecipes } from '#seed/artwork/recipes/packagedHomeMakeUp.ts';
import { packagedHomeNurseryRecipes } from '#seed/artwork/recipes/packagedHomeNursery.ts';
import { packagedHomeScentsRecipes } from '#seed/artwork/recipes/packagedHomeScents.ts';
import { packagedHomeToysRecipes } from '#seed/artwork/recipes/packagedHomeToys.ts';

/** Recipes for household, beauty and nursery products. */
export const packagedHomeRecipes: Record<string, Recipe> = {
  ...packagedHomeCareRecipes,
  ...packagedHomeCleaningRecipes,
  ...packagedHomeLotionsRecipes,
  ...packagedHomeMakeUpRecipes,
  ...packagedHomeNurseryRecipes,
  ...packagedHomeScentsRecipes,
  ...packagedHomeToysRecipes,
};
