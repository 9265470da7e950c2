import type { Recipe } from '#seed/artwork/recipe.ts';

import { glassesOnCase, glassesOnStand, type Frame } from '#seed/artwork/garments/pieces/glasses.ts';
import { coloured, lay, stand } from '#seed/artwork/garments/placing.ts';

/** Flecks of light and dark horn. */
const tortoise = Array.from(
  { length: 70 },
  (_, i) =>
    `<ellipse cx="${100 + ((i * 67) % 610)}" cy="${250 + ((i * 41) % 290)}" rx="${9 + (i % 9)}" ry="${6 + (i % 5)}" fill="${i % 2 ? '#B9773E' : '#2A140A'}" opacity=".6"/>`,
).join('');

const horn: Frame = {
  lens: 'panto',
  color: '#6B3A1C',
  fabric: 'polished',
  rim: 26,
  tint: '#DCEBF2',
  density: 0.5,
  tips: '#3A1C0C',
  print: tortoise,
};
const wire = (color: string): Frame => ({
  lens: 'round',
  color,
  fabric: 'metal',
  rim: 10,
  tint: color === '#33333A' ? '#3A3F46' : '#5A4A3A',
  density: 0.86,
  tips: color === '#C6A25E' ? '#6B4A2A' : '#2E2E32',
});
const aviator: Frame = {
  lens: 'aviator',
  color: '#CDB06A',
  fabric: 'metal',
  rim: 9,
  tint: '#2F5A44',
  density: 0.84,
  tips: '#2A2A2A',
  topBar: true,
};
const clear: Frame = {
  lens: 'square',
  color: '#B4CBD8',
  fabric: 'polished',
  rim: 25,
  tint: '#D6E4F2',
  density: 0.46,
  tips: '#8FA9B8',
  opacity: 0.72,
};
const kids: Frame = { lens: 'small', color: '#3E7FB8', fabric: 'rubber', rim: 28, tint: '#E6F1F6', density: 0.5, tips: '#F0A93C' };

export const eyewearRecipes: Record<string, Recipe> = {
  'reading-frame': {
    ground: 'sky',
    front: [stand(glassesOnStand(horn), 0.72, { foot: 0.5 })],
    second: [lay(glassesOnCase(horn, '#7A4A2C'), 0.81)],
  },
  'round-sunglasses': coloured(
    'round-sunglasses',
    'cream',
    (hex) => [stand(glassesOnStand(wire(hex), '#A87848'), 0.72, { foot: 0.5 })],
    (hex) => [lay(glassesOnCase(wire(hex), '#4A5A4E'), 0.81)],
  ),
  'aviator-sunglasses': {
    ground: 'stone',
    front: [stand(glassesOnStand(aviator, '#8F6440'), 0.72, { foot: 0.5 })],
    second: [lay(glassesOnCase(aviator, '#5E3A28'), 0.81)],
  },
  'blue-light-glasses': {
    ground: 'lilac',
    front: [stand(glassesOnStand(clear, '#C9A173'), 0.72, { foot: 0.5 })],
    second: [lay(glassesOnCase(clear, '#56607A'), 0.81)],
  },
  'kids-frame': {
    ground: 'cream',
    front: [stand(glassesOnStand(kids, '#D9B98A'), 0.66, { foot: 0.5 })],
    second: [lay(glassesOnCase(kids, '#D98A4A'), 0.76)],
  },
};
