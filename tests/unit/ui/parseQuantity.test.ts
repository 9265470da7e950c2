import { expect, test } from 'vitest';
import { parseQuantity } from '#client/ui/forms/parseQuantity.ts';

test.each([
  ['3', 3],
  [' 12 ', 12],
  ['007', 7],
  ['0', 0],
  ['999999999', 999999999],
])('the typed quantity "%s" is parsed as %d', (text, quantity) => {
  expect(parseQuantity(text)).toBe(quantity);
});

test.each(['', '-1', '1.5', '1,5', 'abc', '1e3', '2 kg', '９'])('the typed quantity "%s" is invalid', (text) => {
  expect(parseQuantity(text)).toBeNull();
});
