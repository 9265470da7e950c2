import type { CollectionName } from '#server/store/documents/collections.ts';
import { isUnfinished } from '#server/store/filling.ts';
import type { Store } from '#server/store/store.ts';
import { buildCatalogue } from './buildCatalogue.ts';
import { buildSampleOrders } from './sampleOrders.ts';
import { sampleCoupons } from './sampleCoupons.ts';
import { isEmpty, seedStore } from './seedStore.ts';

/** Collections of editorial content. A store created before they were introduced lacks all of them. */
const TEXTS = ['articles', 'articleCategories', 'faqs', 'team', 'testimonials', 'information'] as const satisfies readonly CollectionName[];

/** Thrown if a seeding or transfer was interrupted or is still running. */
export class SeedUnfinished extends Error {
  override readonly name = 'SeedUnfinished';
  constructor() {
    super(
      'The data folder or database is incomplete, because npm run seed or npm run transfer was interrupted: run the same command again.',
    );
  }
}

/**
 * Seeds an empty store in one transaction, in a demo together with the sample orders and coupons. If a store has products but no
 * editorial content, adds that content; if a demo has never had a coupon, adds the sample coupons. Leaves any other store unchanged.
 */
export async function fillEmptyStore(store: Store, { demo, now = new Date() }: { demo: boolean; now?: Date }): Promise<void> {
  if (await isUnfinished(store)) throw new SeedUnfinished();
  if (!(await isEmpty(store))) {
    if (demo) await addCoupons(store);
    return addTexts(store);
  }
  const catalogue = buildCatalogue();
  // Sample orders are not mixed with real orders, which may exist even in a store without products.
  const isNew = (await store.count('orders')) === 0;
  if (!demo || !isNew) await seedStore(store, catalogue);
  else {
    const { stock, ...samples } = await buildSampleOrders(catalogue, now);
    await seedStore(store, { ...catalogue, stock }, { also: { ...samples, coupons: sampleCoupons() } });
  }
}

async function addCoupons(store: Store): Promise<void> {
  if ((await store.count('coupons')) > 0) return;
  await store.transaction(async (transaction) => {
    for (const coupon of sampleCoupons()) await transaction.put('coupons', coupon);
  });
}

async function addTexts(store: Store): Promise<void> {
  const counts = await Promise.all(TEXTS.map((name) => store.count(name)));
  if (counts.some((count) => count > 0)) return;
  const catalogue = buildCatalogue();
  await store.transaction(async (transaction) => {
    for (const name of TEXTS) for (const document of catalogue[name]) await transaction.put(name, document);
  });
}
