import { expect, test } from 'vitest';
import { countableTerm } from '#server/modules/catalog/missedSearches.projection.ts';

test.each([
  'siti@example.com',
  'https://example.com/a',
  'www.example.com',
  '012-345 6789',
  '+60 12 345 6789',
  '900101-14-5678',
  '50480',
  'RZQ-7K4M-2Q9D',
  'a',
  '🥭',
  'word '.repeat(7),
  'x'.repeat(61),
])('the search “%s” is not counted', (text) => {
  expect(countableTerm(text)).toBeNull();
});

test.each([
  ['Crème  Brûlée', 'creme brulee'],
  ['beras 5 kg', 'beras 5kg'],
  ['iPhone15 case', 'iphone15 case'],
  ['vitamin B12 1000mg', 'vitamin b12 1g'],
])('the search “%s” is counted as “%s”', (text, term) => {
  expect(countableTerm(text)).toBe(term);
});
