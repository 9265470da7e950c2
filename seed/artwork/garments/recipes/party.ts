import type { Recipe } from '#seed/artwork/recipe.ts';

import { songketBorder, songketLattice } from '#seed/artwork/garments/patterns/songket.ts';
import { gown } from '#seed/artwork/garments/pieces/gown.ts';
import { slipDress } from '#seed/artwork/garments/pieces/slipDress.ts';
import { blazer } from '#seed/artwork/garments/pieces/blazer.ts';
import type { Look } from '#seed/artwork/garments/pieces/look.ts';
import { pile } from '#seed/artwork/garments/pieces/pile.ts';
import { railedCloth } from '#seed/artwork/garments/pieces/railedCloth.ts';
import { detail, hang, stand } from '#seed/artwork/garments/placing.ts';
import { gold } from '#seed/artwork/garments/recipes/looks.ts';

const wine = '#64182F';
const sampin: Look = { color: wine, fabric: 'songket', print: songketLattice(gold, wine) + songketBorder(620, 110, gold, wine) };
const night: Look = { color: '#40356A', fabric: 'sequins' };
const velvet: Look = { color: '#4A2140', fabric: 'velvet' };
const plum: Look = { color: '#7A1F42', fabric: 'satin' };

export const partyRecipes: Record<string, Recipe> = {
  'sequin-gown': { ground: 'slate', front: [hang(gown(night), 0.97)], second: [detail(gown(night), 1.5)] },
  'velvet-blazer': {
    ground: 'clay',
    front: [hang(blazer(velvet, '#B5744E', '#2A1424', 'satin'), 0.92)],
    second: [detail(blazer(velvet, '#B5744E', '#2A1424', 'satin'), 1.34)],
  },
  'satin-slip-dress': { ground: 'sand', front: [hang(slipDress(plum), 0.97)], second: [detail(slipDress(plum), 1.42)] },
  'songket-sampin': {
    ground: 'sage',
    front: [hang(railedCloth(sampin), 0.88)],
    second: [
      stand(
        pile(
          [
            { look: { color: '#23435A', fabric: 'songket', print: songketLattice(gold, '#23435A') }, height: 78 },
            { look: { ...sampin, print: songketLattice(gold, wine) }, height: 92, shift: 8 },
          ],
          '#8A6A2A',
        ),
        0.74,
      ),
    ],
  },
};
