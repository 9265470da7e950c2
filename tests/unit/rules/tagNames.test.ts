import { expect, test } from 'vitest';
import { tagLabel } from '#server/modules/catalog/index.ts';

test('a tag has a label in every language', () => {
  expect(tagLabel('tea-time')).toMatchObject({ en: 'Tea time', ms: 'Minum petang' });
});

test.each([
  ['new-arrival', 'New arrival'],
  ['constructor', 'Constructor'],
])('the label of the unknown tag %s is made from its slug', (slug, name) => {
  expect(tagLabel(slug)).toMatchObject({ en: name, ms: name });
});
