import { expect, test } from 'vitest';
import { tagName } from '#schema/rules/tagNames.ts';

test('a tag has its name in both languages', () => {
  expect(tagName('tea-time')).toEqual({ en: 'Tea time', ms: 'Minum petang' });
});

test.each([
  ['new-arrival', 'New arrival'],
  ['constructor', 'Constructor'],
])('the tag %s, which has no name, is called by its slug', (slug, name) => {
  expect(tagName(slug)).toEqual({ en: name, ms: name });
});
