import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimalAmount, formatMoney } from '#schema/rules/money.ts';
import { PRICE_BANDS } from '#schema/rules/priceBands.ts';

test.each([
  [0, '0.00', '$0.00'],
  [5, '0.05', '$0.05'],
  [99, '0.99', '$0.99'],
  [12960, '129.60', '$129.60'],
  [123450, '1234.50', '$1,234.50'],
  [123456789, '1234567.89', '$1,234,567.89'],
  [-500, '-5.00', '-$5.00'],
])('%i cents are %s as a decimal and %s when formatted', (cents, decimal, formatted) => {
  expect(decimalAmount(cents)).toBe(decimal);
  expect(formatMoney(cents)).toBe(formatted);
});

test('formatted money matches Intl.NumberFormat with the narrow dollar sign', () => {
  const intl = new Intl.NumberFormat('en-MY', { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000_000 }), (cents) => {
      expect(formatMoney(cents)).toBe(intl.format(Number(decimalAmount(cents))));
    }),
  );
});

test('every price belongs to exactly one price band', () => {
  const bandsOf = (cents: number) =>
    PRICE_BANDS.filter((band) => cents >= band.minCents && cents <= (band.maxCents ?? Infinity)).map(({ key }) => key);
  expect([0, 4999, 5000, 9999, 10000, 20000, 20001, 9_999_999].map(bandsOf)).toEqual([
    ['under-50'],
    ['under-50'],
    ['50-100'],
    ['50-100'],
    ['100-200'],
    ['100-200'],
    ['above-200'],
    ['above-200'],
  ]);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000 }), (cents) => {
      expect(bandsOf(cents)).toHaveLength(1);
    }),
  );
});
