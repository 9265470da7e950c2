import type { Recipe } from '#seed/artwork/recipe.ts';

import { bangle, bangleStack } from '#seed/artwork/garments/pieces/bangle.ts';
import { pearlsInDish, pearlsOnBoard } from '#seed/artwork/garments/pieces/pearlEarrings.ts';
import { ringInBox, ringStanding } from '#seed/artwork/garments/pieces/jadeRing.ts';
import { beadsFlat, beadsOnBust } from '#seed/artwork/garments/pieces/beadCollar.ts';
import { kerongsang } from '#seed/artwork/garments/pieces/kerongsang.ts';
import { pendantFlat, pendantOnBust } from '#seed/artwork/garments/pieces/pendant.ts';
import { foldedScarf } from '#seed/artwork/garments/pieces/foldedScarf.ts';
import { lay, stand } from '#seed/artwork/garments/placing.ts';
import { shawlLook } from '#seed/artwork/garments/recipes/looks.ts';

const gold = '#E0AE4C';
const jade = '#3F9A6A';
const silver = '#C9CDD4';
const garnet = '#7A2E5A';

export const jewelleryRecipes: Record<string, Recipe> = {
  'pearl-earrings': { ground: 'lilac', front: [stand(pearlsOnBoard('#2A5A4A'), 0.68)], second: [lay(pearlsInDish('#C9D6DA'), 0.78)] },
  'gold-bangle': {
    ground: 'cream',
    front: [stand(bangle(gold), 0.6, { foot: 0.34 })],
    second: [stand(bangleStack(gold), 0.64, { y: 0.8 })],
  },
  'silver-kerongsang': {
    ground: 'lilac',
    front: [
      lay(
        kerongsang(silver, garnet, [
          [290, 320, 1.15],
          [520, 560, 0.92],
          [330, 780, 0.74],
        ]),
        0.78,
      ),
    ],
    second: [
      lay(foldedScarf(shawlLook('#8E9C83')), 0.81),
      lay(
        kerongsang(
          silver,
          garnet,
          [
            [300, 300, 1],
            [470, 520, 0.82],
            [330, 740, 0.66],
          ],
          false,
        ),
        0.55,
        { x: 0.4, y: 0.78 },
      ),
    ],
  },
  'jade-ring': {
    ground: 'stone',
    front: [stand(ringStanding(jade, '#F1E9E0'), 0.62)],
    second: [stand(ringInBox(jade, '#6A2A3A', '#F1E6DA'), 0.64)],
  },
  'beaded-necklace': { ground: 'cream', front: [lay(beadsFlat(), 0.83)], second: [stand(beadsOnBust('#B9AD9C'), 0.68)] },
  'gold-pendant': { ground: 'sky', front: [stand(pendantOnBust('#5A4468'), 0.68)], second: [lay(pendantFlat(), 0.78)] },
};
