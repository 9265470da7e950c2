import { calamansi } from '#seed/artwork/drawings/fresh/crab.ts';
import { coconutHalf, kopiCup, kopiTin, tehTarik } from '#seed/artwork/drawings/fresh/kopitiam.ts';
import { board } from '#seed/artwork/drawings/fresh/tray.ts';
import { juiceCarton, juiceSixPack, teaCaddy, teaCup, teaLeaves, tehBox, tehSachets } from '#seed/artwork/drawings/packaged/pantry/boxedDrinks.ts';
import { coffeeBeans, kopiTinOpen } from '#seed/artwork/drawings/packaged/pantry/coffee.ts';
import { bandungGlass, coconutCan, coconutGlass, limeGlass, rose, roseSyrup, soyBottle, soyGlass } from '#seed/artwork/drawings/packaged/pantry/drinks.ts';
import { soyBeans } from '#seed/artwork/drawings/packaged/pantry/pulses.ts';
import type { Recipe } from '#seed/artwork/recipe.ts';
import { behind, beside, hero, on } from '#seed/artwork/recipes/arrange.ts';

export const packagedPantryDrinksRecipes: Record<string, Recipe> = {
  'kopi-o-kampung': {
    ground: 'cream',
    front: [hero(kopiTin, { size: 0.58, x: 0.44, foot: 0.85 }), beside(coffeeBeans, { size: 0.27, x: 0.745, y: 0.88 })],
    second: [behind(kopiTinOpen, { size: 0.48, x: 0.33, y: 0.79, foot: 0.85, blur: 0.8 }), hero(kopiCup, { size: 0.46, x: 0.6, y: 0.88 }), beside(coffeeBeans, { size: 0.2, x: 0.27, y: 0.885 })],
  },
  'teh-tarik-sachets': {
    ground: 'mango',
    front: [hero(tehBox, { size: 0.62, x: 0.42, y: 0.85, foot: 0.9 }), beside(tehTarik, { size: 0.36, x: 0.75, y: 0.88 })],
    second: [behind(tehTarik, { size: 0.5, x: 0.6, y: 0.79, foot: 0.7, blur: 0.4 }), on(tehSachets, { size: 0.5, x: 0.38, y: 0.9 })],
  },
  'boh-style-black-tea': {
    ground: 'leaf',
    front: [hero(teaCaddy, { size: 0.62, x: 0.43, foot: 0.85 }), beside(teaLeaves, { size: 0.3, x: 0.745, y: 0.88 })],
    second: [behind(teaCaddy, { size: 0.46, x: 0.34, y: 0.78, foot: 0.85 }), hero(teaCup, { size: 0.48, x: 0.6, y: 0.88 })],
  },
  'sirap-bandung': {
    ground: 'berry',
    front: [behind(rose, { size: 0.3, x: 0.68, y: 0.84, blur: 0.4 }), hero(roseSyrup, { size: 0.7, x: 0.45, foot: 0.8 })],
    second: [behind(roseSyrup, { size: 0.56, x: 0.35, y: 0.79, foot: 0.8 }), hero(bandungGlass, { size: 0.46, x: 0.58, y: 0.88 })],
  },
  'calamansi-juice': {
    ground: 'mango',
    front: [behind(juiceCarton, { size: 0.5, x: 0.64, y: 0.79, foot: 0.8, blur: 0.8 }), hero(juiceCarton, { size: 0.62, x: 0.38, foot: 0.8 }), beside(calamansi, { size: 0.24, x: 0.72, y: 0.88 })],
    second: [behind(juiceSixPack, { size: 0.58, x: 0.4, y: 0.81, foot: 0.85, blur: 0.4 }), hero(limeGlass, { size: 0.4, x: 0.71, y: 0.89 })],
  },
  'coconut-water': {
    ground: 'sky',
    front: [
      behind(coconutCan, { size: 0.44, x: 0.27, y: 0.79, foot: 0.8, blur: 0.8 }),
      behind(coconutCan, { size: 0.44, x: 0.63, y: 0.79, foot: 0.8, blur: 0.8 }),
      hero(coconutCan, { size: 0.52, x: 0.45, y: 0.86, foot: 0.8 }),
      beside(coconutHalf, { size: 0.26, x: 0.73, y: 0.88, foot: 0.4 }),
    ],
    second: [behind(coconutCan, { size: 0.48, x: 0.36, y: 0.79, foot: 0.8 }), behind(coconutHalf, { size: 0.3, x: 0.75, y: 0.8, foot: 0.4, blur: 0.8 }), hero(coconutGlass, { size: 0.46, x: 0.57, y: 0.88 })],
  },
  'soy-milk': {
    ground: 'sand',
    front: [hero(soyBottle, { size: 0.66, x: 0.44, foot: 0.8 }), beside(soyBeans, { size: 0.28, x: 0.74, y: 0.88 })],
    second: [behind(soyBottle, { size: 0.52, x: 0.64, y: 0.79, foot: 0.8 }), hero(board, { size: 0.56, x: 0.42, y: 0.91, foot: 0.9 }), on(soyGlass, { size: 0.42, x: 0.36, y: 0.86 }), on(soyBeans, { size: 0.2, x: 0.56, y: 0.87 })],
  },
};
