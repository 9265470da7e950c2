import { beforeAll, expect, test } from 'vitest';
import { everyTextOf } from '#schema/rules/localisedText.ts';
import { buildCatalogue } from '#seed/buildCatalogue.ts';
import { fillEmptyStore } from '#seed/fillEmptyStore.ts';
import { generateCatalogue } from '#seed/generate.ts';
import { settleDemoAccounts } from '#server/modules/accounts/demoAccounts.repository.ts';
import { DEMO_GUESTS_ID, DEMO_SHOPPER_ID } from '#server/modules/orders/sampleOrders.ts';
import { seedStore } from '#seed/seedStore.ts';
import { orderStatus } from '#server/modules/orders/orderViews.ts';
import { packageStatus } from '#server/modules/orders/packageStatus.ts';
import { openMemoryStore } from '#server/store/core/transactionalStore.ts';
import { violations } from '#tests/support/api/orderInvariants.ts';
import { followCommits } from '#tests/support/store/followCommits.ts';

const NOW = new Date('2026-02-03T04:05:06Z');
const ALL = { limit: 1000 };

/** A newly filled demo store, and the number of commits it took. */
const store = openMemoryStore();
let commits = 0;
beforeAll(async () => {
  await followCommits(store, () => (commits += 1));
  await fillEmptyStore(store, { demo: true, now: NOW });
});

test('a new demo has sample orders in every status, all of sample accounts and written in one commit', async () => {
  expect(commits).toBe(1);
  const orders = (await store.query('orders', ALL)).items;
  expect(new Set(orders.map(({ userId }) => userId))).toEqual(new Set([DEMO_SHOPPER_ID, DEMO_GUESTS_ID]));
  expect(orders.filter(({ userId }) => userId === DEMO_SHOPPER_ID)).toHaveLength(10);
  expect(new Set(orders.map(orderStatus))).toEqual(new Set(['PENDING', 'COMPLETED', 'CANCELLED']));
  const states = orders.flatMap(({ packages }) => packages.map(packageStatus));
  expect(new Set(states)).toEqual(
    new Set(['PLACED', 'PACKED', 'SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED', 'CANCELLED', 'RETURN_REQUESTED']),
  );
  const returns = orders.flatMap(({ packages }) => packages.flatMap((orderPackage) => orderPackage.returns ?? []));
  expect(returns.map(({ status }) => status).sort()).toEqual(['RECEIVED', 'REQUESTED']);
  const payments = orders.map(({ payment }) => `${payment.method} ${payment.status}`);
  expect(new Set(payments)).toEqual(
    new Set(['FPX PAID', 'FPX PENDING', 'FPX REFUNDED', 'FPX FAILED', 'CASH_ON_DELIVERY PENDING', 'CASH_ON_DELIVERY PAID']),
  );
  expect(await violations(store, buildCatalogue().stock)).toEqual([]);
});

test('a sample order of the demo shopper has an open cancellation request, whose job runs at its deadline', async () => {
  const packages = (await store.query('orders', ALL)).items
    .filter(({ userId }) => userId === DEMO_SHOPPER_ID)
    .flatMap((order) => order.packages);
  const requested = packages.filter(({ cancellationRequest }) => cancellationRequest?.state === 'REQUESTED');
  expect(requested.map(({ vendorId }) => vendorId)).toEqual([buildCatalogue().vendors.find(({ slug }) => slug === 'dapur-mak-som')?.id]);
  const jobs = (await store.query('jobs', ALL)).items
    .filter(({ kind }) => kind === 'endCancellationRequest')
    .map(({ kind, payload, runAt }) => ({ kind, payload, runAt }));
  expect(jobs).toEqual(
    requested.map(({ number, cancellationRequest }) => ({
      kind: 'endCancellationRequest',
      payload: { packageNumber: number },
      runAt: cancellationRequest?.respondBy,
    })),
  );
  expect((jobs[0]?.runAt ?? '') > NOW.toISOString()).toBe(true);
});

test('a sample order of the demo shopper has a replaced line that waits for the buyer, whose job runs at its deadline', async () => {
  const packages = (await store.query('orders', ALL)).items.flatMap((order) => order.packages);
  const waiting = packages.flatMap(({ number, lines }) =>
    lines.flatMap(({ id, ifSoldOut, replacement }) => (replacement ? [{ number, id, ifSoldOut, ...replacement }] : [])),
  );
  expect(waiting).toMatchObject([{ ifSoldOut: 'ASK', state: 'REQUESTED' }]);
  const [line] = waiting;
  const jobs = (await store.query('jobs', ALL)).items.filter(({ kind }) => kind === 'endReplacementRequest');
  expect(jobs).toMatchObject([{ payload: { packageNumber: line?.number, lineId: line?.id }, runAt: line?.respondBy }]);
  expect((line?.respondBy ?? '') > NOW.toISOString()).toBe(true);
});

