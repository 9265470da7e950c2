import type { WantedLine } from '#server/modules/cart/index.ts';
import type { CatalogReader } from '#server/modules/catalog/index.ts';
import type { ProductDoc } from '#server/store/documents/catalog.ts';
import type { OrderDoc, OrderLineDoc } from '#server/store/documents/orders.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import { normaliseOrderNumber } from '#schema/rules/orderNumbers.ts';
import { listAll } from '#server/platform/allDocuments.ts';
import type { Reader } from '#server/store/store.ts';
import type { Transaction } from '#server/store/transaction.ts';
import { isHolder, type Holder } from './orderAccess.ts';
import { invoiceNumber, randomOrderNumber } from './orderNumbers.ts';
import { isUnpaid } from './orderViews.ts';

/** Orders, as the store or a transaction has them; null for one that there is not. */
export class OrderRepository {
  constructor(private readonly reader: Reader) {}

  find(id: string): Promise<OrderDoc | null> {
    return this.reader.get('orders', id);
  }

  async findByNumber(number: string): Promise<OrderDoc | null> {
    const [order] = (await this.reader.query('orders', { where: { number } })).items;
    return order ?? null;
  }

  /** The order with a number as typed, for its holder. Otherwise null, whether or not the order exists. */
  async findForHolder(number: string, holder: Holder): Promise<OrderDoc | null> {
    const order = await this.findByNumber(normaliseOrderNumber(number));
    return order !== null && isHolder(order, holder) ? order : null;
  }

  async ofMember(userId: string): Promise<OrderDoc[]> {
    return (await this.reader.query('orders', { where: { userId } })).items;
  }

  all(): Promise<OrderDoc[]> {
    return listAll(this.reader, 'orders');
  }

  /** The sample order with the most events, for examples of the API. */
  async findSample(): Promise<OrderDoc | null> {
    const samples = (await this.ofMember(DEMO_SHOPPER_ID)).filter(isSampleOrder);
    const events = ({ packages }: OrderDoc) => packages.reduce((sum, { timeline }) => sum + timeline.length, 0);
    return samples.sort((left, right) => events(right) - events(left))[0] ?? null;
  }
}

/**
 * The part of the catalogue that a cart needs, read in the transaction: nothing in it can change before the transaction ends. The in-memory
 * catalogue only maps a variant to its product.
 */
export async function readCartCatalogue(
  transaction: Transaction,
  catalog: CatalogReader,
  lines: readonly WantedLine[],
): Promise<CatalogReader> {
  const products = new Map<string, ProductDoc>();
  const vendors = new Map<string, VendorDoc>();
  const onHand = new Map<string, number>();
  for (const { variantId } of lines) {
    const productId = catalog.variant(variantId)?.product.id;
    const product = productId === undefined ? null : await transaction.get('products', productId);
    if (product === null) continue;
    products.set(variantId, product);
    const vendor = await transaction.get('vendors', product.vendorId);
    if (vendor !== null) vendors.set(vendor.id, vendor);
    onHand.set(variantId, (await transaction.get('stock', variantId))?.onHand ?? 0);
  }
  return {
    product: (id) => [...products.values()].find((product) => product.id === id) ?? null,
    variant: (id) => {
      const product = products.get(id);
      const variant = product?.variants.find((candidate) => candidate.id === id);
      return product === undefined || variant === undefined ? null : { product, variant };
    },
    vendor: (id) => vendors.get(id) ?? null,
    onHand: (id) => onHand.get(id) ?? 0,
  };
}

/** Takes units from stock. Throws when there are too few: the caller has checked in the same transaction. */
export async function takeStock(transaction: Transaction, variantId: string, quantity: number): Promise<void> {
  const stock = await transaction.get('stock', variantId);
  if (stock === null || stock.onHand < quantity) throw new Error(`Not enough of ${variantId} on hand`);
  await transaction.put('stock', { ...stock, onHand: stock.onHand - quantity }, { expectedVersion: stock.version });
}

/** Puts units back in stock. */
export async function returnStock(transaction: Transaction, lines: readonly Pick<OrderLineDoc, 'variantId' | 'quantity'>[]): Promise<void> {
  for (const { variantId, quantity } of lines) {
    const stock = await transaction.get('stock', variantId);
    await transaction.put('stock', { id: variantId, onHand: (stock?.onHand ?? 0) + quantity });
  }
}

export async function freeOrderNumber(transaction: Transaction): Promise<string> {
  const orders = new OrderRepository(transaction);
  for (;;) {
    const number = randomOrderNumber();
    if ((await orders.findByNumber(number)) === null) return number;
  }
}

/** The last number assigned in each year, as the start of the next search. It may be that of another store: only a guess. */
const guesses = new Map<number, number>();

/**
 * The next invoice number of a year. Numbers have no gaps, so galloping and binary search from the last one find the first free one: mostly
 * two look-ups, O(log n) for the first order after a start.
 */
export async function nextInvoiceNumber(transaction: Transaction, year: number): Promise<string> {
  const isTaken = async (count: number) =>
    (await transaction.query('orders', { where: { invoiceNumber: invoiceNumber(year, count) } })).items.length > 0;
  const guess = guesses.get(year) ?? 0;
  let taken = guess > 0 && (await isTaken(guess)) ? guess : 0;
  let step = 1;
  let free = taken + 1;
  while (await isTaken(free)) {
    taken = free;
    step *= 2;
    free = taken + step;
  }
  while (free - taken > 1) {
    const middle = Math.floor((taken + free) / 2);
    if (await isTaken(middle)) taken = middle;
    else free = middle;
  }
  guesses.set(year, free);
  return invoiceNumber(year, free);
}

/** An order with the hash of the request that placed it. */
export interface PlacedOrder {
  requestHash: string;
  order: OrderDoc;
}

/** The order recorded under an idempotency key; null for a key that placed nothing. */
export async function findByKey(transaction: Transaction, key: string): Promise<PlacedOrder | null> {
  const record = await transaction.get('idempotency', key);
  const order = record === null ? null : await transaction.get('orders', record.orderId);
  return record === null || order === null ? null : { requestHash: record.requestHash, order };
}

/** Number of a member's unpaid orders that reserve stock. Guest orders under the member's email do not count. */
export async function countUnpaid(transaction: Transaction, userId: string): Promise<number> {
  const orders = (await transaction.query('orders', { where: { userId } })).items;
  return orders.filter(({ payment }) => isUnpaid(payment) && payment.payBy !== undefined).length;
}

/** Owner of the demo's sample orders. */
export const DEMO_SHOPPER_ID = 'usr_demo_shopper';

/** Owner of the demo's other sales: people without an account, so that the demo shopper's own list stays short. */
export const DEMO_NEIGHBOURS_ID = 'usr_demo_neighbours';

/** Whether the order is a demo sample: no token was ever issued for it. */
export function isSampleOrder({ userId, accessTokenHash }: OrderDoc): boolean {
  return (userId === DEMO_SHOPPER_ID || userId === DEMO_NEIGHBOURS_ID) && accessTokenHash === '';
}
