import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { readRequest, render, type RenderPage } from '#client/entry-server.tsx';
import { OPERATOR } from '#server/modules/fulfilment/index.ts';
import { ResponseCache } from '#server/http/responseCache.ts';
import type { CollectionName, Collections } from '#server/store/documents/collections.ts';
import type { Transaction } from '#server/store/transaction.ts';
import { PLACE_ORDER, type PlaceOrderResponse } from '#tests/support/api/orderOperations.ts';
import { anOrderInput } from '#tests/support/builders/orderInput.ts';
import { createHttpApp } from '#tests/support/api/httpApp.ts';
import { createTestApi, type TestApi } from '#tests/support/api/startApi.ts';
import { BASE_URL, postGraphql } from './openTestApp.ts';

/** Responses that are cached: API queries by name, and pages by path. */
const RESPONSES = {
  listing: '{ products(first: 3) { totalCount nodes { title price { current { minorUnits } } } facets { key } } }',
  stock: '{ product(slug: "harumanis-mango") { title stock { level purchasable } } }',
  together: '{ product(slug: "harumanis-mango") { related(kind: BOUGHT_TOGETHER) { id } } }',
  reviews: '{ product(slug: "harumanis-mango") { hasOwnReview rating { count } reviews { totalCount nodes { isHelpful isOwn } } } }',
  questions:
    '{ product(slug: "harumanis-mango") { questionCount ownQuestions { id } canAnswerQuestions questions { totalCount nodes { isVoted answers { isOwn } } } } }',
  levels: '{ vendors(sort: LEVEL) { nodes { name level followerCount } } }',
  texts: '{ faqs { question } banners(placement: "home-hero") { title } }',
  demo: '{ marketplace { demoAccounts { email } demoCart { quantity } demoCoupons { code } } }',
  '/': '/',
  '/rizq-marketplace': '/rizq-marketplace',
  '/product/harumanis-mango': '/product/harumanis-mango',
  '/shop/kebun-utara': '/shop/kebun-utara',
  '/faq': '/faq',
} as const;
type Name = keyof typeof RESPONSES;
const NAMES = Object.keys(RESPONSES) as Name[];

const PAGES = NAMES.filter((name) => name.startsWith('/'));
/** Every page contains the category menu, so all pages depend on the catalogue and the content. */
const OF_CATALOGUE: readonly Name[] = ['listing', 'stock', 'together', 'reviews', 'questions', 'levels', 'demo', ...PAGES];
const OF_CONTENT: readonly Name[] = ['texts', 'demo', ...PAGES];
const NONE: readonly Name[] = [];

/** Entries that are invalidated by a write to each collection. */
const ENDS: Record<CollectionName, readonly Name[]> = {
  products: OF_CATALOGUE,
  vendors: OF_CATALOGUE,
  categories: OF_CATALOGUE,
  categoryGroups: OF_CATALOGUE,
  categoryTiles: OF_CATALOGUE,
  brands: OF_CATALOGUE,
  ratings: OF_CATALOGUE,
  reviews: ['reviews', '/product/harumanis-mango'],
  questions: ['questions', '/product/harumanis-mango'],
  // Selling one mango, which remains in stock, invalidates the pages that show its card.
  stock: ['stock', 'demo', '/', '/rizq-marketplace', '/product/harumanis-mango', '/shop/kebun-utara'],
  // A delivered order for the mango.
  orders: ['together', 'levels', '/', '/product/harumanis-mango', '/shop/kebun-utara'],
  savedLists: ['levels', '/', '/product/harumanis-mango', '/shop/kebun-utara'],
  banners: OF_CONTENT,
  services: OF_CONTENT,
  facts: OF_CONTENT,
  shop: OF_CONTENT,
  collections: OF_CONTENT,
  articles: OF_CONTENT,
  articleCategories: OF_CONTENT,
  faqs: OF_CONTENT,
  team: OF_CONTENT,
  testimonials: OF_CONTENT,
  information: OF_CONTENT,
  coupons: ['demo'],
  invoiceSeries: NONE,
  receivedProducts: NONE,
  reservations: NONE,
  couponUses: NONE,
  messages: NONE,
  subscribers: NONE,
  users: ['demo'],
  sessions: NONE,
  passwordResets: NONE,
  idempotency: NONE,
  payments: NONE,
  demoCharges: NONE,
  uploads: NONE,
  vendorSettings: NONE,
  productImports: NONE,
  productImportPieces: NONE,
  importRuns: NONE,
  importBatches: NONE,
  mails: NONE,
  missedSearches: NONE,
  jobs: NONE,
  fillings: NONE,
  reviewMarks: NONE,
  reviewReports: NONE,
  unsubscribes: NONE,
  questionMarks: NONE,
  questionReports: NONE,
  alerts: NONE,
  alertDigests: NONE,
  pushKeys: NONE,
  pushDevices: NONE,
  pushes: NONE,
  conversations: NONE,
  conversationMessages: NONE,
  conversationReports: NONE,
};

/** Records whether the last read was a cache hit. */
class ObservedCache extends ResponseCache {
  hadLast = false;
  override get(key: string) {
    const found = super.get(key);
    this.hadLast = found !== null;
    return found;
  }
}

