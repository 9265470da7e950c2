import { kenanga, melati, petalLoose } from '#seed/artwork/drawings/packaged/home/flowers.ts';
import { kenangaBottle, kenangaBox, kenangaOpen, kenangaStopper } from '#seed/artwork/drawings/packaged/home/kenangaPerfume.ts';
import { fern, hutanBox, hutanCologne, melatiMist, melatiMistOpen, oudBottle, oudChips, oudOpen, roseTin, roseTinShut, velvetPouch } from '#seed/artwork/drawings/packaged/home/scents.ts';
import { rose } from '#seed/artwork/drawings/packaged/pantry/drinks.ts';
import type { Recipe } from '#seed/artwork/recipe.ts';
import { behind, beside, hero } from '#seed/artwork/recipes/arrange.ts';

export const packagedHomeScentsRecipes: Record<string, Recipe> = {
  'kenanga-perfume': {
    ground: 'lilac',
    front: [hero(kenangaBottle, { size: 0.6, x: 0.45, foot: 0.85 }), beside(kenanga, { size: 0.3, x: 0.74, y: 0.875, rotate: -12 })],
    second: [behind(kenangaBox, { size: 0.6, x: 0.36, y: 0.8, foot: 0.9, blur: 0.8 }), hero(kenangaOpen, { size: 0.5, x: 0.6, y: 0.87, foot: 0.85 }), beside(kenangaStopper, { size: 0.18, x: 0.33, y: 0.885, foot: 0.9 })],
  },
  'oud-attar': {
    ground: 'cream',
    front: [beside(oudChips, { size: 0.3, x: 0.66, y: 0.85, foot: 0.8 }), hero(oudBottle, { size: 0.68, x: 0.43, foot: 0.9 })],
    second: [behind(velvetPouch, { size: 0.46, x: 0.62, y: 0.8, foot: 0.7, blur: 0.4 }), hero(oudOpen, { size: 0.48, x: 0.38, y: 0.87, foot: 0.9 }), beside(oudChips, { size: 0.2, x: 0.62, y: 0.89, foot: 0.8 })],
  },
  'melati-mist': {
    ground: 'leaf',
    front: [hero(melatiMist, { size: 0.7, x: 0.43, foot: 0.85 }), beside(melati, { size: 0.34, x: 0.66, y: 0.88, foot: 0.5 })],
    second: [behind(melatiMistOpen, { size: 0.6, x: 0.62, y: 0.8, foot: 0.85, rotate: 0, blur: 0.4 }), hero(melati, { size: 0.44, x: 0.42, y: 0.88, foot: 0.5 })],
  },
  'hutan-cologne': {
    ground: 'sage',
    front: [behind(fern, { size: 0.5, x: 0.6, y: 0.72, rotate: -32, foot: 0.3, blur: 0.6 }), hero(hutanCologne, { size: 0.62, x: 0.44, foot: 0.5 })],
    second: [behind(hutanBox, { size: 0.58, x: 0.36, y: 0.8, foot: 0.9, blur: 0.8 }), hero(hutanCologne, { size: 0.48, x: 0.61, y: 0.87, foot: 0.5 })],
  },
  'rose-solid-perfume': {
    ground: 'berry',
    front: [hero(roseTin, { size: 0.56, x: 0.46, foot: 0.7 }), beside(petalLoose, { size: 0.14, x: 0.75, y: 0.87, foot: 0.5 }), beside(petalLoose, { size: 0.11, x: 0.66, y: 0.905, rotate: 70, foot: 0.5 })],
    second: [behind(rose, { size: 0.44, x: 0.63, y: 0.77, foot: 0.5, blur: 0.4 }), hero(roseTinShut, { size: 0.46, x: 0.42, y: 0.87, foot: 0.8 })],
  },
};
