import { bananaLeaf } from '#seed/artwork/drawings/fresh/bananaLeaf.ts';
import { mangoCubes } from '#seed/artwork/drawings/fresh/mango.ts';
import { ketupat } from '#seed/artwork/drawings/fresh/satay.ts';
import { board, plate, riceBowl } from '#seed/artwork/drawings/fresh/tray.ts';
import {
  chilliDip, fishBalls, fishBallSoup, fishBallTray, nuggetBag, nuggets, skinPack, springRolls, vegetableBag, vegetableBowl, vegetables,
} from '#seed/artwork/drawings/packaged/pantry/frozen.ts';
import {
  barioBasket, barioHeap, brownRiceBowl, brownRicePack, brownRiceScoop, lentilJar, lentilScoop, oats, oatsCarton, porridge, pulutMound, pulutPack,
} from '#seed/artwork/drawings/packaged/pantry/grains.ts';
import { gelatineBox, gelatineLeaves, gummies, gummyBag, gummyGlass, jellyCubes, setJelly } from '#seed/artwork/drawings/packaged/pantry/halal.ts';
import { dhalBowl } from '#seed/artwork/drawings/packaged/pantry/roti.ts';
import type { Recipe } from '#seed/artwork/recipe.ts';
import { behind, beside, hero, on } from '#seed/artwork/recipes/arrange.ts';

export const packagedPantryStaplesRecipes: Record<string, Recipe> = {
  'chicken-nuggets': {
    ground: 'mango',
    front: [hero(nuggetBag, { size: 0.68, x: 0.46, y: 0.83, foot: 0.9 }), beside(nuggets, { size: 0.34, x: 0.7, y: 0.89 })],
    second: [hero(plate, { size: 0.82, x: 0.48, y: 0.9, foot: 0.7 }), on(nuggets, { size: 0.52, x: 0.41, y: 0.845 }), on(chilliDip, { size: 0.22, x: 0.73, y: 0.86 })],
  },
  'mixed-vegetables-frozen': {
    ground: 'leaf',
    front: [hero(vegetableBag, { size: 0.64, x: 0.42, foot: 0.85 }), beside(vegetables, { size: 0.32, x: 0.73, y: 0.885 })],
    second: [behind(vegetableBag, { size: 0.5, x: 0.65, y: 0.78, foot: 0.85 }), hero(vegetableBowl, { size: 0.5, x: 0.42, y: 0.88, foot: 0.5 })],
  },
  'curry-puff-skin': {
    ground: 'cream',
    front: [hero(skinPack, { size: 0.68, x: 0.48, y: 0.85, foot: 0.6 })],
    second: [behind(skinPack, { size: 0.46, x: 0.66, y: 0.72, foot: 0.6 }), hero(plate, { size: 0.68, x: 0.43, y: 0.9, foot: 0.7 }), on(springRolls, { size: 0.48, x: 0.42, y: 0.86 })],
  },
  'fish-balls': {
    ground: 'sky',
    front: [hero(fishBallTray, { size: 0.68, x: 0.47, y: 0.85, foot: 0.85 }), beside(fishBalls, { size: 0.2, x: 0.78, y: 0.89 })],
    second: [behind(fishBallTray, { size: 0.48, x: 0.66, y: 0.74, foot: 0.85 }), hero(fishBallSoup, { size: 0.52, x: 0.42, y: 0.88, foot: 0.5 })],
  },
  'brown-rice': {
    ground: 'stone',
    front: [hero(brownRicePack, { size: 0.64, x: 0.42, foot: 0.85 }), beside(brownRiceScoop, { size: 0.36, x: 0.71, y: 0.89 })],
    second: [behind(brownRicePack, { size: 0.5, x: 0.65, y: 0.78, foot: 0.85 }), hero(brownRiceBowl, { size: 0.48, x: 0.41, y: 0.88, foot: 0.5 })],
  },
  'bario-rice': {
    ground: 'leaf',
    front: [hero(barioBasket, { size: 0.66, x: 0.43, foot: 0.85 }), beside(barioHeap, { size: 0.32, x: 0.73, y: 0.885 })],
    second: [behind(barioBasket, { size: 0.52, x: 0.65, y: 0.78, foot: 0.85 }), hero(bananaLeaf, { size: 0.64, x: 0.42, y: 0.9, foot: 0.8 }), on(riceBowl, { size: 0.38, x: 0.4, y: 0.865 })],
  },
  'glutinous-rice': {
    ground: 'lilac',
    front: [hero(pulutPack, { size: 0.62, x: 0.42, foot: 0.85 }), beside(ketupat, { size: 0.3, x: 0.73, y: 0.88, foot: 0.4 })],
    second: [hero(bananaLeaf, { size: 0.8, x: 0.48, y: 0.9, foot: 0.8 }), on(pulutMound, { size: 0.42, x: 0.37, y: 0.845 }), on(mangoCubes, { size: 0.32, x: 0.68, y: 0.85 })],
  },
  'rolled-oats': {
    ground: 'sky',
    front: [hero(oatsCarton, { size: 0.62, x: 0.42, foot: 0.85 }), beside(oats, { size: 0.32, x: 0.73, y: 0.885 })],
    second: [behind(oatsCarton, { size: 0.5, x: 0.35, y: 0.78, foot: 0.85 }), hero(porridge, { size: 0.46, x: 0.59, y: 0.88, foot: 0.5 })],
  },
  'red-lentils': {
    ground: 'berry',
    front: [hero(lentilJar, { size: 0.64, x: 0.41, foot: 0.85 }), beside(lentilScoop, { size: 0.36, x: 0.71, y: 0.89 })],
    second: [behind(lentilJar, { size: 0.52, x: 0.65, y: 0.79, foot: 0.85 }), hero(board, { size: 0.56, x: 0.4, y: 0.91, foot: 0.9 }), on(dhalBowl, { size: 0.4, x: 0.39, y: 0.87 })],
  },
  'halal-gummy': {
    ground: 'lilac',
    front: [hero(gummyBag, { size: 0.64, x: 0.42, foot: 0.85 }), beside(gummies, { size: 0.34, x: 0.72, y: 0.885 })],
    second: [behind(gummyGlass, { size: 0.5, x: 0.56, y: 0.82, foot: 0.5, blur: 0 }), hero(gummies, { size: 0.38, x: 0.38, y: 0.89 })],
  },
  'halal-gelatine': {
    ground: 'sky',
    front: [hero(gelatineBox, { size: 0.56, x: 0.4, foot: 0.85 }), beside(setJelly, { size: 0.32, x: 0.71, y: 0.885, foot: 0.85 })],
    second: [behind(gelatineBox, { size: 0.44, x: 0.64, y: 0.77, foot: 0.85 }), beside(gelatineLeaves, { size: 0.4, x: 0.62, y: 0.89 }), hero(jellyCubes, { size: 0.38, x: 0.36, y: 0.88, foot: 0.7 })],
  },
};