let api: TestApi;
let app: FastifyInstance;
let cache: ObservedCache;
let rendered = 0;
const startedAt = performance.now();
// The clock is fixed, so entries are invalidated only by writes, not by their age.
beforeEach(() => {
  vi.spyOn(performance, 'now').mockReturnValue(startedAt);
});
beforeAll(async () => {
  api = await createTestApi();
  cache = new ObservedCache(api.services.revisions);
  const counting: RenderPage = (options) => {
    rendered += 1;
    return render(options);
  };
  const renderer = () => Promise.resolve({ render: counting, readRequest });
  await deliverOrder();
  app = await createHttpApp(api, { baseUrl: BASE_URL, renderer, responseCache: cache });
});
afterAll(async () => {
  await app.close();
  await api.close();
});

/** Orders one unit. Returns the order's number. */
async function order(variantId: string, idempotencyKey: string): Promise<string> {
  const input = anOrderInput({ lines: [{ variantId, quantity: 1 }], idempotencyKey });
  const { data: quoted } = await api.execute<PlaceOrderResponse>(PLACE_ORDER, { input });
  const expectedTotal = quoted.placeOrder.quote?.totals.total.minorUnits ?? 0;
  const { data } = await api.execute<PlaceOrderResponse>(PLACE_ORDER, { input: { ...input, expectedTotal } });
  return data.placeOrder.order!.number;
}

/** Orders the mango and delivers it. */
async function deliverOrder(): Promise<void> {
  const [variant] = api.services.catalog.find({ slug: 'harumanis-mango' })!.variants;
  const number = await order(variant!.id, 'order-of-a-mango');
  for (const step of ['PACKED', 'SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED'] as const) {
    await api.services.fulfilment.advance(`${number}-1`, step, OPERATOR);
  }
}

/** Requests a response. Returns whether it came from the cache. */
async function isCached(name: Name): Promise<boolean> {
  const before = rendered;
  const isPage = name.startsWith('/');
  const response = isPage ? await app.inject({ url: name }) : await postGraphql(app, RESPONSES[name]);
  expect([name, response.statusCode]).toEqual([name, 200]);
  return isPage ? rendered === before : cache.hadLast;
}

/** Fields that projections read of a new document. */
const NEW: Partial<Record<CollectionName, object>> = { ratings: { vendorId: 'ven_none', stars: [0, 0, 0, 0, 1], fit: [0, 0, 0] } };

/** Writes a document to a collection: either an existing one unchanged, or a new one. */
async function write(transaction: Transaction, collection: CollectionName): Promise<void> {
  const mango = api.services.catalog.find({ slug: 'harumanis-mango' })!;
  const variantId = mango.variants[0]!.id;
  if (collection === 'stock') {
    await transaction.put('stock', { id: variantId, onHand: api.services.catalog.onHand(variantId) - 1 });
  } else if (collection === 'savedLists') {
    const follows = [{ vendorId: 'ven_kebun_utara', at: '2026-11-20T02:00:00.000Z' }];
    await transaction.put('savedLists', { id: 'usr_demo_shopper', wishlist: [], follows });
  } else {
    const { items } = await transaction.query(collection, { limit: 1 });
    const { version: _version, ...document } = items[0] ?? { ...NEW[collection], id: 'new', version: 0 };
    await transaction.put(collection, document as Collections[typeof collection]);
  }
}

test.each(Object.entries(ENDS) as [CollectionName, readonly Name[]][])(
  'a write to %s invalidates exactly the responses that read it',
  async (collection, ends) => {
    for (const name of NAMES) await isCached(name);
    await api.store.transaction((transaction) => write(transaction, collection));
    const ended: Name[] = [];
    for (const name of NAMES) if (!(await isCached(name))) ended.push(name);
    expect(ended).toEqual(NAMES.filter((name) => ends.includes(name)));
  },
);

test('a wishlist change invalidates no response', async () => {
  for (const name of NAMES) await isCached(name);
  const wish = { productId: 'prd_any', addedAt: '2026-11-20T02:00:00.000Z', savedPriceCents: 100, quantity: 1, note: null };
  await api.store.transaction((transaction) => transaction.put('savedLists', { id: 'usr_1', wishlist: [wish], follows: [] }));
  for (const name of NAMES) expect([name, await isCached(name)]).toEqual([name, true]);
});

test('an order of a product that no cached page shows invalidates only responses that read all stock', async () => {
  for (const name of NAMES) await isCached(name);
  const shown = await Promise.all(PAGES.map(async (url) => (await app.inject({ url })).body));
  const { nodes } = api.services.listings.list({ first: 100 }, { locale: 'en', defaultFirst: 100 });
  const product = nodes.find(
    ({ slug, variants }) => shown.every((page) => !page.includes(slug)) && api.services.catalog.onHand(variants[0]!.id) > 1,
  )!;
  expect(await order(product.variants[0]!.id, 'order-of-another')).toMatch(/^RZQ-/);
  for (const name of NAMES) expect([name, await isCached(name)]).toEqual([name, name !== 'demo']);
});
