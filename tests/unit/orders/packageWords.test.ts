import { beforeAll, describe, expect, test } from 'vitest';
import { arrival, headline, whereabouts } from '#client/features/orders/packageWords.ts';
import { createTranslator, type I18nValue } from '#client/i18n/I18nProvider.tsx';
import { loadAllMessages } from '#client/i18n/loadMessages.ts';

type Parcel = Parameters<typeof headline>[0][number];

/** A Tuesday at noon in Malaysia. */
const NOW = new Date('2026-02-03T04:00:00Z');
const END_OF = {
  monday: '2026-02-02T15:59:59Z',
  today: '2026-02-03T15:59:59Z',
  tomorrow: '2026-02-04T15:59:59Z',
  friday: '2026-02-06T15:59:59Z',
};

let words: Record<'en' | 'ms', I18nValue>;
beforeAll(async () => {
  words = {
    en: createTranslator('en', await loadAllMessages('en')),
    ms: createTranslator('ms', await loadAllMessages('ms')),
  };
});

function parcel(status: Parcel['status'], expectedBy: string | null, at = '2026-02-03T01:00:00Z', note: string | null = null): Parcel {
  return {
    status,
    expectedBy,
    pickup: null,
    timeline: [{ at, status, returnStatus: null, place: status === 'PLACED' ? null : 'Ipoh', note }],
  };
}

const said = (parcels: Parcel[], locale: 'en' | 'ms' = 'en') => headline(parcels, { ...words[locale], now: NOW });

describe('the head of an order says', () => {
  test.each<[string, () => Parcel[]]>([
    ['Your package is expected by Fri, 6 Feb', () => [parcel('PLACED', END_OF.friday)]],
    ['Your package is expected tomorrow', () => [parcel('SHIPPED', END_OF.tomorrow)]],
    ['Your package is expected today', () => [parcel('SHIPPED', END_OF.today)]],
    ['Your package arrives today', () => [parcel('OUT_FOR_DELIVERY', END_OF.tomorrow)]],
    ['Your package is expected today', () => [parcel('OUT_FOR_DELIVERY', END_OF.today, '2026-02-02T01:00:00Z')]],
    ['Your package is later than expected', () => [parcel('SHIPPED', END_OF.monday)]],
    ['The first of two packages arrives today', () => [parcel('PLACED', END_OF.friday), parcel('OUT_FOR_DELIVERY', END_OF.tomorrow)]],
    ['The first of two packages is expected tomorrow', () => [parcel('PLACED', END_OF.friday), parcel('PACKED', END_OF.tomorrow)]],
    [
      'The next of three packages is expected tomorrow',
      () => [parcel('DELIVERED', END_OF.today), parcel('PACKED', END_OF.tomorrow), parcel('PLACED', END_OF.friday)],
    ],
    ['The last of two packages is expected by Fri, 6 Feb', () => [parcel('DELIVERED', END_OF.today), parcel('PLACED', END_OF.friday)]],
    ['Your package is expected by Fri, 6 Feb', () => [parcel('CANCELLED', END_OF.today), parcel('PLACED', END_OF.friday)]],
  ])('%s', (sentence, parcels) => {
    expect(said(parcels())).toBe(sentence);
  });

  test('nothing when nothing is on its way', () => {
    expect(said([parcel('DELIVERED', END_OF.today), parcel('CANCELLED', END_OF.friday)])).toBeNull();
  });

  test('the same in Malay', () => {
    expect(said([parcel('PLACED', END_OF.friday), parcel('OUT_FOR_DELIVERY', END_OF.tomorrow)], 'ms')).toBe(
      'Bungkusan pertama daripada dua tiba hari ini',
    );
  });
});

test('a day is promised only for what is on its way, and not while a bank may decline', () => {
  const when = (each: Parcel, isSure = true) => arrival(each, isSure, { ...words.en, now: NOW });
  expect(when(parcel('PACKED', END_OF.friday))).toMatchObject({ label: 'Expected', day: 'By Fri, 6 Feb' });
  expect(when(parcel('PACKED', END_OF.monday))).toMatchObject({ label: 'Was expected' });
  expect(when(parcel('PACKED', END_OF.friday), false)).toBeNull();
  expect(when(parcel('CANCELLED', END_OF.friday))).toBeNull();
  expect(when(parcel('DELIVERED', END_OF.friday))).toMatchObject({ label: 'Delivered', day: 'Tue, 3 Feb' });
});

describe('a package that its buyer fetches', () => {
  const fetched = (...args: Parameters<typeof parcel>): Parcel => ({ ...parcel(...args), pickup: { name: 'Kopi Tujuh Pagi' } });

  test.each<[string, () => Parcel[]]>([
    ['Your package should be ready to collect by Fri, 6 Feb', () => [fetched('PLACED', END_OF.friday)]],
    ['Your package should be ready to collect today', () => [fetched('PLACED', END_OF.today)]],
    ['Your package is ready later than expected', () => [fetched('PLACED', END_OF.monday)]],
    // It lies there: it is not late, however long it does.
    ['Your package is ready to collect', () => [fetched('PACKED', END_OF.monday)]],
    ['The first of two packages is ready to collect', () => [parcel('PLACED', END_OF.today), fetched('PACKED', END_OF.friday)]],
  ])('%s', (sentence, parcels) => {
    expect(said(parcels())).toBe(sentence);
  });

  test('lies ready, then is collected, at the shop', () => {
    const when = (each: Parcel) => arrival(each, true, { ...words.en, now: NOW });
    expect(whereabouts(fetched('PACKED', END_OF.today), words.en).text).toBe('Packed, ready to be picked up at Kopi Tujuh Pagi');
    expect(when(fetched('PACKED', END_OF.monday))).toMatchObject({ label: 'Ready since', day: 'Tue, 3 Feb' });
    expect(whereabouts(fetched('DELIVERED', END_OF.today), words.en).text).toBe('Collected at Kopi Tujuh Pagi');
    expect(when(fetched('DELIVERED', END_OF.today))).toMatchObject({ label: 'Collected' });
    expect(said([fetched('PACKED', END_OF.today)], 'ms')).toBe('Bungkusan anda sedia untuk diambil');
  });
});

test('where a package is follows from its last event', () => {
  expect(whereabouts(parcel('SHIPPED', null), words.en).text).toBe('With the courier, last seen in Ipoh');
  expect(whereabouts(parcel('PLACED', null), words.en).text).toBe('The seller packs it next');
  expect(whereabouts(parcel('CANCELLED', null, undefined, 'Habis dijual di gerai'), words.ms).text).toBe('Habis dijual di gerai');
});
