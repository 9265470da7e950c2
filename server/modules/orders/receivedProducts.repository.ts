import type { OrderDoc, ReceivedProductDoc } from '#server/store/documents/orders.ts';
import type { Reader } from '#server/store/store.ts';
import type { Transaction } from '#server/store/transaction.ts';
import { isDelivered } from './buyerDetails.ts';

/** The products that were delivered to the order's member; none for a guest's order. */
export function receivedProducts({ userId, packages }: OrderDoc): ReceivedProductDoc[] {
  if (userId === null) return [];
  const productIds = packages.filter(isDelivered).flatMap(({ lines }) => lines.map(({ productId }) => productId));
  return [...new Set(productIds)].map((productId) => ({ id: idOf(userId, productId) }));
}

export async function recordReceived(transaction: Transaction, order: OrderDoc): Promise<void> {
  for (const received of receivedProducts(order)) {
    if ((await transaction.get('receivedProducts', received.id)) === null) await transaction.put('receivedProducts', received);
  }
}

/** Reads deliveries from the store or a transaction. */
export class ReceivedProductRepository {
  constructor(private readonly reader: Reader) {}

  /** Whether a product was delivered to a member; a later return does not matter. */
  async has(userId: string, productId: string): Promise<boolean> {
    return (await this.reader.get('receivedProducts', idOf(userId, productId))) !== null;
  }
}

function idOf(userId: string, productId: string): string {
  return `${userId}/${productId}`;
}
