import type { Recipe } from '../recipe.ts';
import { packagedPantryDrinksRecipes } from './packagedPantryDrinks.ts';
import { packagedPantryFoodsRecipes } from './packagedPantryFoods.ts';
import { packagedPantrySnacksRecipes } from './packagedPantrySnacks.ts';
import { packagedPantryStaplesRecipes } from './packagedPantryStaples.ts';

/** Recipes for packaged food, by category. */
export const packagedPantryRecipes: Record<string, Recipe> = { ...packagedPantryFoodsRecipes, ...packagedPantryDrinksRecipes, ...packagedPantrySnacksRecipes, ...packagedPantryStaplesRecipes };
