import type { Recipe } from '#seed/images/recipe.ts';
import { freshSeafoodRecipes } from '#seed/images/recipes/freshSeafood.ts';
import { freshCookedRecipes } from '#seed/images/recipes/freshCooked.ts';
import { freshDairyRecipes } from '#seed/images/recipes/freshDairy.ts';
import { freshFruitRecipes } from '#seed/images/recipes/freshFruit.ts';
import { freshHalalRecipes } from '#seed/images/recipes/freshHalal.ts';
import { freshRootsRecipes } from '#seed/images/recipes/freshRoots.ts';
import { freshVegetablesRecipes } from '#seed/images/recipes/freshVegetables.ts';

/** Fresh and cooked food. */
export const freshRecipes: Record<string, Recipe> = {
  ...freshFruitRecipes,
  ...freshRootsRecipes,
  ...freshDairyRecipes,
  ...freshCookedRecipes,
  ...freshHalalRecipes,
  ...freshSeafoodRecipes,
  ...freshVegetablesRecipes,
};
