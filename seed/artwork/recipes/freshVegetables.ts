import { brinjal, brinjalSlices } from '#seed/artwork/drawings/fresh/brinjal.ts';
import { chilli, chilliRings, chillies } from '#seed/artwork/drawings/fresh/chilli.ts';
import { corn, cornCut } from '#seed/artwork/drawings/fresh/corn.ts';
import { paperTag } from '#seed/artwork/drawings/fresh/label.ts';
import { longBeans } from '#seed/artwork/drawings/fresh/longBeans.ts';
import { okra, okraStars } from '#seed/artwork/drawings/fresh/okra.ts';
import { sawi, sawiLeaves } from '#seed/artwork/drawings/fresh/sawi.ts';
import { tomato, tomatoHalf, tomatoVine } from '#seed/artwork/drawings/fresh/tomato.ts';
import type { Recipe } from '#seed/artwork/recipe.ts';
import { behind, beside, hero, on } from '#seed/artwork/recipes/arrange.ts';

export const freshVegetablesRecipes: Record<string, Recipe> = {
  'sawi-hijau': {
    ground: 'leaf',
    front: [behind(sawi, { size: 0.46, x: 0.68, y: 0.79, flip: true, foot: 0.4 }), hero(sawi, { size: 0.62, x: 0.43, foot: 0.4 })],
    second: [behind(sawi, { size: 0.54, x: 0.38, y: 0.78, flip: true, blur: 0.8, foot: 0.4 }), hero(sawiLeaves, { size: 0.52, x: 0.55, y: 0.88 })],
  },
  'cherry-tomato-vine': {
    ground: 'berry',
    front: [hero(tomatoVine, { size: 0.64, x: 0.49, y: 0.86 })],
    second: [behind(tomatoVine, { size: 0.48, x: 0.38, y: 0.76, flip: true }), hero(tomatoHalf, { size: 0.36, x: 0.62, y: 0.87 }), beside(tomato, { size: 0.24, x: 0.36, y: 0.87 })],
  },
  'red-chilli': {
    ground: 'cream',
    front: [hero(chillies, { size: 0.76, x: 0.49, y: 0.82 })],
    second: [behind(chillies, { size: 0.6, x: 0.55, y: 0.73, flip: true, blur: 0.8 }), hero(chilliRings, { size: 0.4, x: 0.45, y: 0.87 }), beside(chilli, { size: 0.3, x: 0.72, y: 0.85 })],
  },
  'long-beans': {
    ground: 'sage',
    front: [hero(longBeans, { size: 0.72, x: 0.49, y: 0.83, foot: 0.85 })],
    second: [behind(longBeans, { size: 0.58, x: 0.47, y: 0.74, rotate: -14, blur: 0.6 }), on(paperTag, { size: 0.28, x: 0.62, y: 0.84, rotate: 12, shadow: true, foot: 0.8 })],
  },
  'purple-brinjal': {
    ground: 'lilac',
    front: [behind(brinjal, { size: 0.46, x: 0.66, y: 0.77, rotate: 14 }), hero(brinjal, { size: 0.6, x: 0.45, y: 0.86 })],
    second: [behind(brinjal, { size: 0.54, x: 0.42, y: 0.77, flip: true, blur: 0.6 }), hero(brinjalSlices, { size: 0.42, x: 0.6, y: 0.88 })],
  },
  'sweet-corn': {
    ground: 'leaf',
    front: [
      behind(corn, { size: 0.52, x: 0.66, y: 0.8, rotate: 20 }),
      behind(corn, { size: 0.54, x: 0.3, y: 0.8, rotate: -22, blur: 1 }),
      hero(corn, { size: 0.64, x: 0.48, y: 0.87, foot: 0.4 }),
    ],
    second: [behind(corn, { size: 0.56, x: 0.36, y: 0.79, rotate: -10, blur: 0.8 }), hero(cornCut, { size: 0.46, x: 0.62, y: 0.87, rotate: 24, foot: 0.4 })],
  },
  'okra-tender': {
    ground: 'sage',
    front: [hero(okra, { size: 0.72, x: 0.49, y: 0.84 })],
    second: [behind(okra, { size: 0.6, x: 0.52, y: 0.74, flip: true, blur: 0.6 }), hero(okraStars, { size: 0.42, x: 0.45, y: 0.88 })],
  },
};
