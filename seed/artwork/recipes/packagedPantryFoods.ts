import { bananaLeaf } from '#seed/artwork/drawings/fresh/bananaLeaf.ts';
import { chilli } from '#seed/artwork/drawings/fresh/chilli.ts';
import { coconutHalf, kayaToast } from '#seed/artwork/drawings/fresh/kopitiam.ts';
import { board, riceBowl } from '#seed/artwork/drawings/fresh/tray.ts';
import { honeyDipper, honeyDish, honeyPot, honeyPotOpen, kelulutPots } from '#seed/artwork/drawings/packaged/pantry/honey.ts';
import { kayaJar, kayaJarOpen, pandanKnot } from '#seed/artwork/drawings/packaged/pantry/kaya.ts';
import { garlic, kicapBottle, kicapBottleBack, kicapSaucer } from '#seed/artwork/drawings/packaged/pantry/kicap.ts';
import { riceSack, riceSackOpen, riceScoop } from '#seed/artwork/drawings/packaged/pantry/rice.ts';
import { dhalBowl, rotiPack, rotiStack } from '#seed/artwork/drawings/packaged/pantry/roti.ts';
import { sambalBowl, sambalJar, sambalJarBack } from '#seed/artwork/drawings/packaged/pantry/sambal.ts';
import { coconutOil, coconutOilBack, lemongrass, oilDish, palmFrond, palmSugar, palmSugarCut, rendangBowl, rendangPouch } from '#seed/artwork/drawings/packaged/pantry/sweet.ts';
import type { Recipe } from '#seed/artwork/recipe.ts';
import { behind, beside, hero, on } from '#seed/artwork/recipes/arrange.ts';

export const packagedPantryFoodsRecipes: Record<string, Recipe> = {
  'fragrant-rice': {
    ground: 'cream',
    front: [behind(riceBowl, { size: 0.32, x: 0.75, y: 0.84, foot: 0.6, blur: 0.5 }), hero(riceSack, { size: 0.66, x: 0.44, foot: 0.9 })],
    second: [behind(riceSackOpen, { size: 0.56, x: 0.56, y: 0.79, foot: 0.9, blur: 0.7 }), hero(riceScoop, { size: 0.46, x: 0.42, y: 0.89 })],
  },
  'sambal-tumis': {
    ground: 'berry',
    front: [beside(chilli, { size: 0.36, x: 0.72, y: 0.85, foot: 0.6, rotate: 14 }), hero(sambalJar, { size: 0.58, x: 0.42, foot: 0.85 })],
    second: [behind(sambalJarBack, { size: 0.46, x: 0.65, y: 0.78, foot: 0.85 }), hero(sambalBowl, { size: 0.46, x: 0.42, y: 0.88, foot: 0.5 })],
  },
  'kicap-manis': {
    ground: 'cream',
    front: [behind(garlic, { size: 0.27, x: 0.71, y: 0.83, foot: 0.7, blur: 0.5 }), hero(kicapBottle, { size: 0.7, x: 0.45, foot: 0.8 })],
    second: [behind(kicapBottleBack, { size: 0.56, x: 0.36, y: 0.79, foot: 0.8 }), hero(kicapSaucer, { size: 0.46, x: 0.6, y: 0.88, foot: 0.5 })],
  },
  'kaya-pandan': {
    ground: 'leaf',
    front: [behind(pandanKnot, { size: 0.4, x: 0.72, y: 0.84, foot: 0.7, blur: 0.5 }), hero(kayaJar, { size: 0.56, x: 0.42, foot: 0.85 })],
    second: [behind(kayaJarOpen, { size: 0.42, x: 0.66, y: 0.77, foot: 0.8 }), hero(board, { size: 0.66, x: 0.44, y: 0.9, foot: 0.9 }), on(kayaToast, { size: 0.4, x: 0.42, y: 0.84 })],
  },
  'stingless-bee-honey': {
    ground: 'mango',
    front: [hero(honeyPot, { size: 0.58, x: 0.44, foot: 0.7 }), beside(honeyDipper, { size: 0.34, x: 0.74, y: 0.89 })],
    second: [behind(honeyPotOpen, { size: 0.5, x: 0.62, y: 0.79, foot: 0.7, blur: 0.8 }), hero(honeyDish, { size: 0.34, x: 0.52, y: 0.88, foot: 0.4 }), beside(kelulutPots, { size: 0.3, x: 0.27, y: 0.87 })],
  },
  'roti-canai-frozen': {
    ground: 'sky',
    front: [hero(rotiPack, { size: 0.62, x: 0.42, foot: 0.9 }), beside(bananaLeaf, { size: 0.4, x: 0.71, y: 0.905 }), on(rotiStack, { size: 0.32, x: 0.71, y: 0.88 })],
    second: [hero(bananaLeaf, { size: 0.78, x: 0.48, y: 0.89, foot: 0.8 }), on(rotiStack, { size: 0.5, x: 0.42, y: 0.84 }), on(dhalBowl, { size: 0.26, x: 0.72, y: 0.85 })],
  },
  'rendang-paste': {
    ground: 'sand',
    front: [hero(rendangPouch, { size: 0.62, x: 0.43, y: 0.84, foot: 0.85 }), beside(lemongrass, { size: 0.44, x: 0.67, y: 0.89, foot: 0.8 })],
    second: [behind(rendangPouch, { size: 0.5, x: 0.35, y: 0.78, foot: 0.85 }), hero(rendangBowl, { size: 0.5, x: 0.58, y: 0.88, foot: 0.5 })],
  },
  'palm-sugar-blocks': {
    ground: 'leaf',
    front: [hero(palmFrond, { size: 0.78, x: 0.5, y: 0.87, foot: 0.6 }), hero(palmSugar, { size: 0.58, x: 0.46, y: 0.84, foot: 0.85 })],
    second: [hero(board, { size: 0.76, x: 0.49, y: 0.89, foot: 0.9 }), on(palmSugarCut, { size: 0.54, x: 0.47, y: 0.84 })],
  },
  'virgin-coconut-oil': {
    ground: 'sky',
    front: [behind(coconutHalf, { size: 0.34, x: 0.69, y: 0.84, foot: 0.4, blur: 0.6 }), hero(coconutOil, { size: 0.68, x: 0.43, foot: 0.8 })],
    second: [behind(coconutHalf, { size: 0.28, x: 0.3, y: 0.77, foot: 0.4 }), behind(coconutOilBack, { size: 0.56, x: 0.62, y: 0.79, foot: 0.8, blur: 0.8 }), hero(oilDish, { size: 0.42, x: 0.42, y: 0.88, foot: 0.45 })],
  },
};
