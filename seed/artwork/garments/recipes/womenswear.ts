import type { Recipe } from '#seed/artwork/recipe.ts';

import { songketBorder } from '#seed/artwork/garments/patterns/songket.ts';
import { bothSides, nyonyaTrail } from '#seed/artwork/garments/patterns/embroidery.ts';
import { pleatedSkirt } from '#seed/artwork/garments/pieces/pleatedSkirt.ts';
import { wornTudung } from '#seed/artwork/garments/pieces/wornTudung.ts';
import { wrapDress } from '#seed/artwork/garments/pieces/wrapDress.ts';
import { foldedTop } from '#seed/artwork/garments/pieces/folded.ts';
import { foldedKurung } from '#seed/artwork/garments/pieces/foldedLooks.ts';
import { kurung } from '#seed/artwork/garments/pieces/kurung.ts';
import type { Look } from '#seed/artwork/garments/pieces/look.ts';
import { kebaya } from '#seed/artwork/garments/pieces/kebaya.ts';
import { pile } from '#seed/artwork/garments/pieces/pile.ts';
import { foldedScarf } from '#seed/artwork/garments/pieces/foldedScarf.ts';
import { coloured, hang, lay, stand } from '#seed/artwork/garments/placing.ts';
import { gold, maker, shawlLook } from '#seed/artwork/garments/recipes/looks.ts';
import { batikBlossoms } from '#seed/artwork/garments/patterns/batik.ts';

const voile: Look = { color: '#E9BDB6', fabric: 'voile' };
const rose = '#B8325A';
const coral = '#E8794C';
const clay: Look = { color: '#B5674A', fabric: 'cotton' };
const pleated: Look = { color: '#8E9C86', fabric: 'satin' };

const nyonyaFront = bothSides(
  nyonyaTrail(
    [
      [376, 290],
      [372, 350],
      [378, 420],
      [370, 490],
      [376, 560],
      [368, 620],
    ],
    rose,
    coral,
    '#E8B64C',
    '#4F8A5B',
  ),
);

export const womenswearRecipes: Record<string, Recipe> = {
  'baju-kurung-songket': coloured(
    'baju-kurung-songket',
    'clay',
    (hex) => [hang(kurung({ color: hex, fabric: 'silk' }, { skirt: hex, gold }), 0.97)],
    (hex) => [lay(foldedKurung({ color: hex, fabric: 'silk' }, gold, '#8A6A2A'), 0.83)],
  ),
  'kebaya-nyonya': {
    ground: 'sage',
    front: [hang(kebaya(voile, rose, coral), 0.92)],
    second: [
      lay(foldedScarf({ color: '#3E5E50', fabric: 'cotton', print: batikBlossoms('#F0E2C8', '#D98A6A') }, { trim: '#D98A6A' }), 0.61, {
        x: 0.66,
        y: 0.66,
        rotate: 9,
      }),
      lay(foldedTop(voile, { neck: [], front: nyonyaFront }), 0.76, { x: 0.42, y: 0.92 }),
    ],
  },
  'tudung-bawal': coloured(
    'tudung-bawal',
    'sand',
    (hex) => [hang(wornTudung(shawlLook(hex)), 0.9)],
    (hex) => [lay(foldedScarf(shawlLook(hex)), 0.78)],
  ),
  'wrap-dress-clay': {
    ground: 'slate',
    front: [hang(wrapDress(clay), 0.96)],
    second: [
      stand(
        pile(
          [
            { look: { color: '#6E7A6A', fabric: 'cotton' }, height: 76 },
            { look: clay, height: 96, shift: 6 },
          ],
          maker,
        ),
        0.74,
      ),
    ],
  },
  'pleated-skirt': {
    ground: 'clay',
    front: [hang(pleatedSkirt(pleated), 0.92)],
    second: [hang(pleatedSkirt({ ...pleated, print: songketBorder(-300, 10, gold, pleated.color) }, 80), 0.8, { rotate: -7 })],
  },
};
