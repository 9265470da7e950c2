import type { Recipe } from '#seed/artwork/recipe.ts';

import { songketBorder, songketLattice } from '#seed/artwork/garments/patterns/songket.ts';
import { pelikatChecks } from '#seed/artwork/garments/patterns/woven.ts';
import { bajuMelayu } from '#seed/artwork/garments/pieces/bajuMelayu.ts';
import { trousers } from '#seed/artwork/garments/pieces/trousers.ts';
import { foldedTop } from '#seed/artwork/garments/pieces/folded.ts';
import { foldedShirt } from '#seed/artwork/garments/pieces/foldedLooks.ts';
import { foldedTrousers } from '#seed/artwork/garments/pieces/foldedTrousers.ts';
import type { Look } from '#seed/artwork/garments/pieces/look.ts';
import { bandCollar } from '#seed/artwork/garments/pieces/necks.ts';
import { pile } from '#seed/artwork/garments/pieces/pile.ts';
import { foldedScarf } from '#seed/artwork/garments/pieces/foldedScarf.ts';
import { railedCloth } from '#seed/artwork/garments/pieces/railedCloth.ts';
import { shirt } from '#seed/artwork/garments/pieces/shirts.ts';
import { coloured, hang, lay, stand } from '#seed/artwork/garments/placing.ts';
import { batikLook, gold, horn, maker } from '#seed/artwork/garments/recipes/looks.ts';

const melayu: Look = { color: '#2C6068', fabric: 'silk' };
const sampin: Look = {
  color: '#5E1A34',
  fabric: 'songket',
  print: songketLattice(gold, '#5E1A34') + songketBorder(600, 110, gold, '#5E1A34'),
};
const oat: Look = { color: '#DFD2BA', fabric: 'linen' };
const chino: Look = { color: '#B59C78', fabric: 'cotton' };
const pelikat: Look = { color: '#DDD2BA', fabric: 'cotton', print: pelikatChecks('#2F6B5C', '#FFF8E8', '#B5442E') };
const pelikatBlue: Look = { color: '#D8D6CE', fabric: 'cotton', print: pelikatChecks('#3D5488', '#FFFDF4', '#C9882E', 84) };

export const menswearRecipes: Record<string, Recipe> = {
  'batik-shirt-indigo': coloured(
    'batik-shirt-indigo',
    'sand',
    (dye) => [hang(shirt(batikLook(dye), { sleeves: 'long', collar: 'points', buttons: '#8A5A34' }), 0.92)],
    (dye) => [lay(foldedShirt(batikLook(dye), 'points', maker), 0.83)],
  ),
  'baju-melayu-set': {
    ground: 'clay',
    front: [hang(bajuMelayu(melayu, gold), 0.94)],
    second: [
      lay(
        foldedTop(melayu, {
          neck: bandCollar(melayu),
          front: [300, 342, 384, 426]
            .map(
              (y) =>
                `<circle cx="401.500" cy="${y + 2}" r="7" fill="#000" opacity=".35"/><circle cx="400" cy="${y}" r="6.400" fill="${gold}"/><circle cx="398.500" cy="${y - 2}" r="2.200" fill="#fff" opacity=".85"/>`,
            )
            .join(''),
        }),
        0.74,
        { x: 0.4, y: 0.86 },
      ),
      lay(
        foldedScarf({ ...sampin, print: songketLattice(gold, '#5E1A34') + songketBorder(586, 84, gold, '#5E1A34') }, { trim: gold }),
        0.56,
        { x: 0.68, y: 0.93, rotate: 7 },
      ),
    ],
  },
  'linen-shirt-oat': {
    ground: 'sage',
    front: [hang(shirt(oat, { sleeves: 'long', collar: 'band', buttons: '#8A6A4A' }), 0.92)],
    second: [
      stand(
        pile(
          [
            { look: { color: '#7F8A78', fabric: 'linen' }, height: 78 },
            { look: { color: '#B7835E', fabric: 'linen' }, height: 76, shift: -10 },
            { look: oat, height: 84, shift: 6 },
          ],
          maker,
        ),
        0.74,
      ),
    ],
  },
  'chino-trousers': {
    ground: 'slate',
    front: [hang(trousers(chino, { cut: 'tapered', button: '#6A4B32' }), 0.96)],
    second: [lay(foldedTrousers(chino, { tag: maker }), 0.81)],
  },
  'sarong-pelikat': {
    ground: 'stone',
    front: [hang(railedCloth(pelikat), 0.86)],
    second: [
      stand(
        pile(
          [
            { look: pelikatBlue, height: 84 },
            { look: pelikat, height: 92, shift: 8 },
          ],
          horn,
        ),
        0.74,
      ),
    ],
  },
};
