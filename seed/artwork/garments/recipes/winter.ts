import type { Recipe } from '#seed/artwork/recipe.ts';

import { tartan } from '#seed/artwork/garments/patterns/woven.ts';
import { beanie } from '#seed/artwork/garments/pieces/beanie.ts';
import { downJacket, stuffSack } from '#seed/artwork/garments/pieces/downJacket.ts';
import { sweater } from '#seed/artwork/garments/pieces/sweater.ts';
import type { Look } from '#seed/artwork/garments/pieces/look.ts';
import { pile } from '#seed/artwork/garments/pieces/pile.ts';
import { fringedScarf } from '#seed/artwork/garments/pieces/fringedScarf.ts';
import { hungScarf } from '#seed/artwork/garments/pieces/hungScarf.ts';
import { coloured, hang, lay, stand } from '#seed/artwork/garments/placing.ts';
import { between, darker } from '#seed/artwork/garments/shape/colours.ts';
import { maker } from '#seed/artwork/garments/recipes/looks.ts';

const oatmeal: Look = { color: '#DCD0BA', fabric: 'knit' };
const rust: Look = { color: '#B8502F', fabric: 'nylon' };
const cinnamon: Look = { color: '#A9502F', fabric: 'ribbing' };
const moss: Look = { color: '#66705A', fabric: 'ribbing' };

const plaid = (color: string): Look => ({
  color,
  fabric: 'wool',
  print: tartan(darker(color, 0.5), between(color, '#F2E4C8', 0.8), '#E3A94E'),
});

export const winterRecipes: Record<string, Recipe> = {
  'wool-sweater': {
    ground: 'clay',
    front: [hang(sweater(oatmeal), 0.94)],
    second: [
      stand(
        pile(
          [
            { look: { color: '#5E6B7A', fabric: 'knit' }, height: 96 },
            { look: { color: '#A8643F', fabric: 'knit' }, height: 92, shift: -8 },
            { look: oatmeal, height: 100, shift: 6 },
          ],
          maker,
        ),
        0.74,
      ),
    ],
  },
  'down-jacket': {
    ground: 'slate',
    front: [hang(downJacket(rust, '#3A3534'), 0.94)],
    second: [hang(downJacket(rust, '#3A3534'), 0.74, { x: 0.4, y: 0.84 }), stand(stuffSack(rust, '#3A3534'), 0.34, { x: 0.74, y: 0.88 })],
  },
  'knit-beanie': {
    ground: 'sage',
    front: [stand(beanie(cinnamon), 0.6)],
    second: [
      lay({ ...beanie(moss), pose: 'lying' }, 0.61, { x: 0.61, y: 0.6, rotate: 16 }),
      lay({ ...beanie(cinnamon), pose: 'lying' }, 0.66, { x: 0.42, y: 0.9, rotate: -10 }),
    ],
  },
  'wool-scarf': coloured(
    'wool-scarf',
    'slate',
    (hex) => [lay(fringedScarf(plaid(hex)), 0.85)],
    (hex) => [hang(hungScarf(plaid(hex)), 0.94)],
  ),
};
