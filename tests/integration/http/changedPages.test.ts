import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { readRequest, render, type RenderPage } from '#client/entry-server.tsx';
import type { CollectionName, Collections } from '#server/store/documents/collections.ts';
import { openTestApp, type TestApp } from './openTestApp.ts';

/** A page for guests that shows a collection's documents, a change to those documents, and the visible result. */
interface Shown<Name extends CollectionName> {
  page: string;
  /** Selects the documents to change, by default all of them. */
  of?: (document: Collections[Name]) => boolean;
  /** Returns the changed fields, with a string that no page shows yet. */
  change: (document: Collections[Name], mark: string) => Partial<Collections[Name]>;
  /** A string on the page after the change, by default the new one. */
  says?: string;
}

const text = (mark: string) => ({ en: mark, ms: mark });

/**
 * For each collection, a page for guests that shows it. Null if no such page exists, in which case changes need not invalidate any pages.
 */
const SHOWN: { [Name in CollectionName]: Shown<Name> | null } = {
  products: {
    page: '/product/harumanis-mango',
    of: ({ slug }) => slug === 'harumanis-mango',
    change: (_, mark) => ({ title: text(mark) }),
  },
  vendors: { page: '/shop/seri-tenun', of: ({ slug }) => slug === 'seri-tenun', change: (_, mark) => ({ name: mark }) },
  categories: { page: '/rizq-marketplace', change: (_, mark) => ({ name: text(mark) }) },
  categoryGroups: { page: '/product-left-sidebar', change: (_, mark) => ({ name: text(mark) }) },
  categoryTiles: { page: '/', change: () => ({ percentage: '77%' }), says: '77%' },
  brands: { page: '/product/kopi-o-kampung', change: (_, mark) => ({ name: mark }) },
  collections: { page: '/fashion', change: (_, mark) => ({ title: text(mark) }) },
  banners: { page: '/', of: ({ placement }) => placement === 'home-hero', change: (_, mark) => ({ title: text(mark) }) },
  services: { page: '/', change: (_, mark) => ({ title: text(mark) }) },
  facts: { page: '/about-us', change: (_, mark) => ({ label: text(mark) }) },
  shop: { page: '/contact-us', change: ({ contact }, mark) => ({ contact: { ...contact, address: mark } }) },
  articles: { page: '/blog-full-width', change: (_, mark) => ({ title: text(mark) }) },
  articleCategories: { page: '/blog-left-sidebar', change: (_, mark) => ({ name: text(mark) }) },
  faqs: { page: '/faq', change: (_, mark) => ({ question: text(mark) }) },
  team: { page: '/about-us', change: (_, mark) => ({ name: mark }) },
  testimonials: { page: '/about-us', change: (_, mark) => ({ quote: text(mark) }) },
  information: { page: '/terms-condition', of: ({ id }) => id === 'terms', change: (_, mark) => ({ title: text(mark) }) },
  // The last of the collections related to products, because everything is sold out afterwards.
  stock: { page: '/product/harumanis-mango', change: () => ({ onHand: 0 }), says: 'schema.org/OutOfStock' },
  // The number of followers is covered by a separate test.
  savedLists: null,
  // Vendor levels and products bought together depend on orders, but may be as old as a cached page.
  orders: null,
  invoiceSeries: null,
  receivedProducts: null,
  coupons: null,
  reservations: null,
  couponUses: null,
  messages: null,
  subscribers: null,
  users: null,
  sessions: null,
  passwordResets: null,
  idempotency: null,
  payments: null,
  demoCharges: null,
  uploads: null,
  vendorSettings: null,
  productImports: null,
  productImportPieces: null,
  importRuns: null,
  importBatches: null,
  mails: null,
  jobs: null,
  fillings: null,
  ratings: null,
  reviews: null,
  reviewMarks: null,
  reviewReports: null,
  unsubscribes: null,
  questions: null,
  questionMarks: null,
  questionReports: null,
  alerts: null,
  alertDigests: null,
  pushKeys: null,
  pushDevices: null,
  pushes: null,
  conversations: null,
  conversationMessages: null,
  conversationReports: null,
  missedSearches: null,
};

let marketplace: TestApp;
const rendered: string[] = [];
const startedAt = performance.now();
// The clock is fixed, so pages are invalidated only by writes, not by their age.
beforeEach(() => {
  vi.spyOn(performance, 'now').mockReturnValue(startedAt);
});

beforeAll(async () => {
  const counting: RenderPage = (options) => {
    rendered.push(options.request.url);
    return render(options);
  };
  marketplace = await openTestApp({ renderer: () => Promise.resolve({ render: counting, readRequest }) });
});
afterAll(() => marketplace.close());

const get = async (url: string) => (await marketplace.app.inject({ url })).body;

/** Changes documents in a collection. */
async function change<Name extends CollectionName>(name: Name, { of, change: changed }: Shown<Name>, mark: string): Promise<void> {
  const found = (await marketplace.api.store.query(name, { limit: 5000 })).items.filter((document) => of?.(document) ?? true);
  expect(found).not.toEqual([]);
  await marketplace.api.store.transaction(async (transaction) => {
    for (const { version: _version, ...document } of found) {
      const changes = changed(document as unknown as Collections[Name], mark);
      await transaction.put(name, { ...document, ...changes } as unknown as Collections[Name]);
    }
  });
}

const rows = (Object.entries(SHOWN) as [CollectionName, Shown<CollectionName> | null][]).flatMap(([name, shown]) =>
  shown === null ? [] : [{ name, shown }],
);

test.each(rows)('the next page of a guest shows a change in $name', async ({ name, shown }) => {
  const mark = `Quintessence of ${name}`;
  const says = shown.says ?? mark;
  const before = await get(shown.page);
  const count = rendered.length;
  expect(await get(shown.page)).toBe(before);
  expect(rendered).toHaveLength(count);
  expect(before.includes(says)).toBe(false);
  await change(name, shown, mark);
  const after = await get(shown.page);
  expect(rendered).toHaveLength(count + 1);
  expect(after.includes(says)).toBe(true);
});

test('the next page of a vendor counts a new follower', async () => {
  const before = await get('/shop/kebun-utara');
  const vendor = (await marketplace.api.store.query('vendors', { where: { slug: 'kebun-utara' } })).items[0]!;
  const follows = [{ vendorId: vendor.id, at: new Date().toISOString() }];
  await marketplace.api.store.transaction((transaction) =>
    transaction.put('savedLists', { id: 'usr_demo_shopper', wishlist: [], follows }),
  );
  const followers = (page: string) => Number(/"followerCount":(\d+)/.exec(page)?.[1]);
  expect(followers(await get('/shop/kebun-utara'))).toBe(followers(before) + 1);
});
