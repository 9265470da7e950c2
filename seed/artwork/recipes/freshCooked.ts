import { bananaLeaf } from '#seed/artwork/drawings/fresh/bananaLeaf.ts';
import { burger, burgerWrap } from '#seed/artwork/drawings/fresh/burger.ts';
import { almondBitten, almondLondon, biscuit, biscuitStack, cookiesLoose, cookieTin } from '#seed/artwork/drawings/fresh/cookies.ts';
import { bangkitJar, bangkitLoose, tartJar, tarts } from '#seed/artwork/drawings/fresh/jar.ts';
import { karipap, karipapOpen } from '#seed/artwork/drawings/fresh/karipap.ts';
import { kuihBox, kuihLapis, kuihLapisSquare } from '#seed/artwork/drawings/fresh/kuihLapis.ts';
import { nasiLemak, nasiLemakPacket } from '#seed/artwork/drawings/fresh/nasiLemak.ts';
import { ketupat, peanutSauce, satay } from '#seed/artwork/drawings/fresh/satay.ts';
import { board, plate } from '#seed/artwork/drawings/fresh/tray.ts';
import type { Recipe } from '#seed/artwork/recipe.ts';
import { behind, beside, hero, on } from '#seed/artwork/recipes/arrange.ts';

export const freshCookedRecipes: Record<string, Recipe> = {
  'nasi-lemak-box': {
    ground: 'cream',
    front: [hero(bananaLeaf, { size: 0.8, x: 0.49, y: 0.88, foot: 0.8 }), on(nasiLemak, { size: 0.58, x: 0.47, y: 0.84 })],
    second: [behind(nasiLemakPacket, { size: 0.42, x: 0.68, y: 0.78, flip: true }), hero(nasiLemakPacket, { size: 0.54, x: 0.42, y: 0.86, foot: 0.8 })],
  },
  'chicken-satay': {
    ground: 'mango',
    front: [hero(plate, { size: 0.82, x: 0.49, y: 0.9, foot: 0.7 }), on(satay, { size: 0.66, x: 0.43, y: 0.84 }), on(peanutSauce, { size: 0.24, x: 0.73, y: 0.87 })],
    second: [hero(bananaLeaf, { size: 0.8, x: 0.49, y: 0.89, foot: 0.8 }), on(satay, { size: 0.54, x: 0.44, y: 0.82, flip: true }), on(ketupat, { size: 0.26, x: 0.73, y: 0.79 }), on(peanutSauce, { size: 0.2, x: 0.66, y: 0.87 })],
  },
  'ramly-style-burger': {
    ground: 'sand',
    front: [hero(burger, { size: 0.6, x: 0.48, y: 0.86, foot: 0.8 })],
    second: [hero(burger, { size: 0.5, x: 0.47, y: 0.75, shadow: false, rotate: -3 }), hero(burgerWrap, { size: 0.53, x: 0.48, y: 0.87, foot: 0.8 })],
  },
  'curry-puffs': {
    ground: 'mango',
    front: [hero(karipap, { size: 0.68, x: 0.48, y: 0.86, foot: 0.75 })],
    second: [hero(plate, { size: 0.74, x: 0.48, y: 0.88, foot: 0.7 }), on(karipap, { size: 0.44, x: 0.58, y: 0.77, flip: true }), on(karipapOpen, { size: 0.36, x: 0.38, y: 0.83 })],
  },
  'kuih-lapis': {
    ground: 'berry',
    front: [hero(kuihLapis, { size: 0.66, x: 0.49, y: 0.86, foot: 0.5 })],
    second: [hero(kuihBox, { size: 0.64, x: 0.44, y: 0.84, foot: 0.6 }), beside(kuihLapisSquare, { size: 0.24, x: 0.75, y: 0.88, foot: 0.5 })],
  },
  'butter-cookies-tin': {
    ground: 'sky',
    front: [hero(cookieTin, { size: 0.64, x: 0.47, y: 0.86, foot: 0.85 })],
    second: [behind(cookieTin, { size: 0.5, x: 0.62, y: 0.78, blur: 1 }), hero(cookiesLoose, { size: 0.48, x: 0.41, y: 0.88 })],
  },
  'pineapple-tarts': {
    ground: 'mango',
    front: [hero(tartJar, { size: 0.58, x: 0.43, y: 0.86, foot: 0.8 }), beside(tarts, { size: 0.3, x: 0.73, y: 0.88 })],
    second: [behind(tartJar, { size: 0.46, x: 0.66, y: 0.78 }), hero(plate, { size: 0.56, x: 0.4, y: 0.89, foot: 0.7 }), on(tarts, { size: 0.4, x: 0.4, y: 0.85 })],
  },
  'almond-london': {
    ground: 'cream',
    front: [hero(plate, { size: 0.84, x: 0.48, y: 0.9, foot: 0.7 }), on(almondLondon, { size: 0.5, x: 0.48, y: 0.845 })],
    second: [behind(almondLondon, { size: 0.46, x: 0.6, y: 0.76, flip: true }), hero(almondBitten, { size: 0.36, x: 0.4, y: 0.87, foot: 0.8 })],
  },
  'coconut-biscuits': {
    ground: 'sand',
    front: [hero(biscuitStack, { size: 0.56, x: 0.44, y: 0.86, foot: 0.85 }), beside(biscuit, { size: 0.27, x: 0.72, y: 0.87, foot: 0.5 })],
    second: [hero(board, { size: 0.74, x: 0.49, y: 0.89, foot: 0.9 }), on(biscuitStack, { size: 0.36, x: 0.63, y: 0.8 }), on(biscuit, { size: 0.3, x: 0.34, y: 0.82 }), on(biscuit, { size: 0.28, x: 0.46, y: 0.85, rotate: 40 })],
  },
  'kuih-bangkit': {
    ground: 'leaf',
    front: [hero(bangkitJar, { size: 0.58, x: 0.43, y: 0.86, foot: 0.8 }), beside(bangkitLoose, { size: 0.3, x: 0.73, y: 0.88 })],
    second: [behind(bangkitJar, { size: 0.46, x: 0.64, y: 0.78 }), hero(bangkitLoose, { size: 0.48, x: 0.41, y: 0.88 })],
  },
};
