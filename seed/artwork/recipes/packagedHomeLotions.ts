import { coconutHalf } from '#seed/artwork/drawings/fresh/kopitiam.ts';
import { riceBowl } from '#seed/artwork/drawings/fresh/tray.ts';
import { cocoaJar, cocoaOpen, cocoaPod, nutmegJar, nutmegOpen, nutmegs, paddy, riceLotion, riceLotionLying } from '#seed/artwork/drawings/packaged/home/lotions.ts';
import { coconutLotion, lotionSwirl } from '#seed/artwork/drawings/packaged/home/pumpBottles.ts';
import type { Recipe } from '#seed/artwork/recipe.ts';
import { behind, beside, hero } from '#seed/artwork/recipes/arrange.ts';

export const packagedHomeLotionsRecipes: Record<string, Recipe> = {
  'coconut-lotion': {
    ground: 'berry',
    front: [behind(coconutHalf, { size: 0.34, x: 0.69, y: 0.82, foot: 0.6, blur: 0.6 }), hero(coconutLotion, { size: 0.66, x: 0.43, foot: 0.8 })],
    second: [behind(coconutLotion, { size: 0.56, x: 0.33, y: 0.8, foot: 0.8, blur: 0.8 }), hero(coconutHalf, { size: 0.4, x: 0.62, y: 0.83, foot: 0.6 }), beside(lotionSwirl, { size: 0.26, x: 0.47, y: 0.89, foot: 0.9 })],
  },
  'nutmeg-balm': {
    ground: 'cream',
    front: [hero(nutmegJar, { size: 0.54, x: 0.45, foot: 0.8 }), beside(nutmegs, { size: 0.26, x: 0.75, y: 0.885, foot: 0.7 })],
    second: [behind(nutmegs, { size: 0.36, x: 0.32, y: 0.74, foot: 0.6 }), hero(nutmegOpen, { size: 0.62, x: 0.51, y: 0.87, foot: 0.7 })],
  },
  'rice-lotion': {
    ground: 'sky',
    front: [behind(paddy, { size: 0.46, x: 0.64, y: 0.82, rotate: 8, foot: 0.2, blur: 0.4 }), hero(riceLotion, { size: 0.68, x: 0.43, foot: 0.8 })],
    second: [behind(paddy, { size: 0.5, x: 0.36, y: 0.76, rotate: -14, foot: 0.2, blur: 0.6 }), behind(riceBowl, { size: 0.34, x: 0.64, y: 0.77, foot: 0.5, blur: 0.4 }), hero(riceLotionLying, { size: 0.56, x: 0.46, y: 0.87, foot: 0.95 })],
  },
  'cocoa-butter': {
    ground: 'mango',
    front: [behind(cocoaPod, { size: 0.46, x: 0.63, y: 0.74, rotate: -14, foot: 0.7, blur: 0.6 }), hero(cocoaJar, { size: 0.56, x: 0.45, foot: 0.8 })],
    second: [behind(cocoaOpen, { size: 0.52, x: 0.42, y: 0.77, foot: 0.8, blur: 0 }), beside(cocoaPod, { size: 0.4, x: 0.62, y: 0.89, foot: 0.7 })],
  },
};
