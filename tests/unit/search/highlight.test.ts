import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CatalogueIndex } from '#server/search/catalogueIndex.ts';
import { plainEntry } from '#tests/support/search/plainEntry.ts';

const index = new CatalogueIndex();
index.load([
  { ...plainEntry, id: 'a', texts: [{ text: 'Sambal tumis ayam 2 kg', weight: 10 }] },
  { ...plainEntry, id: 'b', texts: [{ text: 'Oud minyak wangi', weight: 10 }] },
]);

/** A string with its highlights in brackets, such as "[Sam]bal". */
const marked = (text: string, query: string): string =>
  index
    .select({ text: query })
    .highlight(text)
    .map((part) => (part.match ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['Sambal tumis', 'sam', '[Sam]bal tumis'],
  ['Sambal tumis', 'tum sambal', '[Sambal] [tum]is'],
  ['Roast chicken, whole', 'ayam', 'Roast [chicken], whole'],
  ['Crème brûlée', 'creme', '[Crème] brûlée'],
  ['Rice 2 kg, 2kg bag, 12 kg', '2kg', 'Rice [2 kg], [2kg] bag, 12 kg'],
  ['Sambal tumis', 'smbal', '[Sambal] tumis'],
  ['Perfume oil', 'minyak wangi', '[Perfume] oil'],
  ['猫山王榴莲蛋糕', '榴莲', '猫山王[榴莲]蛋糕'],
  ['马来椰浆饭 1 盒', '椰浆饭', '马来[椰浆饭] 1 盒'],
  ['椰浆饭和饭盒', '饭', '椰浆[饭]和[饭]盒'],
  ['Kopi', 'teh', 'Kopi'],
  ['Kopi', '', 'Kopi'],
  ['', 'kopi', ''],
])('the highlights of "%s" for the search "%s" are "%s"', (text, query, expected) => {
  expect(marked(text, query)).toBe(expected);
});

test('the parts of a highlighted text add up to the text for any search', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme', maxLength: 12 }), (text, query) => {
      const parts = index.select({ text: query }).highlight(text);
      expect(parts.map((part) => part.text).join('')).toBe(text);
      expect(parts.length === 1 || parts.every((part) => part.text !== '')).toBe(true);
    }),
  );
});
