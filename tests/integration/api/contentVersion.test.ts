import { expect, test } from 'vitest';
import { openMarket } from '#tests/support/api/orderingApi.ts';
import { sampleRating } from '#tests/support/builders/ratings.ts';
import type { ProductDoc } from '#server/store/documents/catalog.ts';

const QUOTE = 'query ($input: QuoteInput!) { quote(input: $input) { lines { contentVersion issues { code blocking } } } }';
interface Quoted {
  quote: { lines: { contentVersion: string; issues: { code: string; blocking: boolean }[] }[] };
}

async function open() {
  const market = await openMarket();
  const { store, services, execute } = market;
  const line = async (seenContent?: string) => {
    const input = { lines: [{ variantId: 'var_rice', quantity: 1, ...(seenContent !== undefined && { seenContent }) }] };
    return (await execute<Quoted>(QUOTE, { input })).data.quote.lines[0]!;
  };
  const change = async (of: (product: ProductDoc) => Partial<ProductDoc>) => {
    await store.transaction(async (transaction) => {
      const product = (await transaction.get('products', 'prd_rice'))!;
      await transaction.put('products', { ...product, ...of(product) });
    });
    await services.settled();
  };
  const order = (seenContent: string | null) => market.placeOrder({ lines: [{ variantId: 'var_rice', quantity: 1, seenContent }] });
  return { ...market, line, change, order };
}

test.each<[string, (product: ProductDoc) => Partial<ProductDoc>]>([
  ['title', () => ({ title: { en: 'Photo of rice' } })],
  ['title in another language', ({ title }) => ({ title: { ...title, ms: 'Gambar beras' } })],
  ['description', () => ({ description: { en: 'A photo of rice' } })],
  ['pictures', ({ pictures }) => ({ pictures: [...pictures].reverse() })],
  ['weight', () => ({ weight: '10g' })],
  ['attributes', () => ({ attributes: { material: ['paper'] } })],
  ['brand', () => ({ brand: 'brd_other' })],
])('an order is refused if the %s of a product changed after the quote, until the buyer has seen the new one', async (_what, of) => {
  const { line, change, order, store } = await open();
  const { contentVersion: seen } = await line();
  await change(of);
  const refused = await order(seen);
  expect(refused).toMatchObject({ order: null, errors: [{ __typename: 'InvalidInput', path: ['lines', '0', 'seenContent'] }] });
  expect(refused.errors[0]?.message).toContain('the seller has changed its description, pictures or options since you saw it');
  expect(await store.count('orders')).toBe(0);
  const now = await line(seen);
  expect(now.contentVersion).not.toBe(seen);
  expect(now.issues).toEqual([{ code: 'CONTENT_CHANGED', blocking: false }]);
  expect((await order(now.contentVersion)).errors).toEqual([]);
});

test('the content version ignores rating and rank, and is optional in an order', async () => {
  const { line, change, order, store } = await open();
  const { contentVersion: seen } = await line();
  await store.transaction((transaction) => transaction.put('ratings', sampleRating('prd_rice', 'ven_any', 99 + 1)!));
  await change(({ featuredRank }) => ({
    featuredRank: featuredRank + 1,
    updatedAt: '2026-11-01T00:00:00Z',
  }));
  expect(await line(seen)).toEqual({ contentVersion: seen, issues: [] });
  expect((await order(seen)).errors).toEqual([]);
  await change(() => ({ title: { en: 'Photo of rice' } }));
  expect((await order(null)).errors).toEqual([]);
});

test('the content version does not depend on the order of stored fields', async () => {
  const { line, change } = await open();
  const { contentVersion: seen } = await line();
  await change((product) => Object.fromEntries(Object.entries(product).reverse()));
  await change(({ title, description }) => ({
    title: Object.fromEntries(Object.entries(title).reverse()),
    description: Object.fromEntries(Object.entries(description).reverse()),
  }));
  expect((await line(seen)).issues).toEqual([]);
});
