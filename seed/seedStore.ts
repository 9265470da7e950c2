import type { CollectionName, Collections } from '#server/store/documents/collections.ts';
import { allDocuments } from '#server/platform/allDocuments.ts';
import { beginFilling, clearCollections, endFilling, isUnfinished } from '#server/store/filling.ts';
import type { Store } from '#server/store/store.ts';
import type { Transaction } from '#server/store/transaction.ts';
import { type Catalogue, type CatalogueCollection, CATALOGUE_COLLECTIONS } from './catalogue.ts';
import type { CatalogueStream, ProductWithStock } from './generate.ts';
import { isSampleOrder } from '#server/modules/orders/index.ts';

/** Products referenced by orders cannot be replaced. Nothing was changed. */
export class StoreHasOrders extends Error {
  override readonly name = 'StoreHasOrders';
  constructor() {
    super(
      'The marketplace has orders, which name its products and vendors: nothing was replaced. Use another data folder for another catalogue.',
    );
  }
}

/** Collections deleted with the replaced products: sample orders only, because a store with other orders is refused. */
const ORDER_COLLECTIONS = [
  'orders',
  'invoiceSeries',
  'idempotency',
  'payments',
  'demoCharges',
  'mails',
] as const satisfies readonly CollectionName[];

/** Whether there is an order other than a demo's sample orders. */
async function hasOwnOrders(store: Store): Promise<boolean> {
  for await (const order of allDocuments(store, 'orders')) if (!isSampleOrder(order)) return true;
  return false;
}

/** Whether there are neither products nor vendors, nor what an interrupted command has left, so that seeding replaces nothing. */
export async function isEmpty(store: Store): Promise<boolean> {
  if (await isUnfinished(store)) return false;
  const counts = await Promise.all([store.count('products'), store.count('vendors')]);
  return counts.every((count) => count === 0);
}

async function write<Name extends CollectionName>(
  transaction: Transaction,
  name: Name,
  documents: readonly Collections[Name][] = [],
): Promise<void> {
  for (const document of documents) await transaction.put(name, document);
}

/** Documents written with the catalogue. */
export type SeededDocuments = { [Name in CollectionName]?: Collections[Name][] };

/** Number of documents written per collection; all zero when the store was not empty. */
export type SeededCounts = Record<CatalogueCollection, number>;

interface SeedOptions {
  replace?: boolean;
  also?: SeededDocuments;
}

/** Whether a catalogue may be written: throws StoreHasOrders when it would replace products referenced by orders. */
async function acceptsSeed(store: Store, { replace = false }: SeedOptions): Promise<boolean> {
  if (!replace) return isEmpty(store);
  if (await hasOwnOrders(store)) throw new StoreHasOrders();
  return true;
}

/**
 * Writes the whole catalogue in one transaction. A store with products or vendors is left unchanged unless `replace` is set, which first
 * deletes its catalogue; a store with orders of shoppers is refused (StoreHasOrders). `also` is written in the same transaction.
 */
export async function seedStore(store: Store, catalogue: Catalogue, options: SeedOptions = {}): Promise<SeededCounts> {
  const accepts = await acceptsSeed(store, options);
  const counts = CATALOGUE_COLLECTIONS.map((name) => [name, accepts ? catalogue[name].length : 0]);
  if (!accepts) return Object.fromEntries(counts) as SeededCounts;
  await store.transaction(async (transaction) => {
    if (options.replace) {
      for (const name of [...ORDER_COLLECTIONS, ...CATALOGUE_COLLECTIONS]) {
        for await (const { id } of allDocuments(transaction, name)) await transaction.delete(name, id);
      }
      await endFilling(transaction);
    }
    for (const name of CATALOGUE_COLLECTIONS) await write(transaction, name, catalogue[name]);
    const also = options.also ?? {};
    for (const name of Object.keys(also) as CollectionName[]) await write(transaction, name, also[name]);
  });
  return Object.fromEntries(counts) as SeededCounts;
}

/** Products per transaction. */
const PRODUCTS_AT_ONCE = 5000;

function take(entries: CatalogueStream['entries']): ProductWithStock[] {
  const taken: ProductWithStock[] = [];
  while (taken.length < PRODUCTS_AT_ONCE) {
    const next = entries.next();
    if (next.done === true) break;
    taken.push(next.value);
  }
  return taken;
}

/**
 * As `seedStore`, for a catalogue too large for one transaction: products are written in batches, vendors and all else with the last one.
 * Until then the store has the mark of an unfinished one; an interrupted seeding is restarted.
 */
export async function seedStream(
  store: Store,
  { entries, surroundings }: CatalogueStream,
  options: Pick<SeedOptions, 'replace'> = {},
): Promise<{ products: number; vendors: number }> {
  const isToReplace = options.replace === true || (await isUnfinished(store));
  if (!(await acceptsSeed(store, { replace: isToReplace }))) return { products: 0, vendors: 0 };
  await beginFilling(store);
  if (isToReplace) await clearCollections(store, ['vendors', ...ORDER_COLLECTIONS, ...CATALOGUE_COLLECTIONS]);
  let products = 0;
  // Taken before the transaction, which may run twice.
  for (let batch = take(entries); batch.length > 0; batch = take(entries)) {
    const written = batch;
    await store.transaction(async (transaction) => {
      for (const { product, stock } of written) {
        await transaction.put('products', product);
        await write(transaction, 'stock', stock);
      }
    });
    products += written.length;
  }
  const rest = surroundings();
  await store.transaction(async (transaction) => {
    for (const name of Object.keys(rest) as (keyof typeof rest)[]) await write(transaction, name, rest[name]);
    await endFilling(transaction);
  });
  return { products, vendors: rest.vendors.length };
}
