import type { CollectionName, Collections } from '#server/store/documents/collections.ts';
import { allDocuments } from '#server/platform/allDocuments.ts';
import { beginFilling, clearCollections, endFilling, isUnfinished } from '#server/store/filling.ts';
import type { Store } from '#server/store/store.ts';
import type { Transaction } from '#server/store/transaction.ts';
import { type Catalogue, type CatalogueCollection, CATALOGUE_COLLECTIONS } from './catalogue.ts';
import type { CatalogueStream, ProductWithStock } from './generate.ts';
import { isSampleOrder } from '#server/modules/orders/index.ts';

/** Thrown if orders refer to the products that would be replaced. Nothing has been changed. */
export class StoreHasOrders extends Error {
  override readonly name = 'StoreHasOrders';
  constructor() {
    super(
      'The marketplace has orders, which name its products and vendors: nothing was replaced. Use another data folder for another catalogue.',
    );
  }
}

/**
 * Collections that are deleted together with replaced products. They contain only sample orders and their reviews, because a store with
 * any other orders is rejected.
 */
const ORDER_COLLECTIONS = [
  'orders',
  'invoiceSeries',
  'receivedProducts',
  'idempotency',
  'payments',
  'demoCharges',
  'mails',
  'reviews',
  'reviewMarks',
  'reviewReports',
  'ratings',
  'questions',
  'questionMarks',
  'questionReports',
  'conversations',
  'conversationMessages',
  'conversationReports',
  'alerts',
  'alertDigests',
] as const satisfies readonly CollectionName[];

/** Whether there are any orders other than a demo's sample orders. */
async function hasOwnOrders(store: Store): Promise<boolean> {
  for await (const order of allDocuments(store, 'orders')) if (!isSampleOrder(order)) return true;
  return false;
}

/** Whether seeding would replace nothing, because there are no products, no vendors, and no remains of an interrupted command. */
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

/** Further documents, which are written together with the catalogue. */
export type SeededDocuments = { [Name in CollectionName]?: Collections[Name][] };

/** Number of documents written to each collection. All are zero if the store was not empty. */
export type SeededCounts = Record<CatalogueCollection, number>;

interface SeedOptions {
  replace?: boolean;
  also?: SeededDocuments;
}

/** Whether a catalogue may be written. Throws StoreHasOrders if it would replace products that orders refer to. */
async function acceptsSeed(store: Store, { replace = false }: SeedOptions): Promise<boolean> {
  if (!replace) return isEmpty(store);
  if (await hasOwnOrders(store)) throw new StoreHasOrders();
  return true;
}

/**
 * Writes the catalogue and the documents in `also` in one transaction. Leaves a store with products or vendors unchanged, unless
 * `replace` is set: in that case, throws StoreHasOrders if shoppers have placed orders, and otherwise deletes the existing catalogue first.
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

/** Number of products per transaction. */
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
 * Like `seedStore`, but for a catalogue that is too large for one transaction. Writes products in batches, and all other documents
 * together with the last batch. Until then the store is marked as unfinished; an interrupted seeding starts from the beginning.
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
  // The batch is taken outside the transaction, because the transaction callback may run twice.
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
