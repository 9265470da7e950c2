import { expect, test } from 'vitest';
import { tagLabel } from '#server/modules/catalog/index.ts';

test('a tag has its name in every language', () => {
  expect(tagLabel('tea-time')).toMatchObject({ en: 'Tea time', ms: 'Minum petang' });
});

test.each([
  ['new-arrival', 'New arrival'],
  ['constructor', 'Constructor'],
])('the tag %s, which has no name, is called by its slug', (slug, name) => {
  expect(tagLabel(slug)).toMatchObject({ en: name, ms: name });
});
