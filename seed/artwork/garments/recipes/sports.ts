import type { Recipe } from '#seed/artwork/recipe.ts';

import { racket, shuttlecock } from '#seed/artwork/garments/pieces/badminton.ts';
import { trousers } from '#seed/artwork/garments/pieces/trousers.ts';
import { foldedTrousers } from '#seed/artwork/garments/pieces/foldedTrousers.ts';
import { capFromAbove, capSide } from '#seed/artwork/garments/pieces/cap.ts';
import type { Look } from '#seed/artwork/garments/pieces/look.ts';
import { runningShoe, type ShoeColors } from '#seed/artwork/garments/pieces/runningShoe.ts';
import { lacedPairFromAbove } from '#seed/artwork/garments/pieces/lacedPair.ts';
import { bottleCap, steelBottle } from '#seed/artwork/garments/pieces/steelBottle.ts';
import { takrawBall } from '#seed/artwork/garments/pieces/takrawBall.ts';
import { coloured, hang, lay, stand } from '#seed/artwork/garments/placing.ts';

const canvas = (color: string): Look => ({ color, fabric: 'canvas' });
const shoe: ShoeColors = {
  upper: '#E9E6DE',
  overlay: '#B9C6C4',
  accent: '#D9573A',
  midsole: '#F8F5EE',
  outsole: '#3B3F46',
  lace: '#FFFFFF',
};
const aubergine: Look = { color: '#4A3A5E', fabric: 'stretch' };
const bottleGreen = '#2F6B6A';
const steel = '#C9CDD2';
const cane = '#CFA05A';

export const sportsRecipes: Record<string, Recipe> = {
  'running-shoes': {
    ground: 'slate',
    front: [stand(runningShoe(shoe), 0.56, { x: 0.4, y: 0.64 }), stand(runningShoe(shoe), 0.66, { x: 0.54, y: 0.85 })],
    second: [lay(lacedPairFromAbove(shoe), 0.87)],
  },
  'badminton-racket': {
    ground: 'sage',
    front: [
      lay(racket('#C4472E', '#2E2E32'), 1.06, { x: 0.45, y: 1.03, rotate: 24 }),
      lay(shuttlecock(), 0.32, { x: 0.77, y: 0.88, rotate: -32 }),
    ],
    second: [lay(shuttlecock(), 0.74, { x: 0.62, y: 0.8, rotate: 38 }), lay(shuttlecock(), 0.52, { x: 0.31, y: 0.94, rotate: -24 })],
  },
  'sport-leggings': {
    ground: 'clay',
    front: [hang(trousers(aubergine, { cut: 'slim', waist: 'elastic' }), 0.97)],
    second: [lay(foldedTrousers(aubergine, { elastic: true, tag: '#4A3A5E' }), 0.78)],
  },
  'sepak-takraw-ball': {
    ground: 'sand',
    front: [stand(takrawBall(cane), 0.56, { foot: 0.4 })],
    second: [
      stand(takrawBall('#A9683C', 0.5), 0.34, { x: 0.68, y: 0.72, foot: 0.4 }),
      stand(takrawBall(cane, 0.9), 0.46, { x: 0.42, y: 0.86, foot: 0.4 }),
    ],
  },
  'sport-bottle': {
    ground: 'slate',
    front: [stand(steelBottle(bottleGreen, steel), 0.74)],
    second: [stand(steelBottle(bottleGreen, steel, true), 0.66, { x: 0.44, y: 0.84 }), stand(bottleCap(), 0.17, { x: 0.68, y: 0.9 })],
  },
  'canvas-cap': coloured(
    'canvas-cap',
    'sage',
    (hex) => [stand(capSide(canvas(hex), '#8A5A34'), 0.66, { y: 0.78 })],
    (hex) => [lay(capFromAbove(canvas(hex)), 0.76)],
  ),
};
