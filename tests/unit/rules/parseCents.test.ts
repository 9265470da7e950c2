import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimalAmount, formatMoney } from '#schema/rules/money.ts';
import { parseCents } from '#schema/rules/parseCents.ts';

test.each([
  ['148', 14_800],
  ['0', 0],
  ['007', 700],
  ['6.5', 650],
  ['6.40', 640],
  ['$6.40', 640],
  ['$ 6.40', 640],
  ['USD 6.40', 640],
  ['US$6.40', 640],
  ['6.', 600],
  ['6.40 usd', 640],
  [' 6.40 ', 640],
  ['6,5', 650],
  ['6,50', 650],
  ['1234,50', 123_450],
  ['1,234', 123_400],
  ['1,234.5', 123_450],
  ['1,234.50', 123_450],
  ['12,345,678.90', 1_234_567_890],
  ['1 234.50', 123_450],
  ['1\u00a0234', 123_400],
  ['999999999999.99', 99_999_999_999_999],
])('the amount %j is parsed as %i cents', (text, cents) => {
  expect(parseCents(text)).toBe(cents);
});

test.each([
  ...['', ' ', '$', 'abc', 'RM12.50', '-5', '+5', '1e3', '5%', '.5', '6,', '٦'],
  ...['6.405', '1.234', '1.234,50', '1,234,50', '0,500', '1,2345', '12,34,567', '1234,567', '1,234 567', '12 34', '1.2.3', '6.5 0'],
  '1000000000000',
])('the amount %j is rejected as invalid or ambiguous', (text) => {
  expect(parseCents(text)).toBeNull();
});

test('displayed and exported amounts are parsed back to the same cents', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999_999 }), (cents) => {
      expect([parseCents(formatMoney(cents)), parseCents(decimalAmount(cents))]).toEqual([cents, cents]);
    }),
  );
});
