import { bananaLeaf } from '#seed/artwork/drawings/fresh/bananaLeaf.ts';
import { calamansi, crabBlue, crabCooked } from '#seed/artwork/drawings/fresh/crab.ts';
import { anchovyHeap, mackerel, mackerelPair } from '#seed/artwork/drawings/fresh/fish.ts';
import { anchovyJar } from '#seed/artwork/drawings/fresh/jar.ts';
import { prawn, prawnCooked } from '#seed/artwork/drawings/fresh/prawn.ts';
import { squid, squidRings } from '#seed/artwork/drawings/fresh/squid.ts';
import { board, ice, plate } from '#seed/artwork/drawings/fresh/tray.ts';
import type { Recipe } from '#seed/artwork/recipe.ts';
import { behind, beside, hero, on } from '#seed/artwork/recipes/arrange.ts';

export const freshSeafoodRecipes: Record<string, Recipe> = {
  'tiger-prawns': {
    ground: 'sky',
    front: [
      hero(ice, { size: 0.66, x: 0.48, y: 0.88, foot: 0.85 }),
      on(prawn, { size: 0.42, x: 0.64, y: 0.8, rotate: 14 }),
      on(prawn, { size: 0.46, x: 0.4, y: 0.83 }),
      on(ice, { size: 0.3, x: 0.62, y: 0.89 }),
      on(ice, { size: 0.26, x: 0.36, y: 0.89, flip: true }),
    ],
    second: [
      hero(plate, { size: 0.66, x: 0.48, y: 0.87, foot: 0.7 }),
      on(prawnCooked, { size: 0.34, x: 0.62, y: 0.74, flip: true }),
      on(prawnCooked, { size: 0.36, x: 0.35, y: 0.76 }),
      on(prawnCooked, { size: 0.36, x: 0.52, y: 0.81, rotate: 10 }),
    ],
  },
  'ikan-kembung': {
    ground: 'sky',
    front: [hero(bananaLeaf, { size: 0.78, x: 0.49, y: 0.89, foot: 0.8 }), on(mackerelPair, { size: 0.66, x: 0.48, y: 0.83 })],
    second: [hero(ice, { size: 0.66, x: 0.48, y: 0.88, foot: 0.85 }), on(mackerel, { size: 0.6, x: 0.5, y: 0.78, rotate: -6, flip: true }), on(ice, { size: 0.34, x: 0.58, y: 0.87 }), on(calamansi, { size: 0.15, x: 0.31, y: 0.84 })],
  },
  'squid-rings': {
    ground: 'slate',
    front: [hero(squid, { size: 0.72, x: 0.48, y: 0.82, foot: 0.75 })],
    second: [behind(squid, { size: 0.6, x: 0.45, y: 0.73, flip: true, blur: 0.6 }), hero(squidRings, { size: 0.42, x: 0.6, y: 0.88 }), beside(calamansi, { size: 0.15, x: 0.29, y: 0.87, foot: 0.6 })],
  },
  'dried-anchovies': {
    ground: 'stone',
    front: [hero(anchovyJar, { size: 0.56, x: 0.42, y: 0.86, foot: 0.8 }), beside(anchovyHeap, { size: 0.34, x: 0.7, y: 0.88, foot: 0.8 })],
    second: [behind(anchovyJar, { size: 0.46, x: 0.64, y: 0.78, blur: 1 }), hero(anchovyHeap, { size: 0.58, x: 0.43, y: 0.88, foot: 0.8 })],
  },
  'crab-blue': {
    ground: 'sky',
    front: [hero(ice, { size: 0.7, x: 0.49, y: 0.88, foot: 0.85 }), on(crabBlue, { size: 0.6, x: 0.49, y: 0.82 })],
    second: [hero(board, { size: 0.72, x: 0.49, y: 0.88, foot: 0.85 }), on(crabCooked, { size: 0.56, x: 0.47, y: 0.84 }), on(calamansi, { size: 0.16, x: 0.74, y: 0.82 })],
  },
};
