import { babySpoon, feedingBottle, feedingBottleHooded, porridgeBowl, porridgeBox, pumpkinWhole, rattle, wipesOpen, wipesPack } from '#seed/artwork/drawings/packaged/home/nursery.ts';
import { diaperStack, diaperWorn, kidsBowl, kidsCup, kidsCutlery, kidsPlate } from '#seed/artwork/drawings/packaged/home/nurserySets.ts';
import type { Recipe } from '#seed/artwork/recipe.ts';
import { behind, beside, hero } from '#seed/artwork/recipes/arrange.ts';

export const packagedHomeNurseryRecipes: Record<string, Recipe> = {
  'baby-wipes': {
    ground: 'sky',
    front: [hero(wipesPack, { size: 0.64, x: 0.48, foot: 0.95 })],
    second: [hero(wipesOpen, { size: 0.62, x: 0.48, y: 0.87, foot: 0.95 })],
  },
  'baby-bottle': {
    ground: 'berry',
    front: [hero(feedingBottle, { size: 0.66, x: 0.46, foot: 0.8 })],
    second: [hero(feedingBottleHooded, { size: 0.62, x: 0.4, y: 0.85, foot: 0.8 }), beside(rattle, { size: 0.34, x: 0.67, y: 0.88, rotate: 14, foot: 0.4 })],
  },
  'cloth-diapers': {
    ground: 'mango',
    front: [hero(diaperStack, { size: 0.62, x: 0.48, foot: 0.95 })],
    second: [behind(diaperStack, { size: 0.44, x: 0.62, y: 0.73, foot: 0.95 }), hero(diaperWorn, { size: 0.54, x: 0.44, y: 0.87, foot: 0.5 })],
  },
  'kids-plate-set': {
    ground: 'leaf',
    front: [behind(kidsPlate, { size: 0.54, x: 0.43, y: 0.79, foot: 0.5, blur: 0 }), behind(kidsCutlery, { size: 0.4, x: 0.76, y: 0.81, rotate: 12, foot: 0.5, blur: 0 }), hero(kidsBowl, { size: 0.36, x: 0.58, y: 0.88, foot: 0.5 })],
    second: [behind(kidsBowl, { size: 0.42, x: 0.63, y: 0.73, foot: 0.5, blur: 0.4 }), hero(kidsCup, { size: 0.38, x: 0.33, y: 0.77, foot: 0.7 }), beside(kidsCutlery, { size: 0.42, x: 0.56, y: 0.91, rotate: 96, foot: 0.8 })],
  },
  'baby-porridge': {
    ground: 'lilac',
    front: [hero(porridgeBox, { size: 0.62, x: 0.44, foot: 0.95 }), beside(babySpoon, { size: 0.36, x: 0.66, y: 0.9, foot: 0.7 })],
    second: [behind(pumpkinWhole, { size: 0.42, x: 0.36, y: 0.76, foot: 0.7 }), hero(porridgeBowl, { size: 0.5, x: 0.57, y: 0.87, foot: 0.5 })],
  },
};
