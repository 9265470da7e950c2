import { expect, test } from 'vitest';
import { isReturnable } from '#schema/rules/returns.ts';

test.each([
  ['fresh-fruit', ['seasonal'], false],
  ['fastfood', [], false],
  ['frozen-food', ['frozen'], false],
  ['halal-essentials', ['chilled', 'family'], false],
  ['halal-essentials', ['baking'], true],
  ['perfume', ['fresh', 'gift'], true],
  ['mens-wear', [], true],
])('products of the category %s with the tags %j are returnable: %s', (category, tags, expected) => {
  expect(isReturnable({ category, tags })).toBe(expected);
});
