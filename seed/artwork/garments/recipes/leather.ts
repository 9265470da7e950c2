import type { Recipe } from '#seed/artwork/recipe.ts';

import { songketBorder, songketLattice } from '#seed/artwork/garments/patterns/songket.ts';
import { loopedBelt } from '#seed/artwork/garments/pieces/loopedBelt.ts';
import { rolledBelt } from '#seed/artwork/garments/pieces/rolledBelt.ts';
import { sash } from '#seed/artwork/garments/pieces/sash.ts';
import type { Look } from '#seed/artwork/garments/pieces/look.ts';
import { sandalPair, scattered } from '#seed/artwork/garments/pieces/sandals.ts';
import { bifold, openBifold } from '#seed/artwork/garments/pieces/bifold.ts';
import { cardHolder, cardHolderBack } from '#seed/artwork/garments/pieces/cardHolder.ts';
import { wovenPouch } from '#seed/artwork/garments/pieces/wovenPouch.ts';
import { zipPurse } from '#seed/artwork/garments/pieces/zipPurse.ts';
import { coloured, lay, stand } from '#seed/artwork/garments/placing.ts';
import { gold } from '#seed/artwork/garments/recipes/looks.ts';

const brass = '#C9A45E';
const steel = '#C4C8CE';
const leather = (color: string): Look => ({ color, fabric: 'leather' });
const wine: Look = { color: '#7A2E3E', fabric: 'pebbled' };
const pandan: Look = { color: '#C9B27A', fabric: 'pandan' };
const saddle = leather('#9A6238');
const black: Look = { color: '#322E31', fabric: 'polished' };
const braid: Look = { color: '#6E7F6A', fabric: 'pandan' };
const songket: Look = { color: '#5E1A34', fabric: 'songket', print: songketLattice(gold, '#5E1A34', 40) };
const sandal = { strap: '#8A5632', bed: '#C9A77C', sole: '#4A2E1C' };

export const leatherRecipes: Record<string, Recipe> = {
  'bifold-wallet': coloured(
    'bifold-wallet',
    'sand',
    (hex) => [lay(openBifold(leather(hex)), 0.72, { x: 0.56, y: 0.66, rotate: 6 }), lay(bifold(leather(hex)), 0.54, { x: 0.4, y: 0.86 })],
    (hex) => [lay(openBifold(leather(hex)), 0.81, { y: 0.74 })],
  ),
  'card-holder': coloured(
    'card-holder',
    'clay',
    (hex) => [lay(cardHolder(leather(hex)), 0.63, { y: 0.78 })],
    (hex) => [lay(cardHolderBack(leather(hex), '#B0814F'), 0.76, { y: 0.82 })],
  ),
  'zip-purse': {
    ground: 'slate',
    front: [lay(zipPurse(wine, brass), 0.78, { y: 0.76 })],
    second: [lay(zipPurse(wine, brass, true), 0.78, { y: 0.78 })],
  },
  'coin-pouch': {
    ground: 'sage',
    front: [lay(wovenPouch(pandan, '#7E9A5E', '#8A4A2A'), 0.65, { y: 0.78 })],
    second: [
      lay(wovenPouch(pandan, '#B5563E', '#E4C88A'), 0.51, { x: 0.65, y: 0.6, rotate: 12 }),
      lay(wovenPouch(pandan, '#7E9A5E', '#8A4A2A'), 0.59, { x: 0.4, y: 0.86, rotate: -8 }),
    ],
  },
  'leather-belt': {
    ground: 'sand',
    front: [stand(rolledBelt(saddle, brass), 0.62, { y: 0.82 })],
    second: [lay(loopedBelt(saddle, brass), 0.83)],
  },
  'woven-belt': {
    ground: 'slate',
    front: [stand(rolledBelt(braid, '#B9A27A', { stitched: false, square: false }), 0.62, { y: 0.82 })],
    second: [lay(loopedBelt(braid, '#B9A27A', { stitched: false }), 0.83)],
  },
  'dress-belt-black': {
    ground: 'stone',
    front: [stand(rolledBelt(black, steel, { stitched: false }), 0.62, { y: 0.82 })],
    second: [lay(loopedBelt(black, steel, { stitched: false }), 0.83)],
  },
  'songket-belt': {
    ground: 'clay',
    front: [stand(rolledBelt(songket, brass, { stitched: false, tall: 190, square: false }), 0.6, { y: 0.84 })],
    second: [
      lay(sash({ ...songket, print: songketLattice(gold, '#5E1A34', 40) + songketBorder(520, 10, gold, '#5E1A34') }, '#8A2A48'), 0.92, {
        y: 0.84,
      }),
    ],
  },
  'leather-sandals': {
    ground: 'clay',
    front: [lay(sandalPair(sandal, 'slides'), 0.83)],
    second: [lay(sandalPair(sandal, 'slides', scattered), 0.87)],
  },
};
