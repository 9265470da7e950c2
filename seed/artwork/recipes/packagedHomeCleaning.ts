import { calamansi } from '#seed/artwork/drawings/fresh/crab.ts';
import { cloth, dishSoap, floorCleaner, pail, pandanSheaf, soapyPlate, sprayBottle } from '#seed/artwork/drawings/packaged/home/cleaning.ts';
import { laundryJug, laundryMeasure, limauPurut, washing } from '#seed/artwork/drawings/packaged/home/laundry.ts';
import { dustpan, lidiBroom, spongeFoam, spongePink, spongeStack } from '#seed/artwork/drawings/packaged/home/scrubbing.ts';
import type { Recipe } from '#seed/artwork/recipe.ts';
import { behind, beside, hero } from '#seed/artwork/recipes/arrange.ts';

export const packagedHomeCleaningRecipes: Record<string, Recipe> = {
  'laundry-liquid': {
    ground: 'sky',
    front: [hero(laundryJug, { size: 0.64, x: 0.45, foot: 0.9 }), beside(limauPurut, { size: 0.25, x: 0.75, y: 0.875, foot: 0.6 })],
    second: [behind(laundryJug, { size: 0.56, x: 0.33, y: 0.8, foot: 0.9, blur: 0.6 }), hero(washing, { size: 0.42, x: 0.65, y: 0.84, foot: 0.95 }), beside(laundryMeasure, { size: 0.22, x: 0.42, y: 0.885, foot: 0.8 })],
  },
  'dish-soap': {
    ground: 'mango',
    front: [hero(dishSoap, { size: 0.66, x: 0.44, foot: 0.8 }), beside(calamansi, { size: 0.26, x: 0.7, y: 0.88 })],
    second: [behind(soapyPlate, { size: 0.56, x: 0.4, y: 0.83, foot: 0.7, blur: 0 }), hero(dishSoap, { size: 0.5, x: 0.68, y: 0.86, foot: 0.8 })],
  },
  'floor-cleaner': {
    ground: 'leaf',
    front: [behind(pandanSheaf, { size: 0.46, x: 0.64, y: 0.83, rotate: 10, foot: 0.4, blur: 0.6 }), hero(floorCleaner, { size: 0.68, x: 0.43, foot: 0.9 })],
    second: [behind(floorCleaner, { size: 0.58, x: 0.68, y: 0.79, foot: 0.9, blur: 0.8 }), hero(pail, { size: 0.54, x: 0.41, y: 0.88, foot: 0.7 })],
  },
  'all-purpose-spray': {
    ground: 'cream',
    front: [hero(sprayBottle, { size: 0.68, x: 0.46, foot: 0.9 })],
    second: [behind(sprayBottle, { size: 0.56, x: 0.58, y: 0.79, foot: 0.9, blur: 0.6 }), hero(cloth, { size: 0.44, x: 0.42, y: 0.88, foot: 0.8 })],
  },
  'scrub-sponges': {
    ground: 'lilac',
    front: [hero(spongeStack, { size: 0.56, x: 0.48, foot: 0.95 })],
    second: [behind(spongePink, { size: 0.4, x: 0.64, y: 0.75, foot: 0.95, rotate: -4 }), hero(spongeFoam, { size: 0.54, x: 0.44, y: 0.86, foot: 0.9 })],
  },
  'coconut-broom': {
    ground: 'stone',
    front: [hero(lidiBroom, { size: 0.72, x: 0.48, y: 0.88, foot: 0.25 })],
    second: [behind(lidiBroom, { size: 0.62, x: 0.56, y: 0.8, rotate: 122, foot: 0.6, blur: 0 }), hero(dustpan, { size: 0.44, x: 0.4, y: 0.89, foot: 0.9 })],
  },
};
