import type { OrderDoc, OrderLineDoc } from '#server/store/documents/orders.ts';
import { inboxOf } from '#schema/rules/emails.ts';
import { normaliseOrderNumber } from '#schema/rules/orderNumbers.ts';
import { listAll } from '#server/platform/allDocuments.ts';
import type { Reader } from '#server/store/store.ts';
import type { Page, Stored, Transaction } from '#server/store/transaction.ts';
import { isHolder, type Holder } from './orderAccess.ts';
import { DEMO_SHOPPER_ID, isSampleOrder } from './sampleOrders.ts';

const PAGE_SIZE = 500;

/** Reads orders from the store or a transaction. Returns null for unknown ids. */
export class OrderRepository {
  constructor(private readonly reader: Reader) {}

  find(id: string): Promise<OrderDoc | null> {
    return this.reader.get('orders', id);
  }

  async findByNumber(number: string): Promise<OrderDoc | null> {
    const [order] = (await this.reader.query('orders', { where: { number } })).items;
    return order ?? null;
  }

  /** The order with a typed number, for its holder. Otherwise null, whether or not the order exists. */
  async findForHolder(number: string, holder: Holder): Promise<OrderDoc | null> {
    const order = await this.findByNumber(normaliseOrderNumber(number));
    return order !== null && isHolder(order, holder) ? order : null;
  }

  async ofMember(userId: string): Promise<OrderDoc[]> {
    return (await this.reader.query('orders', { where: { userId } })).items;
  }

  /** All orders with an email address of the same inbox, including this order. */
  async ofSameInbox({ email }: OrderDoc): Promise<Stored<'orders'>[]> {
    return (await this.reader.query('orders', { where: { inbox: inboxOf(email) } })).items;
  }

  /** Ids of the orders without an invoice number, in the order in which they were placed, then by id. */
  async withoutInvoice(): Promise<string[]> {
    const found: Pick<OrderDoc, 'id' | 'placedAt'>[] = [];
    let after: string | null = null;
    do {
      const page: Page<'orders'> = await this.reader.query('orders', { where: { invoiceNumber: null }, after, limit: PAGE_SIZE });
      // Pages are ordered by id, and sorting is stable.
      found.push(...page.items.map(({ id, placedAt }) => ({ id, placedAt })));
      after = page.next;
    } while (after !== null);
    return found.sort((left, right) => Number(left.placedAt > right.placedAt) - Number(left.placedAt < right.placedAt)).map(({ id }) => id);
  }

  all(): Promise<OrderDoc[]> {
    return listAll(this.reader, 'orders');
  }

  /** The sample order with the most events, for the API's examples. */
  async findSample(): Promise<OrderDoc | null> {
    const samples = (await this.ofMember(DEMO_SHOPPER_ID)).filter(isSampleOrder);
    const events = ({ packages }: OrderDoc) => packages.reduce((sum, { timeline }) => sum + timeline.length, 0);
    return samples.sort((left, right) => events(right) - events(left))[0] ?? null;
  }
}

/** Takes units from stock. Throws if there are too few, which the caller has ruled out in the same transaction. */
export async function takeStock(transaction: Transaction, variantId: string, quantity: number): Promise<void> {
  const stock = await transaction.get('stock', variantId);
  if (stock === null || stock.onHand < quantity) throw new Error(`Not enough of ${variantId} on hand`);
  await transaction.put('stock', { ...stock, onHand: stock.onHand - quantity }, { expectedVersion: stock.version });
}

/** Puts units back into stock. */
export async function returnStock(transaction: Transaction, lines: readonly Pick<OrderLineDoc, 'variantId' | 'quantity'>[]): Promise<void> {
  for (const { variantId, quantity } of lines) {
    const stock = await transaction.get('stock', variantId);
    await transaction.put('stock', { id: variantId, onHand: (stock?.onHand ?? 0) + quantity });
  }
}
