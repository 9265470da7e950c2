import type { Recipe } from '../recipe.ts';
import { packagedHomeRecipes } from './packagedHome.ts';
import { packagedPantryRecipes } from './packagedPantry.ts';

/** Recipes for packaged products: pantry, home and beauty. */
export const packagedRecipes: Record<string, Recipe> = { ...packagedPantryRecipes, ...packagedHomeRecipes };
