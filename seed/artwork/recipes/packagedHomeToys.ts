import { teddy, teddyLying } from '#seed/artwork/drawings/packaged/home/teddy.ts';
import { congkak, kiteSpool, seedBag, seeds, wauGreen, wauRed } from '#seed/artwork/drawings/packaged/home/toys.ts';
import { blockCrate, blockGate, blocksLoose, train, trainEngine, trainWagons } from '#seed/artwork/drawings/packaged/home/woodenToys.ts';
import type { Recipe } from '#seed/artwork/recipe.ts';
import { behind, beside, hero } from '#seed/artwork/recipes/arrange.ts';

export const packagedHomeToysRecipes: Record<string, Recipe> = {
  'wau-kite': {
    ground: 'sky',
    front: [hero(wauRed, { size: 0.68, x: 0.48, foot: 0.3 })],
    second: [behind(wauGreen, { size: 0.64, x: 0.54, y: 0.82, rotate: 14, foot: 0.3, blur: 0 }), hero(kiteSpool, { size: 0.32, x: 0.3, y: 0.88, rotate: -8, foot: 0.4 })],
  },
  'congkak-board': {
    ground: 'leaf',
    front: [hero(congkak, { size: 0.74, x: 0.48, y: 0.8, foot: 0.6 }), beside(seeds, { size: 0.22, x: 0.72, y: 0.88, foot: 0.9 })],
    second: [behind(congkak, { size: 0.66, x: 0.5, y: 0.69, rotate: -8, foot: 0.6, blur: 0.6 }), hero(seedBag, { size: 0.34, x: 0.38, y: 0.86, foot: 0.8 }), beside(seeds, { size: 0.32, x: 0.62, y: 0.89, foot: 0.9 })],
  },
  'wooden-train': {
    ground: 'mango',
    front: [hero(train, { size: 0.72, x: 0.48, y: 0.84, foot: 0.9 })],
    second: [behind(trainWagons, { size: 0.46, x: 0.68, y: 0.7, foot: 0.9, blur: 0.6 }), hero(trainEngine, { size: 0.5, x: 0.38, y: 0.86, foot: 0.85 })],
  },
  'teddy-bear': {
    ground: 'berry',
    front: [hero(teddy, { size: 0.66, x: 0.48, foot: 0.8 })],
    second: [hero(teddyLying, { size: 0.64, x: 0.48, y: 0.86, foot: 0.9 })],
  },
  'building-blocks': {
    ground: 'cream',
    front: [hero(blockGate, { size: 0.62, x: 0.44, foot: 0.95 }), beside(blocksLoose, { size: 0.26, x: 0.76, y: 0.89, foot: 0.9 })],
    second: [hero(blockCrate, { size: 0.56, x: 0.43, y: 0.84, foot: 0.95 }), beside(blocksLoose, { size: 0.3, x: 0.71, y: 0.89, foot: 0.9 })],
  },
};
