import { bananaPeeled } from '#seed/artwork/drawings/fresh/banana.ts';
import { bananaLeaf } from '#seed/artwork/drawings/fresh/bananaLeaf.ts';
import { chilli, chillies } from '#seed/artwork/drawings/fresh/chilli.ts';
import { pineapple } from '#seed/artwork/drawings/fresh/pineapple.ts';
import { board, plate } from '#seed/artwork/drawings/fresh/tray.ts';
import {
  bananaBag, bananaBowl, bananaChips, crackerBag, crackers, honeyNuts, murukku, murukkuJar, nutTinClosed, nutTinOpen, peanutBag, peanutCone, peanuts, tapiocaBag, tapiocaBowl, tapiocaChips,
} from '#seed/artwork/drawings/packaged/pantry/crunch.ts';
import {
  dateBox, dateDish, longanHeap, longanJar, longanTea, mangoBowl, mangoPouch, mangoStrips, pineappleBag, pineappleRings, raisinBag, raisinBowl, raisinHeap,
} from '#seed/artwork/drawings/packaged/pantry/driedFruit.ts';
import { sambalBowl } from '#seed/artwork/drawings/packaged/pantry/sambal.ts';
import type { Recipe } from '#seed/artwork/recipe.ts';
import { behind, beside, hero, on } from '#seed/artwork/recipes/arrange.ts';

export const packagedPantrySnacksRecipes: Record<string, Recipe> = {
  'dried-mango-strips': {
    ground: 'mango',
    front: [hero(mangoPouch, { size: 0.64, x: 0.42, foot: 0.85 }), beside(mangoStrips, { size: 0.34, x: 0.72, y: 0.88 })],
    second: [behind(mangoPouch, { size: 0.5, x: 0.65, y: 0.78, foot: 0.85 }), hero(mangoBowl, { size: 0.5, x: 0.41, y: 0.88, foot: 0.5 })],
  },
  'dried-pineapple-rings': {
    ground: 'leaf',
    front: [hero(pineappleBag, { size: 0.62, x: 0.43, foot: 0.85 }), beside(pineappleRings, { size: 0.34, x: 0.72, y: 0.885 })],
    second: [behind(pineapple, { size: 0.56, x: 0.66, y: 0.78, foot: 0.5 }), hero(plate, { size: 0.64, x: 0.44, y: 0.9, foot: 0.7 }), on(pineappleRings, { size: 0.46, x: 0.44, y: 0.855 })],
  },
  'medjool-dates': {
    ground: 'sand',
    front: [hero(dateBox, { size: 0.66, x: 0.48, foot: 0.9 })],
    second: [behind(dateBox, { size: 0.46, x: 0.66, y: 0.78, foot: 0.9, blur: 1.2 }), hero(dateDish, { size: 0.52, x: 0.41, y: 0.88, foot: 0.4 })],
  },
  'dried-longan': {
    ground: 'cream',
    front: [hero(longanJar, { size: 0.6, x: 0.42, foot: 0.85 }), beside(longanHeap, { size: 0.32, x: 0.73, y: 0.885 })],
    second: [behind(longanJar, { size: 0.46, x: 0.34, y: 0.78, foot: 0.85 }), hero(longanTea, { size: 0.42, x: 0.58, y: 0.87, foot: 0.45 }), beside(longanHeap, { size: 0.22, x: 0.27, y: 0.885 })],
  },
  'raisins-golden': {
    ground: 'lilac',
    front: [hero(raisinBag, { size: 0.64, x: 0.42, foot: 0.85 }), beside(raisinHeap, { size: 0.32, x: 0.72, y: 0.885 })],
    second: [behind(raisinBag, { size: 0.5, x: 0.65, y: 0.78, foot: 0.85 }), hero(raisinBowl, { size: 0.48, x: 0.42, y: 0.88, foot: 0.5 })],
  },
  'banana-chips': {
    ground: 'mango',
    front: [hero(bananaBag, { size: 0.64, x: 0.42, foot: 0.9 }), beside(bananaChips, { size: 0.34, x: 0.73, y: 0.885 })],
    second: [behind(bananaPeeled, { size: 0.4, x: 0.69, y: 0.78, foot: 0.5 }), hero(bananaBowl, { size: 0.52, x: 0.43, y: 0.88, foot: 0.6 })],
  },
  'tapioca-chips-spicy': {
    ground: 'berry',
    front: [behind(chillies, { size: 0.34, x: 0.71, y: 0.83, blur: 0.5 }), hero(tapiocaBag, { size: 0.66, x: 0.43, foot: 0.9 }), beside(tapiocaChips, { size: 0.28, x: 0.72, y: 0.89 })],
    second: [hero(board, { size: 0.76, x: 0.49, y: 0.9, foot: 0.9 }), on(tapiocaBowl, { size: 0.5, x: 0.44, y: 0.84 }), on(chilli, { size: 0.3, x: 0.72, y: 0.84, rotate: 10 })],
  },
  'roasted-peanuts': {
    ground: 'cream',
    front: [hero(peanutBag, { size: 0.64, x: 0.43, foot: 0.9 }), beside(peanuts, { size: 0.34, x: 0.72, y: 0.885 })],
    second: [hero(peanutCone, { size: 0.58, x: 0.56, y: 0.83, rotate: -68, foot: 0.6 }), beside(peanuts, { size: 0.42, x: 0.32, y: 0.88 })],
  },
  'fish-crackers': {
    ground: 'sky',
    front: [hero(crackerBag, { size: 0.66, x: 0.44, foot: 0.85 }), beside(crackers, { size: 0.3, x: 0.74, y: 0.885 })],
    second: [hero(plate, { size: 0.8, x: 0.48, y: 0.9, foot: 0.7 }), on(crackers, { size: 0.52, x: 0.41, y: 0.85 }), on(sambalBowl, { size: 0.24, x: 0.73, y: 0.86 })],
  },
  murukku: {
    ground: 'leaf',
    front: [hero(murukkuJar, { size: 0.6, x: 0.42, foot: 0.85 }), beside(murukku, { size: 0.34, x: 0.73, y: 0.885 })],
    second: [behind(murukkuJar, { size: 0.46, x: 0.66, y: 0.77, foot: 0.85 }), hero(bananaLeaf, { size: 0.66, x: 0.43, y: 0.9, foot: 0.8 }), on(murukku, { size: 0.48, x: 0.42, y: 0.865 })],
  },
  'mixed-nuts-honey': {
    ground: 'stone',
    front: [hero(nutTinOpen, { size: 0.56, x: 0.44, foot: 0.85 }), beside(honeyNuts, { size: 0.3, x: 0.74, y: 0.885 })],
    second: [behind(nutTinClosed, { size: 0.46, x: 0.62, y: 0.77, foot: 0.85, blur: 0.8 }), hero(honeyNuts, { size: 0.5, x: 0.42, y: 0.88 })],
  },
};
