import type { Recipe } from '#seed/artwork/recipe.ts';
import { freshSeafoodRecipes } from '#seed/artwork/recipes/freshSeafood.ts';
import { freshCookedRecipes } from '#seed/artwork/recipes/freshCooked.ts';
import { freshDairyRecipes } from '#seed/artwork/recipes/freshDairy.ts';
import { freshFruitRecipes } from '#seed/artwork/recipes/freshFruit.ts';
import { freshHalalRecipes } from '#seed/artwork/recipes/freshHalal.ts';
import { freshRootsRecipes } from '#seed/artwork/recipes/freshRoots.ts';
import { freshVegetablesRecipes } from '#seed/artwork/recipes/freshVegetables.ts';

/** Recipes for fresh and cooked food. */
export const freshRecipes: Record<string, Recipe> = {
  ...freshFruitRecipes,
  ...freshRootsRecipes,
  ...freshDairyRecipes,
  ...freshCookedRecipes,
  ...freshHalalRecipes,
  ...freshSeafoodRecipes,
  ...freshVegetablesRecipes,
};
