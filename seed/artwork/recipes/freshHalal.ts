import { bananaLeaf } from '#seed/artwork/drawings/fresh/bananaLeaf.ts';
import { beefCubes, chicken, drumstick, sausagePack, sausages } from '#seed/artwork/drawings/fresh/meat.ts';
import { board, meatTray, plate } from '#seed/artwork/drawings/fresh/tray.ts';
import type { Recipe } from '#seed/artwork/recipe.ts';
import { behind, hero, on } from '#seed/artwork/recipes/arrange.ts';

export const freshHalalRecipes: Record<string, Recipe> = {
  'halal-chicken-whole': {
    ground: 'stone',
    front: [hero(meatTray, { size: 0.78, x: 0.48, y: 0.88, foot: 0.9 }), on(chicken, { size: 0.56, x: 0.49, y: 0.765 })],
    second: [hero(bananaLeaf, { size: 0.8, x: 0.49, y: 0.89, foot: 0.8 }), on(chicken, { size: 0.5, x: 0.43, y: 0.81, flip: true }), on(drumstick, { size: 0.3, x: 0.7, y: 0.86 })],
  },
  'halal-beef-cubes': {
    ground: 'clay',
    front: [hero(meatTray, { size: 0.78, x: 0.48, y: 0.88, foot: 0.9 }), on(beefCubes, { size: 0.5, x: 0.48, y: 0.775 })],
    second: [hero(board, { size: 0.78, x: 0.49, y: 0.89, foot: 0.9 }), on(beefCubes, { size: 0.52, x: 0.47, y: 0.85, flip: true })],
  },
  'halal-chicken-sausage': {
    ground: 'berry',
    front: [hero(sausagePack, { size: 0.64, x: 0.47, y: 0.84, foot: 0.9 })],
    second: [behind(sausagePack, { size: 0.48, x: 0.6, y: 0.74 }), hero(plate, { size: 0.64, x: 0.43, y: 0.89, foot: 0.7 }), on(sausages, { size: 0.46, x: 0.43, y: 0.84 })],
  },
};
