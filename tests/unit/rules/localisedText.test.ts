import { expect, test } from 'vitest';
import { everyTextOf, fieldIn, fieldsIn, localise, mapTexts, ownTextsOf, textsOfFields } from '#schema/rules/localisedText.ts';
import { LOCALES } from '#schema/rules/locales.ts';

test('a language without a text, or with an empty one, shows that of another', () => {
  expect(localise({ en: 'Rice', ms: 'Beras' }, 'ms')).toBe('Beras');
  expect(localise({ en: 'Rice' }, 'ms')).toBe('Rice');
  expect(localise({ en: '', ms: 'Beras' }, 'en')).toBe('Beras');
  expect(localise({}, 'en')).toBe('');
});

test('Chinese falls back to English before Malay', () => {
  expect(localise({ en: 'Rice', ms: 'Beras' }, 'zh-MY')).toBe('Rice');
  expect(localise({ en: '', ms: 'Beras' }, 'zh-MY')).toBe('Beras');
});

test('every language shows a text that is in one language only', () => {
  for (const only of LOCALES) for (const shown of LOCALES) expect(localise({ [only]: 'Beras' }, shown)).toBe('Beras');
});

test('a text that repeats what its language shows anyway is not one of its own', () => {
  expect(ownTextsOf({ en: 'Laksa', ms: 'Laksa' })).toEqual({ en: 'Laksa' });
  expect(ownTextsOf({ en: 'Rice', ms: 'Beras' })).toEqual({ en: 'Rice', ms: 'Beras' });
  expect(ownTextsOf({ ms: 'Beras' })).toEqual({ ms: 'Beras' });
});

test('all texts are listed once, and changed where there are any', () => {
  expect(everyTextOf({ en: 'Laksa', ms: 'Laksa' })).toEqual(['Laksa']);
  expect(everyTextOf({ en: '', ms: 'Beras' })).toEqual(['Beras']);
  expect(mapTexts({ en: '', ms: 'beras' }, (text, locale) => `${locale} ${text}`)).toEqual({ en: '', ms: 'ms beras' });
});

test('fields and columns are named after the default language, the others with their tag', () => {
  expect(fieldIn('title', 'en')).toBe('title');
  expect(fieldIn('title', 'ms')).toBe('titleMs');
  expect(fieldsIn('alt', (locale) => locale)).toMatchObject({ alt: 'en', altMs: 'ms' });
  expect(textsOfFields('title', { titleMs: 'Beras' })).toEqual({ ms: 'Beras' });
});
