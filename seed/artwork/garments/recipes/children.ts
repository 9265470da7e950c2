import type { Recipe } from '#seed/artwork/recipe.ts';

import { batikLeaves } from '#seed/artwork/garments/patterns/batik.ts';
import { bodysuit } from '#seed/artwork/garments/pieces/bodysuit.ts';
import { flatBootie, mitten } from '#seed/artwork/garments/pieces/mittens.ts';
import { romper } from '#seed/artwork/garments/pieces/romper.ts';
import { babySneaker } from '#seed/artwork/garments/pieces/babySneaker.ts';
import { bootie } from '#seed/artwork/garments/pieces/bootie.ts';
import { moccasin, moccasinPair } from '#seed/artwork/garments/pieces/moccasin.ts';
import { foldedKurung } from '#seed/artwork/garments/pieces/foldedLooks.ts';
import { foldedTop } from '#seed/artwork/garments/pieces/folded.ts';
import { kurung } from '#seed/artwork/garments/pieces/kurung.ts';
import type { Look } from '#seed/artwork/garments/pieces/look.ts';
import { crewNeck } from '#seed/artwork/garments/pieces/necks.ts';
import { pile } from '#seed/artwork/garments/pieces/pile.ts';
import { sandalPair } from '#seed/artwork/garments/pieces/sandals.ts';
import { hang, lay, stand } from '#seed/artwork/garments/placing.ts';
import type { Garment } from '#seed/artwork/garments/renderer/renderGarment.ts';

const leaves: Look = { color: '#3F7F7A', fabric: 'cotton', print: batikLeaves('#F3E8CE', '#F0B45A') };
const milk: Look = { color: '#EADCC6', fabric: 'fineKnit' };
const mint: Look = { color: '#D6E2D0', fabric: 'jersey' };
const sunny: Look = { color: '#F0DCA8', fabric: 'jersey' };
const blush: Look = { color: '#EBCBC2', fabric: 'jersey' };
const turquoise: Look = { color: '#4F97A0', fabric: 'silk' };
const ribbon = '#C97F86';
const kurungStyle = { skirt: '#E9D9B8', gold: '#D9A94E', skirtPrint: batikLeaves('#4F97A0', '#E08A6A'), bordered: false };

const flat = (...parts: Garment['parts'][]): Garment => ({ pose: 'lying', parts: parts.flat() });

const stubby = [
  'translate(-70 120) rotate(-7 300 500) translate(-45 130) scale(1.15 .74)',
  'translate(870 104) scale(-1 1) rotate(-8 300 500) translate(-45 130) scale(1.15 .74)',
] as const;
const stubbyApart = [
  'translate(-120 170) rotate(-22 300 500) translate(-45 130) scale(1.15 .74)',
  'translate(880 60) scale(-1 1) rotate(14 300 500) translate(-45 130) scale(1.15 .74)',
] as const;

export const childrenRecipes: Record<string, Recipe> = {
  'baby-romper-batik': {
    ground: 'sand',
    front: [hang(romper(leaves, '#F3E8CE'), 0.86)],
    second: [
      lay(
        foldedTop(leaves, { neck: [crewNeck({ color: '#F3E8CE', fabric: 'cotton' }, 22, 268)], depth: 264, tag: '#3F7F7A', longer: -60 }),
        0.68,
        { y: 0.82 },
      ),
    ],
  },
  'baby-mittens-set': {
    ground: 'clay',
    front: [
      lay(
        flat(
          mitten(milk, ribbon, 'translate(-40 -120) rotate(-12 300 480)'),
          mitten(milk, ribbon, 'translate(240 -130) rotate(10 300 480)'),
          flatBootie(milk, ribbon, 'translate(-10 260) rotate(-8 300 480) scale(.92)'),
          flatBootie(milk, ribbon, 'translate(290 260) rotate(9 300 480) scale(.92)'),
        ),
        0.89,
      ),
    ],
    second: [stand(bootie(milk.color, ribbon), 0.4, { x: 0.36, y: 0.78 }), stand(bootie(milk.color, ribbon), 0.44, { x: 0.56, y: 0.86 })],
  },
  'baby-bodysuit': {
    ground: 'sage',
    front: [lay(bodysuit(mint, '#8FA88C'), 0.81)],
    second: [
      stand(
        pile(
          [
            { look: blush, height: 78, width: 420 },
            { look: sunny, height: 76, shift: -8, width: 424 },
            { look: mint, height: 84, shift: 6, width: 420 },
          ],
          '#8FA88C',
        ),
        0.62,
      ),
    ],
  },
  'baby-kurung': {
    ground: 'clay',
    front: [hang(kurung(turquoise, kurungStyle), 0.88)],
    second: [lay(foldedKurung(turquoise, '#D9A94E', '#C2607A'), 0.7, { y: 0.82 })],
  },
  'baby-sneakers': {
    ground: 'sand',
    front: [
      stand(babySneaker('#6F93B8', '#E9B44C'), 0.42, { x: 0.38, y: 0.76 }),
      stand(babySneaker('#6F93B8', '#E9B44C'), 0.48, { x: 0.56, y: 0.86 }),
    ],
    second: [stand(babySneaker('#6F93B8', '#E9B44C'), 0.56)],
  },
  'baby-sandals': {
    ground: 'sage',
    front: [lay(sandalPair({ strap: '#D98E8A', bed: '#EBD9BE', sole: '#B98A6A' }, 'tied', stubby), 0.76)],
    second: [lay(sandalPair({ strap: '#D98E8A', bed: '#EBD9BE', sole: '#B98A6A' }, 'tied', stubbyApart), 0.83)],
  },
  'baby-booties': {
    ground: 'slate',
    front: [
      stand(bootie('#9FB6C6', '#F1E8D6'), 0.42, { x: 0.37, y: 0.77 }),
      stand(bootie('#9FB6C6', '#F1E8D6'), 0.46, { x: 0.57, y: 0.86 }),
    ],
    second: [
      lay(
        flat(
          flatBootie({ color: '#9FB6C6', fabric: 'knit' }, '#F1E8D6', 'translate(-50 20) rotate(-9 300 480)'),
          flatBootie({ color: '#9FB6C6', fabric: 'knit' }, '#F1E8D6', 'translate(240 0) rotate(12 300 480)'),
        ),
        0.72,
      ),
    ],
  },
  'baby-moccasins': {
    ground: 'slate',
    front: [lay(moccasinPair('#B97F4E', '#F1E6D2'), 0.74)],
    second: [
      stand(moccasin('#B97F4E', '#F1E6D2'), 0.46, { x: 0.4, y: 0.74 }),
      stand(moccasin('#B97F4E', '#F1E6D2'), 0.52, { x: 0.56, y: 0.86 }),
    ],
  },
};
