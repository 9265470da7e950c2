import { coconutHalf } from '#seed/artwork/drawings/fresh/kopitiam.ts';
import { brushCup, brushSleeve, brushesLying, cloves, soapDish, soapStack } from '#seed/artwork/drawings/packaged/home/bathroom.ts';
import { pandanSheaf } from '#seed/artwork/drawings/packaged/home/cleaning.ts';
import { bungaRaya, cempaka } from '#seed/artwork/drawings/packaged/home/flowers.ts';
import { aloe, aloeShampoo, shampooBars, shampooTin } from '#seed/artwork/drawings/packaged/home/hairCare.ts';
import { bubbleCluster, kidsShampoo, rubberDuck } from '#seed/artwork/drawings/packaged/home/kidsBath.ts';
import { limauPurut } from '#seed/artwork/drawings/packaged/home/laundry.ts';
import { hennaBowl, hennaShampoo, hennaShampooBack } from '#seed/artwork/drawings/packaged/home/pumpBottles.ts';
import { deodorant, deodorantCap, deodorantOpen, toothpaste, toothpasteBox, toothpasteLying, towelFolded, towelRolls } from '#seed/artwork/drawings/packaged/home/toilette.ts';
import type { Recipe } from '#seed/artwork/recipe.ts';
import { behind, beside, hero, on } from '#seed/artwork/recipes/arrange.ts';

export const packagedHomeCareRecipes: Record<string, Recipe> = {
  'bamboo-toothbrush': {
    ground: 'leaf',
    front: [hero(brushCup, { size: 0.66, x: 0.47, foot: 0.8 })],
    second: [behind(brushSleeve, { size: 0.58, x: 0.36, y: 0.8, foot: 0.9, rotate: -4, blur: 0.4 }), hero(brushesLying, { size: 0.48, x: 0.59, y: 0.87, foot: 0.7 })],
  },
  'handmade-soap': {
    ground: 'cream',
    front: [behind(pandanSheaf, { size: 0.5, x: 0.68, y: 0.8, rotate: 14, foot: 0.3 }), hero(soapStack, { size: 0.56, x: 0.44, foot: 0.95 })],
    second: [behind(coconutHalf, { size: 0.32, x: 0.68, y: 0.72, foot: 0.6 }), hero(soapDish, { size: 0.58, x: 0.47, y: 0.87, foot: 0.95 })],
  },
  'toothpaste-clove': {
    ground: 'sky',
    front: [hero(toothpaste, { size: 0.68, x: 0.45, foot: 0.6 }), beside(cloves, { size: 0.22, x: 0.68, y: 0.88, foot: 0.8 })],
    second: [behind(toothpasteBox, { size: 0.6, x: 0.53, y: 0.7, foot: 0.95, blur: 0.6 }), hero(toothpasteLying, { size: 0.62, x: 0.47, y: 0.86, foot: 0.8 })],
  },
  'deodorant-stick': {
    ground: 'mango',
    front: [hero(deodorant, { size: 0.62, x: 0.44, foot: 0.85 }), beside(limauPurut, { size: 0.24, x: 0.71, y: 0.88, foot: 0.6 })],
    second: [behind(limauPurut, { size: 0.32, x: 0.66, y: 0.76, foot: 0.6 }), hero(deodorantOpen, { size: 0.54, x: 0.43, y: 0.86, foot: 0.85 }), beside(deodorantCap, { size: 0.26, x: 0.69, y: 0.885, foot: 0.9 })],
  },
  'cotton-towel': {
    ground: 'stone',
    front: [hero(towelRolls, { size: 0.62, x: 0.49, foot: 0.9 })],
    second: [hero(towelFolded, { size: 0.62, x: 0.47, y: 0.87, foot: 0.95 }), on(cempaka, { size: 0.2, x: 0.62, y: 0.6 })],
  },
  'shampoo-bar': {
    ground: 'berry',
    front: [hero(shampooTin, { size: 0.62, x: 0.45, foot: 0.7 }), beside(bungaRaya, { size: 0.28, x: 0.74, y: 0.88, foot: 0.5 })],
    second: [behind(bungaRaya, { size: 0.4, x: 0.66, y: 0.72, foot: 0.5, blur: 0.8 }), hero(shampooBars, { size: 0.56, x: 0.46, y: 0.87, foot: 0.7 })],
  },
  'herbal-shampoo': {
    ground: 'leaf',
    front: [hero(hennaShampoo, { size: 0.66, x: 0.44, foot: 0.9 }), beside(hennaBowl, { size: 0.3, x: 0.7, y: 0.875, foot: 0.6 })],
    second: [behind(hennaShampooBack, { size: 0.56, x: 0.64, y: 0.79, foot: 0.9, blur: 0.8 }), hero(hennaBowl, { size: 0.46, x: 0.41, y: 0.87, foot: 0.6 })],
  },
  'aloe-shampoo': {
    ground: 'sky',
    front: [behind(aloe, { size: 0.4, x: 0.66, y: 0.83, foot: 0.6, blur: 0.4 }), hero(aloeShampoo, { size: 0.64, x: 0.43, foot: 0.8 })],
    second: [behind(aloeShampoo, { size: 0.52, x: 0.32, y: 0.8, foot: 0.8, blur: 0.8 }), hero(aloe, { size: 0.54, x: 0.59, y: 0.87, foot: 0.6 })],
  },
  'kids-shampoo': {
    ground: 'lilac',
    front: [hero(kidsShampoo, { size: 0.62, x: 0.44, foot: 0.5 }), beside(rubberDuck, { size: 0.26, x: 0.74, y: 0.88, foot: 0.6 })],
    second: [behind(kidsShampoo, { size: 0.48, x: 0.34, y: 0.79, foot: 0.5, blur: 0.8 }), beside(bubbleCluster, { size: 0.24, x: 0.77, y: 0.72, foot: 0.2 }), hero(rubberDuck, { size: 0.46, x: 0.57, y: 0.87, foot: 0.6 })],
  },
};
