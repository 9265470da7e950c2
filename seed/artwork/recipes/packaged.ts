import type { Recipe } from '../recipe.ts';
import { packagedHomeRecipes } from './packagedHome.ts';
import { packagedPantryRecipes } from './packagedPantry.ts';

/** Products in bottles, jars, tins, bags and boxes: the pantry's and those of home and beauty. */
export const packagedRecipes: Record<string, Recipe> = { ...packagedPantryRecipes, ...packagedHomeRecipes };
