import { beforeAll, describe, expect, test } from 'vitest';
import { arrival, headline, lastKnownPlace } from '#client/features/packages/packageMessages.ts';
import { createTranslator, type I18nValue } from '#client/i18n/I18nProvider.tsx';
import { loadAllMessages } from '#client/i18n/loadMessages.ts';

type PackageSummary = Parameters<typeof headline>[0][number];

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

function orderPackage(
  status: PackageSummary['status'],
  expectedBy: string | null,
  at = '2026-02-03T01:00:00Z',
  note: string | null = null,
): PackageSummary {
  return {
    status,
    expectedBy,
    pickup: null,
    timeline: [{ at, status, returnStatus: null, place: status === 'PLACED' ? null : 'Ipoh', note }],
  };
}

const said = (packages: PackageSummary[], locale: 'en' | 'ms' = 'en') => headline(packages, { ...words[locale], now: NOW });

describe('the headline of an order says', () => {
  test.each<[string, () => PackageSummary[]]>([
    ['Your package is expected by Fri, 6 Feb', () => [orderPackage('PLACED', END_OF.friday)]],
    ['Your package is expected tomorrow', () => [orderPackage('SHIPPED', END_OF.tomorrow)]],
    ['Your package is expected today', () => [orderPackage('SHIPPED', END_OF.today)]],
    ['Your package arrives today', () => [orderPackage('OUT_FOR_DELIVERY', END_OF.tomorrow)]],
    ['Your package is expected today', () => [orderPackage('OUT_FOR_DELIVERY', END_OF.today, '2026-02-02T01:00:00Z')]],
    ['Your package is later than expected', () => [orderPackage('SHIPPED', END_OF.monday)]],
    [
      'The first of two packages arrives today',
      () => [orderPackage('PLACED', END_OF.friday), orderPackage('OUT_FOR_DELIVERY', END_OF.tomorrow)],
    ],
    [
      'The first of two packages is expected tomorrow',
      () => [orderPackage('PLACED', END_OF.friday), orderPackage('PACKED', END_OF.tomorrow)],
    ],
    [
      'The next of three packages is expected tomorrow',
      () => [orderPackage('DELIVERED', END_OF.today), orderPackage('PACKED', END_OF.tomorrow), orderPackage('PLACED', END_OF.friday)],
    ],
    [
      'The last of two packages is expected by Fri, 6 Feb',
      () => [orderPackage('DELIVERED', END_OF.today), orderPackage('PLACED', END_OF.friday)],
    ],
    ['Your package is expected by Fri, 6 Feb', () => [orderPackage('CANCELLED', END_OF.today), orderPackage('PLACED', END_OF.friday)]],
  ])('%s', (sentence, packages) => {
    expect(said(packages())).toBe(sentence);
  });

  test('nothing if no package is on its way', () => {
    expect(said([orderPackage('DELIVERED', END_OF.today), orderPackage('CANCELLED', END_OF.friday)])).toBeNull();
  });

  test('the same in Malay', () => {
    expect(said([orderPackage('PLACED', END_OF.friday), orderPackage('OUT_FOR_DELIVERY', END_OF.tomorrow)], 'ms')).toBe(
      'Bungkusan pertama daripada dua tiba hari ini',
    );
  });
});

test('an expected day is shown only for packages on their way, and not while the payment may fail', () => {
  const when = (each: PackageSummary, isSure = true) => arrival(each, isSure, { ...words.en, now: NOW });
  expect(when(orderPackage('PACKED', END_OF.friday))).toMatchObject({ label: 'Expected', day: 'By Fri, 6 Feb' });
  expect(when(orderPackage('PACKED', END_OF.monday))).toMatchObject({ label: 'Was expected' });
  expect(when(orderPackage('PACKED', END_OF.friday), false)).toBeNull();
  expect(when(orderPackage('CANCELLED', END_OF.friday))).toBeNull();
  expect(when(orderPackage('DELIVERED', END_OF.friday))).toMatchObject({ label: 'Delivered', day: 'Tue, 3 Feb' });
});

describe('a pick-up order', () => {
  const fetched = (...args: Parameters<typeof orderPackage>): PackageSummary => ({
    ...orderPackage(...args),
    pickup: { name: 'Kopi Tujuh Pagi' },
  });

  test.each<[string, () => PackageSummary[]]>([
    ['Your package should be ready to collect by Fri, 6 Feb', () => [fetched('PLACED', END_OF.friday)]],
    ['Your package should be ready to collect today', () => [fetched('PLACED', END_OF.today)]],
    ['Your package is ready later than expected', () => [fetched('PLACED', END_OF.monday)]],
    // A package waiting to be picked up is never late.
    ['Your package is ready to collect', () => [fetched('PACKED', END_OF.monday)]],
    ['The first of two packages is ready to collect', () => [orderPackage('PLACED', END_OF.today), fetched('PACKED', END_OF.friday)]],
  ])('has the headline "%s"', (sentence, packages) => {
    expect(said(packages())).toBe(sentence);
  });

  test('shows that its package is ready at the vendor, and later that it was collected', () => {
    const when = (each: PackageSummary) => arrival(each, true, { ...words.en, now: NOW });
    expect(lastKnownPlace(fetched('PACKED', END_OF.today), words.en).text).toBe('Packed, ready to be picked up at Kopi Tujuh Pagi');
    expect(when(fetched('PACKED', END_OF.monday))).toMatchObject({ label: 'Ready since', day: 'Tue, 3 Feb' });
    expect(lastKnownPlace(fetched('DELIVERED', END_OF.today), words.en).text).toBe('Collected at Kopi Tujuh Pagi');
    expect(when(fetched('DELIVERED', END_OF.today))).toMatchObject({ label: 'Collected' });
    expect(said([fetched('PACKED', END_OF.today)], 'ms')).toBe('Bungkusan anda sedia untuk diambil');
  });
});

test('the last known place of a package is derived from its last event', () => {
  expect(lastKnownPlace(orderPackage('SHIPPED', null), words.en).text).toBe('With the courier, last seen in Ipoh');
  expect(lastKnownPlace(orderPackage('PLACED', null), words.en).text).toBe('The seller packs it next');
  expect(lastKnownPlace(orderPackage('CANCELLED', null, undefined, 'Habis dijual di gerai'), words.ms).text).toBe('Habis dijual di gerai');
});
