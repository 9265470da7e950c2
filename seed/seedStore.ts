import type { Page, Store, Transaction } from '#server/store/store.ts';
import type { Catalogue, CatalogueCollection } from './catalogue.ts';
import { CATALOGUE_COLLECTIONS } from './catalogue.ts';

const PAGE_SIZE = 1000;

/** Goods that orders name cannot be replaced. Nothing was changed. */
export class ShopHasOrders extends Error {
  override readonly name = 'ShopHasOrders';
  constructor() {
    super('The shop has orders, and they name its goods and sellers: nothing was replaced. Give other goods a data folder of their own.');
  }
}

/** Whether the shop has neither products nor vendors, so that seeding takes nothing away. */
export async function isEmpty(store: Store): Promise<boolean> {
  const counts = await Promise.all([store.count('products'), store.count('vendors')]);
  return counts.every((count) => count === 0);
}

async function clear(transaction: Transaction, collection: CatalogueCollection): Promise<void> {
  let after: string | null = null;
  do {
    const page: Page<CatalogueCollection> = await transaction.page(collection, { after, limit: PAGE_SIZE });
    for (const { id } of page.items) await transaction.delete(collection, id);
    after = page.next;
  } while (after !== null);
}

async function write<Name extends CatalogueCollection>(transaction: Transaction, name: Name, catalogue: Catalogue): Promise<void> {
  for (const document of catalogue[name]) await transaction.put(name, document);
}

/** How many documents of each collection were written; all zero when the shop was not empty. */
export type SeededCounts = Record<CatalogueCollection, number>;

/**
 * Writes the whole catalogue in one transaction, all or nothing. A shop that has products or vendors is left alone unless
 * `replace` is set; then its catalogue is emptied first; a shop with orders is refused (ShopHasOrders).
 */
export async function seedStore(store: Store, catalogue: Catalogue, options: { replace?: boolean } = {}): Promise<SeededCounts> {
  const counts = Object.fromEntries(CATALOGUE_COLLECTIONS.map((name) => [name, 0])) as SeededCounts;
  if (!options.replace && !(await isEmpty(store))) return counts;
  if (options.replace && (await store.count('orders')) > 0) throw new ShopHasOrders();
  await store.transaction(async (transaction) => {
    for (const name of CATALOGUE_COLLECTIONS) {
      if (options.replace) await clear(transaction, name);
      await write(transaction, name, catalogue);
      counts[name] = catalogue[name].length;
    }
  });
  return counts;
}
