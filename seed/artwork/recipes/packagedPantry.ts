import type { Recipe } from '../recipe.ts';
import { packagedPantryDrinksRecipes } from './packagedPantryDrinks.ts';
import { packagedPantryFoodsRecipes } from './packagedPantryFoods.ts';
import { packagedPantrySnacksRecipes } from './packagedPantrySnacks.ts';
import { packagedPantryStaplesRecipes } from './packagedPantryStaples.ts';

/** The pantry's packaged products, shelf by shelf. */
export const packagedPantryRecipes: Record<string, Recipe> = { ...packagedPantryFoodsRecipes, ...packagedPantryDrinksRecipes, ...packagedPantrySnacksRecipes, ...packagedPantryStaplesRecipes };
