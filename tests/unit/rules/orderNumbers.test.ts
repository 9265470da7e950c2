import { expect, test } from 'vitest';
import { normaliseOrderNumber } from '#schema/rules/orderNumbers.ts';

test.each(['RZQ-N6BH-M47U', 'rzq-n6bh-m47u', 'rzq n6bh m47u', 'RZQN6BHM47U', ' #RZQ-N6BH-M47U ', 'N6BH-M47U', 'n6bhm47u', 'RZQ–N6BH–M47U'])(
  '%j is normalised to the order number RZQ-N6BH-M47U',
  (typed) => {
    expect(normaliseOrderNumber(typed)).toBe('RZQ-N6BH-M47U');
  },
);

test.each([
  ['rzq n6bh m47u 1', 'RZQ-N6BH-M47U-1'],
  ['N6BH-M47U-12', 'RZQ-N6BH-M47U-12'],
  // A number's first letters may happen to equal the prefix.
  ['RZQA-BCDE', 'RZQ-RZQA-BCDE'],
  ['RZQ-RZQA-BCDE', 'RZQ-RZQA-BCDE'],
  ['RZQ-0000-1111', 'RZQ-0000-1111'],
  ['pkg_12', 'PKG_12'],
  ['', ''],
])('the order or package number %j is normalised to %j', (typed, normalised) => {
  expect(normaliseOrderNumber(typed)).toBe(normalised);
});
