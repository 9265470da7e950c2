import { describe, expect, test } from 'vitest';
import { routeTable } from '#client/routes/routeTable.ts';
import { isMarketName, vendorNameSkeleton } from '#schema/rules/vendorNames.ts';
import { buildCatalogue } from '#seed/buildCatalogue.ts';
import { slugProblem } from '#schema/rules/vendorSlugs.ts';

describe('the vendor name', () => {
  test.each([
    'Rizq',
    'RIZQ',
    'r i z q',
    'Rìzq',
    'R1zq',
    'Rlzq',
    'Ｒｉｚｑ',
    'Riᴢq',
    'Rіzq (a Cyrillic і)',
    'ᖇizq',
    'ᏒizqMart',
    'Rizq Official',
    'The Rizq Kitchen',
    'RizqMart',
    'Official Rizq',
    'MyRizq',
    'رزق',
    'Admin',
    'Customer Service',
    'Khidmat Pelanggan',
    'S U P P O R T',
    'Offıcial',
    'RizqPay',
    'Rizq Wallet',
    'Refund Department',
    'Payment Services',
    'Kebun Utara ✅ Verified',
    'Kebun Utara ✓',
    'Kedai Disahkan',
  ])('%s is rejected because it impersonates the marketplace', (name) => {
    expect(isMarketName(name)).toBe(true);
  });

  test.each([
    'Kedai Kopi Mak Cik',
    'Rizqi Batik',
    'Nurizqa',
    'Mart 24',
    'Pasar Tani',
    'Apple Pay Less',
    'Express Bakery',
    'Helper of gardens',
    '咖啡店面馆',
    'Horizqon',
  ])('%s does not impersonate the marketplace', (name) => {
    expect(isMarketName(name)).toBe(false);
  });
});

describe('vendor name skeletons', () => {
  test.each([
    'Kebvn Utara',
    'Kebun Utara Official',
    'The Kebun Utara Shop',
    'KEBUN UTARA Malaysia Sdn Bhd',
    'Kebuun Uttara',
    'Keb un-Utara!',
    'Кebun Utаra',
  ])('treat %s as confusable with Kebun Utara', (name) => {
    expect(vendorNameSkeleton(name)).toBe(vendorNameSkeleton('Kebun Utara'));
  });

  test.each([
    ['Modern Mart', 'Modem Mart'],
    ['Kopi 101', 'Kopi lOl'],
  ])('treat %s as confusable with %s', (name, other) => {
    expect(vendorNameSkeleton(name)).toBe(vendorNameSkeleton(other));
  });

  test('keep distinct names apart: with an additional word, another word, a generic word alone, and those of the sample vendors', () => {
    const honest = [
      'Kebun Utara',
      'Kebun Selatan',
      'Kebun',
      'Utara',
      'Kebun Utara Organik',
      'Kopi Bali',
      'Kopi Ball',
      'The Shop',
      'Official',
      '咖啡',
      '面馆',
    ];
    const names = [...honest, ...buildCatalogue().vendors.map(({ name }) => name)];
    const distinct = new Set(names.map((name) => name.toLowerCase())).size;
    expect(new Set(names.map(vendorNameSkeleton)).size).toBe(distinct);
  });
});

describe('the slug of a vendor', () => {
  test('cannot be the first path segment of any page of the marketplace', () => {
    const first = routeTable.flatMap(({ path }) => /^\/?([a-z0-9-]{3,40})(?:\/|$)/.exec(path)?.[1] ?? []);
    expect(first.length).toBeGreaterThan(50);
    expect(first.filter((slug) => slugProblem(slug) !== 'reserved')).toEqual([]);
  });

  test.each(['rizq', 'rizq-kitchen', 'r1zq', 'rizqmart', 'admin', 'support', 'official', 'customer-service', 'graphql', 'imports'])(
    'cannot be %s',
    (slug) => {
      expect(slugProblem(slug)).toBe('reserved');
    },
  );

  test.each(['kedai-kopi', 'rizqi-batik', 'shop-of-amin', 'fashion-by-tini', 'vendor-lama'])('can be %s', (slug) => {
    expect(slugProblem(slug)).toBeNull();
  });
});
