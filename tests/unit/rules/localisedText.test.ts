import { expect, test } from 'vitest';
import { everyTextOf, fieldIn, fieldsIn, localise, mapTexts, ownTextsOf, textsOfFields } from '#schema/rules/localisedText.ts';
import { LOCALES } from '#schema/rules/locales.ts';

test('a missing or empty text falls back to another language', () => {
  expect(localise({ en: 'Rice', ms: 'Beras' }, 'ms')).toBe('Beras');
  expect(localise({ en: 'Rice' }, 'ms')).toBe('Rice');
  expect(localise({ en: '', ms: 'Beras' }, 'en')).toBe('Beras');
  expect(localise({}, 'en')).toBe('');
});

test('Chinese falls back to English before Malay', () => {
  expect(localise({ en: 'Rice', ms: 'Beras' }, 'zh-MY')).toBe('Rice');
  expect(localise({ en: '', ms: 'Beras' }, 'zh-MY')).toBe('Beras');
});

test('a text in a single language is shown in every language', () => {
  for (const only of LOCALES) for (const shown of LOCALES) expect(localise({ [only]: 'Beras' }, shown)).toBe('Beras');
});

test('ownTextsOf omits texts that equal their fallback', () => {
  expect(ownTextsOf({ en: 'Laksa', ms: 'Laksa' })).toEqual({ en: 'Laksa' });
  expect(ownTextsOf({ en: 'Rice', ms: 'Beras' })).toEqual({ en: 'Rice', ms: 'Beras' });
  expect(ownTextsOf({ ms: 'Beras' })).toEqual({ ms: 'Beras' });
});

test('everyTextOf lists each distinct text once; mapTexts leaves empty texts unchanged', () => {
  expect(everyTextOf({ en: 'Laksa', ms: 'Laksa' })).toEqual(['Laksa']);
  expect(everyTextOf({ en: '', ms: 'Beras' })).toEqual(['Beras']);
  expect(mapTexts({ en: '', ms: 'beras' }, (text, locale) => `${locale} ${text}`)).toEqual({ en: '', ms: 'ms beras' });
});

test('field names of the default language have no suffix, those of other languages end with their tag', () => {
  expect(fieldIn('title', 'en')).toBe('title');
  expect(fieldIn('title', 'ms')).toBe('titleMs');
  expect(fieldsIn('alt', (locale) => locale)).toMatchObject({ alt: 'en', altMs: 'ms' });
  expect(textsOfFields('title', { titleMs: 'Beras' })).toEqual({ ms: 'Beras' });
});
