import { expect, test } from 'vitest';
import { placeLines } from '#schema/rules/placeLines.ts';

test.each([
  [{ postalCode: '59100', city: 'Kuala Lumpur', state: 'KUALA_LUMPUR' }, 'Kuala Lumpur', ['59100 Kuala Lumpur']],
  [{ postalCode: '59100', city: 'kuala  lumpur ', state: 'KUALA_LUMPUR' }, '吉隆坡', ['59100 kuala  lumpur']],
  [{ postalCode: '75000', city: 'Melaka', state: 'MELAKA' }, 'Melaka', ['75000 Melaka']],
  [{ postalCode: '43650', city: 'Bangi', state: 'SELANGOR' }, 'Selangor', ['43650 Bangi', 'Selangor']],
  [{ postalCode: null, city: 'Ipoh', state: 'PERAK' }, 'Perak', ['Ipoh', 'Perak']],
  [{ postalCode: '43650', city: null, state: null }, '', ['43650']],
] as const)('placeLines omits a state with the name of the city: %j, %s', (place, stateName, lines) => {
  expect(placeLines(place, stateName)).toEqual(lines);
});
