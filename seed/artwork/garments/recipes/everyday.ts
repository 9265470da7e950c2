import type { Recipe } from '#seed/artwork/recipe.ts';

import { denimJacketBack, hoodieBack } from '#seed/artwork/garments/pieces/backs.ts';
import { trousers } from '#seed/artwork/garments/pieces/trousers.ts';
import { foldedCrew, foldedPolo, foldedShirt } from '#seed/artwork/garments/pieces/foldedLooks.ts';
import { foldedTop } from '#seed/artwork/garments/pieces/folded.ts';
import { foldedTrousers } from '#seed/artwork/garments/pieces/foldedTrousers.ts';
import { denimJacket } from '#seed/artwork/garments/pieces/denimJacket.ts';
import { hoodie } from '#seed/artwork/garments/pieces/hoodie.ts';
import { polo } from '#seed/artwork/garments/pieces/polo.ts';
import { tee } from '#seed/artwork/garments/pieces/tee.ts';
import { cardigan } from '#seed/artwork/garments/pieces/cardigan.ts';
import type { Look } from '#seed/artwork/garments/pieces/look.ts';
import { jubah } from '#seed/artwork/garments/pieces/jubah.ts';
import { pile } from '#seed/artwork/garments/pieces/pile.ts';
import { shirt } from '#seed/artwork/garments/pieces/shirts.ts';
import { coloured, hang, lay, stand } from '#seed/artwork/garments/placing.ts';
import { horn, maker, stripedLook } from '#seed/artwork/garments/recipes/looks.ts';

const thread = '#D8A860';
const washed: Look = { color: '#5A78A0', fabric: 'denim' };
const indigo: Look = { color: '#425C88', fabric: 'denim' };
const camel: Look = { color: '#A98467', fabric: 'fineKnit' };
const dusk: Look = { color: '#54506E', fabric: 'crepe' };
const ink: Look = { color: '#343A5A', fabric: 'crepe' };
const brick: Look = { color: '#9A6248', fabric: 'cotton' };

const fleece = (color: string): Look => ({ color, fabric: 'fleece' });
const jersey = (color: string): Look => ({ color, fabric: 'jersey' });
const pique = (color: string): Look => ({ color, fabric: 'pique' });

export const everydayRecipes: Record<string, Recipe> = {
  'hoodie-plain': coloured(
    'hoodie-plain',
    'sand',
    (hex) => [hang(hoodie(fleece(hex)), 0.92)],
    (hex) => [hang(hoodieBack(fleece(hex)), 0.92)],
  ),
  'tee-heavy': coloured(
    'tee-heavy',
    'slate',
    (hex) => [hang(tee(jersey(hex)), 0.9)],
    (hex) => [lay(foldedCrew(jersey(hex), 18, '#3F7A5E'), 0.81)],
  ),
  'denim-jacket': {
    ground: 'clay',
    front: [hang(denimJacket(washed, thread), 0.9)],
    second: [hang(denimJacketBack(washed, thread), 0.9)],
  },
  'denim-jeans': {
    ground: 'sand',
    front: [hang(trousers(indigo, { cut: 'straight', thread, button: '#C08A50' }), 0.96)],
    second: [lay(foldedTrousers(indigo, { thread, patch: '#8A5A34' }), 0.81)],
  },
  'polo-shirt': coloured(
    'polo-shirt',
    'sage',
    (hex) => [hang(polo(pique(hex)), 0.9)],
    (hex) => [lay(foldedPolo(pique(hex), '#F1E8D6', maker), 0.81)],
  ),
  'cotton-shorts': {
    ground: 'stone',
    front: [hang(trousers(brick, { cut: 'short', waist: 'drawstring' }), 0.82)],
    second: [lay(foldedTrousers(brick, { elastic: true, tag: maker }), 0.76)],
  },
  'striped-shirt': coloured(
    'striped-shirt',
    'slate',
    (hex) => [hang(shirt(stripedLook(hex), { sleeves: 'short', collar: 'points', buttons: '#FFFFFF' }), 0.92)],
    (hex) => [lay(foldedShirt(stripedLook(hex), 'points', maker), 0.81)],
  ),
  'cardigan-open': {
    ground: 'sage',
    front: [hang(cardigan(camel), 0.94)],
    second: [
      stand(
        pile(
          [
            { look: { color: '#D9CDB8', fabric: 'fineKnit' }, height: 88 },
            { look: camel, height: 96, shift: -6 },
          ],
          maker,
        ),
        0.74,
      ),
    ],
  },
  'jubah-flow': {
    ground: 'sand',
    front: [hang(jubah(dusk, '#C9B07A'), 0.97)],
    second: [
      lay(
        foldedTop(dusk, {
          neck: [],
          front: `<path d="M346,196 C356,236 376,262 400,262 C424,262 444,236 454,196" fill="none" stroke="#C9B07A" stroke-width="20"/><path d="M400,260 V660" stroke="#C9B07A" stroke-width="17"/>${[300, 344, 388, 432].map((y) => `<circle cx="400" cy="${y}" r="5" fill="#F4E8CE"/>`).join('')}`,
          tag: '#54506E',
        }),
        0.83,
      ),
    ],
  },
  'palazzo-trousers': {
    ground: 'clay',
    front: [hang(trousers(ink, { cut: 'wide', button: horn }), 0.96)],
    second: [lay(foldedTrousers(ink, { tag: '#343A5A' }), 0.78)],
  },
};
