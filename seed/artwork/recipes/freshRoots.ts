import { cassava, cassavaPeeled } from '#seed/artwork/drawings/fresh/cassava.ts';
import { ginger, gingerSlices, turmeric, turmericSlices } from '#seed/artwork/drawings/fresh/ginger.ts';
import { juteSack, potato, potatoRound } from '#seed/artwork/drawings/fresh/potato.ts';
import { sweetPotato, sweetPotatoCut } from '#seed/artwork/drawings/fresh/sweetPotato.ts';
import { taro, taroHalf } from '#seed/artwork/drawings/fresh/taro.ts';
import type { Recipe } from '#seed/artwork/recipe.ts';
import { behind, beside, hero, on } from '#seed/artwork/recipes/arrange.ts';

export const freshRootsRecipes: Record<string, Recipe> = {
  'sweet-potato-orange': {
    ground: 'mango',
    front: [behind(sweetPotato, { size: 0.56, x: 0.55, y: 0.74, blur: 0.8, rotate: -6 }), hero(sweetPotatoCut, { size: 0.5, x: 0.46, y: 0.87 })],
    second: [
      behind(sweetPotato, { size: 0.46, x: 0.66, y: 0.76, rotate: -22 }),
      behind(sweetPotato, { size: 0.5, x: 0.36, y: 0.78, flip: true, blur: 0.6 }),
      hero(sweetPotato, { size: 0.58, x: 0.5, y: 0.87, rotate: 6 }),
    ],
  },
  'cassava-fresh': {
    ground: 'sand',
    front: [hero(cassava, { size: 0.72, x: 0.49, y: 0.84 })],
    second: [behind(cassava, { size: 0.5, x: 0.54, y: 0.74, rotate: -4 }), hero(cassavaPeeled, { size: 0.52, x: 0.46, y: 0.88 })],
  },
  'taro-yam': {
    ground: 'lilac',
    front: [hero(taro, { size: 0.6, x: 0.41, y: 0.83, rotate: -8 }), beside(taroHalf, { size: 0.38, x: 0.66, y: 0.88, foot: 0.6 })],
    second: [behind(taro, { size: 0.48, x: 0.64, y: 0.79, rotate: 12 }), hero(taroHalf, { size: 0.5, x: 0.41, y: 0.87, rotate: 20, foot: 0.6 })],
  },
  'young-ginger': {
    ground: 'cream',
    front: [hero(ginger, { size: 0.66, x: 0.49, y: 0.85 })],
    second: [behind(ginger, { size: 0.54, x: 0.42, y: 0.76, flip: true, blur: 0.8 }), hero(gingerSlices, { size: 0.42, x: 0.6, y: 0.88 })],
  },
  'turmeric-root': {
    ground: 'mango',
    front: [hero(turmeric, { size: 0.68, x: 0.49, y: 0.85 })],
    second: [behind(turmeric, { size: 0.5, x: 0.58, y: 0.75, flip: true, blur: 0.8 }), hero(turmericSlices, { size: 0.44, x: 0.42, y: 0.88 })],
  },
  'potato-holland': {
    ground: 'cream',
    front: [
      on(potatoRound, { size: 0.22, x: 0.32, y: 0.47 }),
      on(potato, { size: 0.25, x: 0.52, y: 0.46 }),
      on(potato, { size: 0.24, x: 0.42, y: 0.5, rotate: 30 }),
      hero(juteSack, { size: 0.52, x: 0.43, y: 0.86, foot: 0.85 }),
      beside(potato, { size: 0.26, x: 0.72, y: 0.86 }),
    ],
    second: [
      behind(potatoRound, { size: 0.34, x: 0.3, y: 0.77 }),
      behind(potato, { size: 0.38, x: 0.66, y: 0.78, rotate: -14 }),
      hero(potato, { size: 0.46, x: 0.46, y: 0.87 }),
    ],
  },
};
