import { balmPot, balmPotOpen, brickSmear, crayonStroke, lipCrayon, lipCrayonPlum, lipMatte, lipMatteOpen, lipWand, lipstick, lipstickCap, rougeSmear } from '#seed/artwork/drawings/packaged/home/lips.ts';
import { compact, compactShut, palette, paletteShut, puff } from '#seed/artwork/drawings/packaged/home/makeUp.ts';
import { brushRoll, brushesInCup, mascara, mascaraWand, shadowBrush, travelPouch } from '#seed/artwork/drawings/packaged/home/makeUpKits.ts';
import { rose } from '#seed/artwork/drawings/packaged/pantry/drinks.ts';
import type { Recipe } from '#seed/artwork/recipe.ts';
import { behind, beside, hero } from '#seed/artwork/recipes/arrange.ts';

export const packagedHomeMakeUpRecipes: Record<string, Recipe> = {
  'lipstick-satin': {
    ground: 'berry',
    front: [behind(lipstickCap, { size: 0.36, x: 0.63, y: 0.81, foot: 0.9, blur: 0.4 }), hero(lipstick, { size: 0.66, x: 0.44, foot: 0.9 })],
    second: [behind(lipstick, { size: 0.58, x: 0.48, y: 0.77, rotate: 74, foot: 0.7, blur: 0 }), beside(rougeSmear, { size: 0.46, x: 0.54, y: 0.89, rotate: -6, shadow: false })],
  },
  'lip-matte': {
    ground: 'cream',
    front: [behind(lipWand, { size: 0.6, x: 0.63, y: 0.82, rotate: 24, foot: 0.2, blur: 0 }), hero(lipMatteOpen, { size: 0.46, x: 0.42, foot: 0.9 })],
    second: [beside(brickSmear, { size: 0.44, x: 0.62, y: 0.89, shadow: false }), hero(lipMatte, { size: 0.64, x: 0.36, y: 0.86, foot: 0.9 })],
  },
  'lip-balm-tint': {
    ground: 'lilac',
    front: [behind(balmPot, { size: 0.34, x: 0.69, y: 0.76, foot: 0.8, blur: 0.6 }), hero(balmPotOpen, { size: 0.54, x: 0.44, foot: 0.8 })],
    second: [behind(rose, { size: 0.36, x: 0.34, y: 0.74, foot: 0.5 }), hero(balmPot, { size: 0.5, x: 0.55, y: 0.87, foot: 0.8 })],
  },
  'lip-crayon': {
    ground: 'sky',
    front: [beside(crayonStroke, { size: 0.46, x: 0.53, y: 0.87, shadow: false }), hero(lipCrayon, { size: 0.72, x: 0.47, y: 0.85, rotate: -142, foot: 0.1 })],
    second: [behind(lipCrayonPlum, { size: 0.7, x: 0.52, y: 0.73, rotate: -76, foot: 0.9, blur: 0 }), hero(lipCrayon, { size: 0.64, x: 0.46, y: 0.86, rotate: 84, foot: 0.9 })],
  },
  'eyeshadow-palette': {
    ground: 'lilac',
    front: [hero(palette, { size: 0.62, x: 0.48, foot: 0.95 })],
    second: [behind(paletteShut, { size: 0.54, x: 0.5, y: 0.76, foot: 0.95, blur: 0 }), hero(shadowBrush, { size: 0.6, x: 0.5, y: 0.88, rotate: 76, foot: 0.7 })],
  },
  'brush-set': {
    ground: 'cream',
    front: [hero(brushesInCup, { size: 0.7, x: 0.47, foot: 0.8 })],
    second: [hero(brushRoll, { size: 0.64, x: 0.48, y: 0.87, foot: 0.95 })],
  },
  'compact-powder': {
    ground: 'berry',
    front: [hero(compact, { size: 0.62, x: 0.46, foot: 0.8 }), beside(puff, { size: 0.22, x: 0.76, y: 0.885, foot: 0.8 })],
    second: [behind(puff, { size: 0.4, x: 0.64, y: 0.73, foot: 0.8, blur: 0.6 }), hero(compactShut, { size: 0.5, x: 0.44, y: 0.86, foot: 0.8 })],
  },
  'travel-makeup-kit': {
    ground: 'stone',
    front: [behind(lipstick, { size: 0.36, x: 0.73, y: 0.79, foot: 0.9, blur: 0.3 }), hero(travelPouch, { size: 0.58, x: 0.43, foot: 0.9 }), beside(mascara, { size: 0.36, x: 0.72, y: 0.89, rotate: 68, foot: 0.8 })],
    second: [behind(travelPouch, { size: 0.48, x: 0.34, y: 0.74, foot: 0.9, blur: 0.6 }), behind(compact, { size: 0.34, x: 0.66, y: 0.79, foot: 0.8, blur: 0 }), hero(lipstick, { size: 0.34, x: 0.42, y: 0.87, foot: 0.9 }), beside(mascaraWand, { size: 0.36, x: 0.62, y: 0.9, rotate: 78, foot: 0.7 })],
  },
};
