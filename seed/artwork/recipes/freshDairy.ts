import { breadSlices, croissant, doily, loaf } from '#seed/artwork/drawings/fresh/bread.ts';
import { butter, butterPats, cheese, cheeseSlices, kayaBowl, yogurtBowl, yogurtTub } from '#seed/artwork/drawings/fresh/dairy.ts';
import { egg, eggCracked, eggPale, eggTray } from '#seed/artwork/drawings/fresh/eggs.ts';
import { milkCarton, milkGlass } from '#seed/artwork/drawings/fresh/milk.ts';
import { board } from '#seed/artwork/drawings/fresh/tray.ts';
import type { Recipe } from '#seed/artwork/recipe.ts';
import { behind, beside, hero, on } from '#seed/artwork/recipes/arrange.ts';

export const freshDairyRecipes: Record<string, Recipe> = {
  'fresh-milk': {
    ground: 'sky',
    front: [behind(milkGlass, { size: 0.34, x: 0.72, y: 0.82, foot: 0.7, blur: 0.6 }), hero(milkCarton, { size: 0.66, x: 0.42, foot: 0.9 })],
    second: [behind(milkCarton, { size: 0.54, x: 0.36, y: 0.79, foot: 0.9, blur: 1 }), hero(milkGlass, { size: 0.44, x: 0.62, y: 0.87, foot: 0.7 }), beside(egg, { size: 0.14, x: 0.36, y: 0.87, foot: 0.5 })],
  },
  'unsalted-butter': {
    ground: 'sky',
    front: [hero(butter, { size: 0.72, x: 0.49, y: 0.85, foot: 0.7 })],
    second: [hero(board, { size: 0.74, x: 0.49, y: 0.89, foot: 0.9 }), on(butter, { size: 0.48, x: 0.57, y: 0.79 }), on(butterPats, { size: 0.28, x: 0.35, y: 0.84 })],
  },
  'natural-yogurt': {
    ground: 'sky',
    front: [hero(yogurtTub, { size: 0.58, x: 0.47, foot: 0.7 })],
    second: [behind(yogurtTub, { size: 0.46, x: 0.35, y: 0.78 }), hero(yogurtBowl, { size: 0.46, x: 0.58, y: 0.88, foot: 0.5 })],
  },
  'cheddar-block': {
    ground: 'cream',
    front: [hero(cheese, { size: 0.68, x: 0.48, y: 0.85, foot: 0.9 })],
    second: [hero(board, { size: 0.74, x: 0.49, y: 0.89, foot: 0.9 }), on(cheese, { size: 0.46, x: 0.42, y: 0.8, flip: true }), on(cheeseSlices, { size: 0.3, x: 0.68, y: 0.85 })],
  },
  'kampung-eggs': {
    ground: 'cream',
    front: [hero(eggTray, { size: 0.72, x: 0.49, y: 0.85, foot: 0.9 })],
    second: [behind(eggPale, { size: 0.32, x: 0.3, y: 0.79, foot: 0.5 }), behind(egg, { size: 0.36, x: 0.5, y: 0.78, foot: 0.5, blur: 0.8 }), hero(eggCracked, { size: 0.38, x: 0.62, y: 0.87, foot: 0.5 })],
  },
  'sandwich-loaf': {
    ground: 'cream',
    front: [hero(loaf, { size: 0.66, x: 0.48, y: 0.86, foot: 0.9 })],
    second: [hero(board, { size: 0.74, x: 0.49, y: 0.89, foot: 0.9 }), on(loaf, { size: 0.44, x: 0.6, y: 0.8, flip: true }), on(breadSlices, { size: 0.36, x: 0.37, y: 0.85 })],
  },
  'kaya-croissant': {
    ground: 'mango',
    front: [behind(croissant, { size: 0.46, x: 0.64, y: 0.75, rotate: 8 }), hero(croissant, { size: 0.62, x: 0.45, y: 0.86, foot: 0.8 })],
    second: [hero(doily, { size: 0.74, x: 0.49, y: 0.89, foot: 0.8 }), on(croissant, { size: 0.42, x: 0.58, y: 0.745, blur: 0.6 }), on(croissant, { size: 0.48, x: 0.4, y: 0.83, rotate: -4, flip: true }), on(kayaBowl, { size: 0.24, x: 0.69, y: 0.86 })],
  },
};

