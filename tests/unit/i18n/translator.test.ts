import { expect, test } from 'vitest';
import { createTranslator } from '#client/i18n/I18nProvider.tsx';
import { loadAllMessages } from '#client/i18n/loadMessages.ts';

test('English has a singular and a plural form of a count, Malay has one form', async () => {
  const english = createTranslator('en', await loadAllMessages('en'));
  const malay = createTranslator('ms', await loadAllMessages('ms'));
  expect(english.t('home.items', { n: 1 })).toBe('1 item');
  expect(english.t('home.items', { n: 148 })).toBe('148 items');
  expect(malay.t('home.items', { n: 1 })).toBe('1 item');
  expect(malay.t('home.items', { n: 148 })).toBe('148 item');
});

test('the counts of the vendor dashboard have a singular', async () => {
  const { t } = createTranslator('en', await loadAllMessages('en'));
  expect([1, 2].map((n) => `${n} ${t('sales.returns', { n })}`)).toEqual(['1 return', '2 returns']);
  expect([1, 2].map((n) => `${n} ${t('sales.reviews', { n })}`)).toEqual(['1 review to answer', '2 reviews to answer']);
});

test('a price is inserted into a translated sentence unchanged', async () => {
  const { t } = createTranslator('ms', await loadAllMessages('ms'));
  expect(t('ui.priceWas', { price: '$8.00' })).toBe('Harga asal $8.00');
});
