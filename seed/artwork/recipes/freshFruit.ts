import { bananaComb, bananaPeeled } from '#seed/artwork/drawings/fresh/banana.ts';
import { basketBack, basketFront } from '#seed/artwork/drawings/fresh/basket.ts';
import { dragonFruit, dragonFruitHalf } from '#seed/artwork/drawings/fresh/dragonFruit.ts';
import { durianOpen, durianPods, durianWhole } from '#seed/artwork/drawings/fresh/durian.ts';
import { guava, guavaHalf } from '#seed/artwork/drawings/fresh/guava.ts';
import { mango, mangoCubes } from '#seed/artwork/drawings/fresh/mango.ts';
import { mangosteen, mangosteenOpen } from '#seed/artwork/drawings/fresh/mangosteen.ts';
import { papaya, papayaHalf, papayaWedge } from '#seed/artwork/drawings/fresh/papaya.ts';
import { pineapple, pineappleSlice } from '#seed/artwork/drawings/fresh/pineapple.ts';
import { pomelo, pomeloHalf } from '#seed/artwork/drawings/fresh/pomelo.ts';
import { rambutanBunch, rambutanOpen } from '#seed/artwork/drawings/fresh/rambutan.ts';
import { watermelon, watermelonHalf, watermelonSlice } from '#seed/artwork/drawings/fresh/watermelon.ts';
import type { Recipe } from '#seed/artwork/recipe.ts';
import { behind, beside, hero, on } from '#seed/artwork/recipes/arrange.ts';

export const freshFruitRecipes: Record<string, Recipe> = {
  'harumanis-mango': {
    ground: 'mango',
    front: [behind(mango, { size: 0.44, x: 0.7, y: 0.79, rotate: 12, flip: true, foot: 0.5 }), hero(mango, { size: 0.6, x: 0.43, foot: 0.5 })],
    second: [behind(mango, { size: 0.52, x: 0.36, y: 0.77, flip: true, foot: 0.5 }), hero(mangoCubes, { size: 0.5, x: 0.57, y: 0.87 })],
  },
  'pineapple-md2': {
    ground: 'leaf',
    front: [behind(pineapple, { size: 0.52, x: 0.69, y: 0.79, rotate: 5 }), hero(pineapple, { size: 0.7, x: 0.42, rotate: -3 })],
    second: [
      behind(pineapple, { size: 0.64, x: 0.34, y: 0.81, flip: true, blur: 0.8 }),
      behind(pineappleSlice, { size: 0.34, x: 0.71, y: 0.82, blur: 0 }),
      hero(pineappleSlice, { size: 0.38, x: 0.55, y: 0.88, rotate: 20 }),
    ],
  },
  'musang-king-durian': {
    ground: 'mango',
    front: [behind(durianWhole, { size: 0.5, x: 0.68, y: 0.77, rotate: 14 }), hero(durianOpen, { size: 0.62, x: 0.44 })],
    second: [hero(durianWhole, { size: 0.58, x: 0.42, y: 0.82, rotate: -8 }), beside(durianPods, { size: 0.4, x: 0.66, y: 0.88 })],
  },
  'mangosteen-basket': {
    ground: 'lilac',
    front: [
      behind(mangosteen, { size: 0.36, x: 0.7, y: 0.76 }),
      behind(mangosteen, { size: 0.4, x: 0.36, y: 0.78, blur: 0.8, flip: true }),
      hero(mangosteenOpen, { size: 0.44, x: 0.55, y: 0.87 }),
    ],
    second: [
      hero(basketBack, { size: 0.62, x: 0.5, y: 0.72, shadow: false }),
      on(mangosteen, { size: 0.24, x: 0.36, y: 0.66 }),
      on(mangosteen, { size: 0.25, x: 0.63, y: 0.655, flip: true }),
      on(mangosteen, { size: 0.27, x: 0.5, y: 0.69 }),
      hero(basketFront, { size: 0.56, x: 0.5, y: 0.88, foot: 0.85 }),
    ],
  },
  'rambutan-bunch': {
    ground: 'berry',
    front: [hero(rambutanBunch, { size: 0.66, x: 0.49, y: 0.87, foot: 0.6 })],
    second: [behind(rambutanBunch, { size: 0.54, x: 0.38, y: 0.79, flip: true, foot: 0.6 }), hero(rambutanOpen, { size: 0.34, x: 0.64, y: 0.88 })],
  },
  'papaya-sekaki': {
    ground: 'mango',
    front: [behind(papaya, { size: 0.6, x: 0.62, y: 0.8, rotate: 24, foot: 0.5 }), hero(papayaHalf, { size: 0.62, x: 0.41, rotate: -10, foot: 0.5 })],
    second: [behind(papayaHalf, { size: 0.58, x: 0.47, y: 0.74, rotate: 78, foot: 0.7, blur: 0.8 }), hero(papayaWedge, { size: 0.54, x: 0.53, y: 0.88, foot: 0.7 })],
  },
  'banana-berangan': {
    ground: 'leaf',
    front: [hero(bananaComb, { size: 0.64, x: 0.48, foot: 0.75 })],
    second: [behind(bananaComb, { size: 0.52, x: 0.38, y: 0.79, flip: true }), hero(bananaPeeled, { size: 0.46, x: 0.62, y: 0.88, rotate: 8, foot: 0.5 })],
  },
  'watermelon-seedless': {
    ground: 'leaf',
    front: [behind(watermelon, { size: 0.56, x: 0.42, y: 0.8, blur: 0.6 }), hero(watermelonSlice, { size: 0.44, x: 0.63, y: 0.88, rotate: 4, foot: 0.8 })],
    second: [behind(watermelonSlice, { size: 0.36, x: 0.7, y: 0.76 }), hero(watermelonHalf, { size: 0.6, x: 0.45, y: 0.87 })],
  },
  'guava-crunchy': {
    ground: 'sage',
    front: [behind(guava, { size: 0.42, x: 0.7, y: 0.79, flip: true }), hero(guava, { size: 0.56, x: 0.42 })],
    second: [behind(guava, { size: 0.46, x: 0.34, y: 0.78, flip: true }), hero(guavaHalf, { size: 0.46, x: 0.59, y: 0.87, foot: 0.6 })],
  },
  'pomelo-ipoh': {
    ground: 'stone',
    front: [hero(pomelo, { size: 0.62, x: 0.42, y: 0.82 }), beside(pomeloHalf, { size: 0.38, x: 0.67, y: 0.88, foot: 0.6 })],
    second: [behind(pomeloHalf, { size: 0.44, x: 0.66, y: 0.79, blur: 0.8 }), hero(pomeloHalf, { size: 0.5, x: 0.42, y: 0.87, rotate: 18, foot: 0.6 })],
  },
  'dragon-fruit-red': {
    ground: 'berry',
    front: [behind(dragonFruit, { size: 0.52, x: 0.36, y: 0.8, rotate: -8, blur: 0.8 }), hero(dragonFruitHalf, { size: 0.5, x: 0.6, y: 0.87, rotate: 10, foot: 0.5 })],
    second: [behind(dragonFruit, { size: 0.44, x: 0.68, y: 0.78, rotate: 18 }), hero(dragonFruit, { size: 0.58, x: 0.43, rotate: -6, foot: 0.5 })],
  },
};
