import { expect, test } from 'vitest';
import { sizeRank } from '#schema/rules/sizeOrder.ts';

const ORDERS: Record<string, string[]> = {
  'letter sizes': [
    'Free size',
    '5XS',
    'XXXS',
    'XXS',
    'XS',
    'XS/S',
    'S',
    'S/M',
    'M',
    'M/L',
    'L',
    'L/XL',
    'XL',
    'XXL',
    '3XL',
    'XXXXL',
    '5XL',
    '10XL',
  ],
  'letters in words': ['Extra small', 'Small', 'Medium', 'Large', 'Extra Large', '2XL'],
  'letters in Malay and Chinese': ['特小', 'Kecil', '中号', 'Besar', '加大'],
  'letters with numbers': ['S (36)', 'M (38)', 'L (40)', 'L (42)', 'XL'],
  'letters before ages before numbers': [
    'XS',
    'XXXL',
    'Newborn',
    '3 months',
    '2 years',
    '4',
    '38',
    'EU 38',
    'UK 6',
    'W28',
    'A4',
    '2cm',
    '1.5 m',
    '500 ml',
    'Ask us',
  ],
  ages: [
    'Newborn',
    '0-3 months',
    '3-6 months',
    '6m',
    '6-12 months',
    '9-12m',
    '12-18 months',
    '18-24 months',
    '2 years',
    '2-3 years',
    '3T',
    '4-5 years',
    '10 tahun',
  ],
  'ages in months and years': ['11 months', '1 year', '13 months', '18 bulan', '2 岁', '30个月'],
  numbers: ['2', '4', '6', '7.5', '8', '8½', '10', '28', '32A', '32B', '34A', '36-38', '38', '110'],
  countries: ['EU 36', 'EU 36.5', 'EU 37-38', 'EUR 38', 'EU 40', 'UK 3', 'UK 3.5', 'UK 6', 'UK 10', '11 UK', 'US 5', 'US 7½', 'US 10'],
  waists: ['W28', 'W28 L30', 'W28/L32', '29W', 'W30', 'W30 L34', 'W32'],
  beds: ['Single', 'Super Single', 'Queen', 'King'],
  paper: ['A6', 'A5', 'A4', 'A3'],
  lengths: ['5 mm', '2cm', '10 cm', '12 inch', '50cm', '1 m', '150 cm', '1.75 m', '2 m', '10 ft'],
  'lengths across': ['10 x 15 cm', '20 × 30 cm', '20 x 40 cm', '1 x 2 m'],
  amounts: ['250 g', '0.5 kg', '1kg', '10 kg', '330 ml', '1 L', '1.5L'],
};

test.each(Object.entries(ORDERS))('sizes are sorted by magnitude: %s', (_, sizes) => {
  for (const shuffled of [[...sizes].reverse(), [...sizes].sort()]) {
    const sorted = shuffled.sort((left, right) => sizeRank(left) - sizeRank(right) || sizes.indexOf(left) - sizes.indexOf(right));
    expect(sorted).toEqual(sizes);
  }
});

const SAME = [
  ['XXL', '2XL', 'xxl', ' 2xl ', 'ＸＸＬ'],
  ['XXXL', '3XL'],
  ['M', 'Medium', '中', 'm'],
  ['12 months', '1 year', '1 tahun', '12-12 months'],
  ['150 cm', '1.5 m', '1,5m', '1500 mm'],
  ['EU 38', 'EUR 38', 'EU38', '38 EU'],
  ['500 g', '0.5 kg'],
  ['8.5', '8½', '8 1/2'],
];

test.each(SAME)('the size %s has the same rank as its other notations', (...notations) => {
  expect(new Set(notations.map(sizeRank)).size).toBe(1);
});

test('unknown sizes are sorted last', () => {
  for (const size of ['Ask us', 'Ring No. five', '?', '', 'x', '💍']) expect(sizeRank(size)).toBeGreaterThan(sizeRank('20 kg'));
});
