import { describe, expect, test } from 'vitest';
import { KUIH, openInventoryApi } from '#tests/support/api/inventoryApi.ts';
import { openMarket } from '#tests/support/api/orderingApi.ts';
import { openMarketplace } from '#tests/support/api/productFiles.ts';
import { type Change, openVendorsApi } from '#tests/support/api/vendorsApi.ts';
import { codes } from '#tests/support/api/accountsApi.ts';
import { texts } from '#tests/support/api/localisedTexts.ts';
import { anAddressInput } from '#tests/support/builders/orderInput.ts';

/** Common product names with only one or two characters, mostly from scripts in which a character is a syllable or a word. */
const SHORT_TITLES = ['米', '豆腐', '榴莲', '茶叶', '𩸽', 'Ox', '빵', '김치', 'すし', '酢', 'டீ', 'பூ', 'பால்', 'ชา', 'น้ำ', 'घी'];
const SHORT_SHOPS = ['茶王', '米铺', '빵집', '寿司', 'கடை', 'ร้านชา', 'Fah'];
const TOO_SHORT = ['a', '1', 'é', '。'];

/** Paths of the rejected fields. Saving the same SKU a second time causes the SKU to be rejected as well. */
const pathsOf = ({ errors }: { errors: { path: readonly string[] | null }[] }) => errors.map(({ path }) => path?.join('.'));

describe('product names', () => {
  test.each(SHORT_TITLES)('%j is accepted as a title in the product form and in a file', async (title) => {
    const { save } = await openInventoryApi();
    for (const locale of ['en', 'ms', 'zh-MY'] as const) {
      expect(pathsOf(await save({ ...KUIH, title: texts({ [locale]: title }) }))).not.toContain(`title.${locale}`);
    }
    const { take, bySku } = await openMarketplace();
    const file = `sku,title,titleMs,titleZhMy,description,category,newPrice,quantity\nSHORT-1,${title},${title},${title},A description,snacks,5,1`;
    expect(await take(file)).toMatchObject({ created: 1, rejected: 0 });
    expect((await bySku('SHORT-1'))?.product.title.en).toBe(title);
  });

  test.each(TOO_SHORT)('%j is refused as a title', async (title) => {
    const { save } = await openInventoryApi();
    const { errors } = await save({ ...KUIH, title: texts({ en: title }) });
    expect(errors.map(({ path }) => path?.[0])).toEqual(['title']);
  });

  test.each([
    ['Latin letters', 'a', 120],
    ['accented letters', 'e\u0301', 120],
    ['ideographs', '米', 60],
    ['ideographs outside the basic plane', '𠮷', 60],
    ['kana', 'す', 60],
    ['Hangul', '빵', 60],
    ['Tamil syllables', 'தே', 60],
  ])('a title can have as many %s as fit its line', async (_script, sign, most) => {
    const { save } = await openInventoryApi();
    const refused = async (count: number) =>
      pathsOf(await save({ ...KUIH, title: texts({ en: sign.repeat(count) }) })).includes('title.en');
    expect([await refused(most), await refused(most + 1)]).toEqual([false, true]);
  });
});

/**
 * Fields with the maximum number of Latin letters that they accept, and a request that sets one of them. The request resolves to the
 * paths of the rejected fields.
 */
const LINES: readonly [string, number, (text: string) => Promise<unknown[]>][] = [
  ...[
    ['brand', 60, (brand: string) => ({ brand })],
    ['tags', 30, (tag: string) => ({ tags: [tag] })],
    ['halal.body', 60, (body: string) => ({ halal: { body, number: 'MS 1', expires: '2027-05-01T00:00:00.000Z' } })],
    ['halal.number', 60, (number: string) => ({ halal: { body: 'JAKIM', number, expires: '2027-05-01T00:00:00.000Z' } })],
  ].map(([path, max, change]): (typeof LINES)[number] => [
    path as string,
    max as number,
    async (text) => {
      const { save } = await openInventoryApi();
      return pathsOf(await save({ ...KUIH, ...(change as (text: string) => object)(text) }));
    },
  ]),
  ...[
    ['name', 60, (name: string) => ({ name, slug: 'a-free-slug' })],
    ['kind.en', 40, (kind: string) => ({ kind: texts({ en: kind }) })],
    ['city', 80, (city: string) => ({ city })],
    ['openingHours', 120, (openingHours: string) => ({ openingHours })],
  ].map(([path, max, change]): (typeof LINES)[number] => [
    path as string,
    max as number,
    async (text) => {
      const { newcomer, open } = await openVendorsApi();
      return codes(await open(await newcomer('farah@example.com'), (change as (text: string) => Change)(text))).map((error) => error[1]);
    },
  ]),
  ...(
    [
      ['firstName', 80],
      ['lastName', 80],
      ['line1', 120],
      ['line2', 120],
      ['city', 80],
    ] as const
  ).map(([field, max]): (typeof LINES)[number] => [
    `shippingAddress.${field}`,
    max,
    async (text) => {
      const { placeOrder } = await openMarket();
      return codes(await placeOrder({ shippingAddress: anAddressInput({ [field]: text }) })).map((error) => error[1]);
    },
  ]),
];

describe('text lengths', () => {
  test.each(LINES)('%s accepts %i Latin letters, or half as many ideographs, and refuses one more', async (path, max, refusedBy) => {
    expect(await refusedBy('x'.repeat(max))).toEqual([]);
    expect(await refusedBy('x'.repeat(max + 1))).toEqual([path]);
    expect(await refusedBy('米'.repeat(max / 2))).toEqual([]);
    expect(await refusedBy('米'.repeat(max / 2 + 1))).toEqual([path]);
  });

  test('descriptions accept as many ideographs as letters, and count a Tamil syllable as one', async () => {
    const { save } = await openInventoryApi();
    const refused = async (text: string) => pathsOf(await save({ ...KUIH, description: texts({ en: text }) })).includes('description.en');
    expect([await refused('米'.repeat(2000)), await refused('米'.repeat(2001))]).toEqual([false, true]);
    expect([await refused('தே'.repeat(2000)), await refused(`${'தே'.repeat(2000)}தே`)]).toEqual([false, true]);
  });
});

describe('vendor names', () => {
  test.each(SHORT_SHOPS)("%j is accepted as a vendor's name", async (name) => {
    const { newcomer, open } = await openVendorsApi();
    const { vendor, errors } = await open(await newcomer('farah@example.com'), { name, slug: 'a-free-slug' });
    expect([errors, vendor?.profile.slug]).toEqual([[], 'a-free-slug']);
  });

  test.each(['ab', 'é!', '茶', '..'])("%j is refused as a vendor's name", async (name) => {
    const { newcomer, open } = await openVendorsApi();
    expect(codes(await open(await newcomer('farah@example.com'), { name, slug: 'a-free-slug' }))).toEqual([['INVALID', 'name']]);
  });
});