test('the events of sample orders are in chronological order and before the first start', async () => {
  for (const order of (await store.query('orders', ALL)).items) {
    for (const { timeline } of order.packages) {
      const moments = timeline.map(({ at }) => at);
      expect([...moments].sort()).toEqual(moments);
      expect(moments[0]).toBe(order.placedAt);
      expect((moments.at(-1) ?? '') <= NOW.toISOString()).toBe(true);
    }
  }
});

test('some forty products of a demo have questions in three languages, and some have no answer', async () => {
  const questions = (await store.query('questions', ALL)).items;
  expect(new Set(questions.map(({ productId }) => productId)).size).toBeGreaterThanOrEqual(30);
  expect(new Set(questions.map(({ language }) => language))).toEqual(new Set(['en', 'ms', 'zh-MY']));
  expect(new Set(questions.map(({ isAnswered }) => isAnswered))).toEqual(new Set([true, false]));
  expect(new Set(questions.flatMap(({ answers }) => answers.map(({ isVendor }) => isVendor)))).toEqual(new Set([true, false]));
});

test('about a third of the products of a demo have reviews, each by the buyer of a delivered line, with matching counts', async () => {
  const reviews = (await store.query('reviews', ALL)).items;
  const orders = new Map((await store.query('orders', ALL)).items.map((order) => [order.id, order]));
  for (const review of reviews) {
    const order = orders.get(review.orderId)!;
    const orderPackage = order.packages.find(({ lines }) => lines.some(({ id }) => id === review.lineId))!;
    const delivered = orderPackage.timeline.find(({ status }) => status === 'DELIVERED')!;
    expect([review.userId, review.vendorId]).toEqual([order.userId, orderPackage.vendorId]);
    expect(delivered.at < review.createdAt && review.createdAt <= NOW.toISOString()).toBe(true);
  }
  const published = reviews.filter(({ status }) => status === 'PUBLISHED');
  expect(new Set(reviews.map(({ status }) => status))).toEqual(new Set(['PENDING', 'PUBLISHED', 'REJECTED']));
  expect(new Set(published.map(({ stars }) => stars))).toEqual(new Set([1, 2, 3, 4, 5]));
  expect(new Set(published.map(({ language }) => language))).toEqual(new Set(['en', 'ms', 'zh-MY']));
  expect(published.some(({ reply }) => reply !== null) && published.some(({ hasPhotos }) => hasPhotos)).toBe(true);
  expect(new Set(reviews.map(({ productId, title }) => `${productId} ${title}`)).size).toBe(reviews.length);

  const ratings = (await store.query('ratings', ALL)).items;
  const rated = new Set(published.map(({ productId }) => productId));
  expect(new Set(ratings.map(({ id }) => id))).toEqual(rated);
  for (const { id, stars } of ratings) {
    const own = published.filter(({ productId }) => productId === id);
    expect(stars).toEqual([1, 2, 3, 4, 5].map((value) => own.filter((review) => review.stars === value).length));
  }
  const products = await store.count('products');
  expect(rated.size / products).toBeGreaterThan(0.25);
  expect(rated.size / products).toBeLessThan(0.4);
});

test('a store without demo mode, or with other products, gets no sample orders', async () => {
  const real = openMemoryStore();
  await fillEmptyStore(real, { demo: false, now: NOW });
  expect(await real.count('products')).toBeGreaterThan(0);
  const own = openMemoryStore();
  await seedStore(own, generateCatalogue(10));
  await fillEmptyStore(own, { demo: true, now: NOW });
  for (const store of [real, own]) {
    for (const collection of ['orders', 'idempotency', 'payments', 'demoCharges'] as const) expect(await store.count(collection)).toBe(0);
  }
});

test('sample orders of the demo shopper are shipped to one of its saved addresses', async () => {
  await settleDemoAccounts(store, true);
  const book = (await store.get('users', DEMO_SHOPPER_ID))?.addresses.map(({ id: _id, isDefault: _isDefault, ...address }) => address);
  const own = (await store.query('orders', { where: { userId: DEMO_SHOPPER_ID } })).items;
  expect(own.length).toBeGreaterThan(0);
  for (const { shippingAddress } of own) expect(book).toContainEqual(shippingAddress);
});

test('titles of sample products in several weights name no weight', () => {
  const several = buildCatalogue().products.filter(({ variants }) => new Set(variants.map(({ options }) => options['weight'])).size > 1);
  expect(several.length).toBeGreaterThan(0);
  const weight = /\d\s?(?:kg|g|ml|l)\b/i;
  expect(several.filter(({ title }) => everyTextOf(title).some((text) => weight.test(text))).map(({ slug }) => slug)).toEqual([]);
});

/* Comes last, because it changes the store. */
test('replacing the sample products also deletes the sample orders', async () => {
  await seedStore(store, generateCatalogue(10), { replace: true });
  expect([await store.count('products'), await store.count('orders'), await store.count('payments')]).toEqual([10, 0, 0]);
});
