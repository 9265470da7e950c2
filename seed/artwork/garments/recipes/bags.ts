import type { Recipe } from '#seed/artwork/recipe.ts';

import { songketLattice } from '#seed/artwork/garments/patterns/songket.ts';
import { pelikatChecks } from '#seed/artwork/garments/patterns/woven.ts';
import { canvasTote } from '#seed/artwork/garments/pieces/tote.ts';
import { mengkuangBasket } from '#seed/artwork/garments/pieces/mengkuangBasket.ts';
import { rattanRound } from '#seed/artwork/garments/pieces/rattanBag.ts';
import { rollTop, rollTopBack } from '#seed/artwork/garments/pieces/backpack.ts';
import { satchel } from '#seed/artwork/garments/pieces/satchel.ts';
import { songketClutch } from '#seed/artwork/garments/pieces/clutch.ts';
import type { Look } from '#seed/artwork/garments/pieces/look.ts';
import { bifold } from '#seed/artwork/garments/pieces/bifold.ts';
import { coloured, lay, stand } from '#seed/artwork/garments/placing.ts';
import { lighter } from '#seed/artwork/garments/shape/colours.ts';
import { gold } from '#seed/artwork/garments/recipes/looks.ts';

const canvas = (color: string): Look => ({ color, fabric: 'canvas' });
const cognac: Look = { color: '#8A4F2C', fabric: 'leather' };
const moss: Look = { color: '#56634F', fabric: 'canvas' };
const mengkuang: Look = { color: '#D3B67E', fabric: 'mengkuang' };
const songket = (color: string): Look => ({ color, fabric: 'songket', print: songketLattice(gold, color) });
const checks: Look = { color: '#E2DAC6', fabric: 'cotton', print: pelikatChecks('#3D6A88', '#FFFDF4', '#C9882E', 60) };

/** The print on the front of the tote: a semicircular sun over four rows of paddy. */
const paddy = (ink: string): string =>
  `<g transform="translate(400 660)" fill="${ink}" opacity=".9"><path d="M-86,0 A86,86 0 0 1 86,0Z"/>${[0, 1, 2, 3].map((i) => `<path d="M${-86 + i * 7},${13 + i * 20} H${86 - i * 7} V${24 + i * 18} H${-86 + i * 7}Z"/>`).join('')}</g>`;
/** The print on the back of the tote: a leaf. */
const leaf = (ink: string): string =>
  `<g transform="translate(400 670)" fill="none" stroke="${ink}" stroke-width="6" stroke-linecap="round" opacity=".9"><path d="M0,96 C-4,40 0,-20 0,-86 C-52,-50 -66,10 0,60 C66,10 52,-50 0,-86"/><path d="M0,26 L-30,-2 M0,26 L30,-2 M0,-14 L-24,-38 M0,-14 L24,-38"/></g>`;

const printInk = (hex: string): string => (hex === '#E0D4BC' ? '#7A1F42' : lighter(hex, 0.78));

export const bagRecipes: Record<string, Recipe> = {
  'tote-canvas': coloured(
    'tote-canvas',
    'slate',
    (hex) => [stand(canvasTote(canvas(hex), paddy(printInk(hex))), 0.74)],
    (hex) => [
      stand(canvasTote(canvas('#AE5B3C'), leaf('#F3E4CC')), 0.62, { x: 0.63, y: 0.8 }),
      stand(canvasTote(canvas(hex), leaf(printInk(hex))), 0.68, { x: 0.41, y: 0.88 }),
    ],
  ),
  'rattan-bag': {
    ground: 'sage',
    front: [stand(rattanRound('#C99A58', '#6B3F24'), 0.74, { foot: 0.4 })],
    second: [lay({ ...rattanRound('#C99A58', '#6B3F24'), pose: 'lying' }, 1.08, { rotate: 24 })],
  },
  'leather-satchel': {
    ground: 'sand',
    front: [stand(satchel(cognac), 0.66)],
    second: [
      stand(satchel(cognac), 0.56, { x: 0.43, y: 0.8 }),
      lay(bifold({ color: '#8A4F2C', fabric: 'leather' }), 0.35, { x: 0.74, y: 0.92 }),
    ],
  },
  'backpack-roll': { ground: 'slate', front: [stand(rollTop(moss, '#3B3B38'), 0.74)], second: [stand(rollTopBack(moss, '#3B3B38'), 0.74)] },
  'clutch-songket': {
    ground: 'clay',
    front: [stand(songketClutch(songket('#2A5A4C'), '#CFA95C', true), 0.66)],
    second: [
      stand(songketClutch(songket('#6A1B35'), '#CFA95C', false), 0.46, { x: 0.6, y: 0.7 }),
      stand(songketClutch(songket('#2A5A4C'), '#CFA95C', false), 0.54, { x: 0.43, y: 0.86 }),
    ],
  },
  'mengkuang-basket': {
    ground: 'stone',
    front: [stand(mengkuangBasket(mengkuang, '#8A3B3B'), 0.72)],
    second: [stand(mengkuangBasket(mengkuang, '#8A3B3B', checks), 0.72)],
  },
};
