import { buyerKey } from '#server/modules/payments/buyerKey.ts';
import type { PaymentDoc } from '#server/store/documents/payments.ts';
import type { Reader } from '#server/store/store.ts';

/** The goods of an order are held meanwhile. */
const OPEN: ReadonlySet<PaymentDoc['status']> = new Set(['PENDING', 'DECLINED']);

/** How many orders of an e-mail address hold goods without being paid. It costs nothing more when others have many. */
export async function countUnpaid(reader: Reader, email: string): Promise<number> {
  const payments = await reader.findBy('payments', 'buyer', buyerKey(email));
  return payments.filter(({ orderId, status }) => orderId !== null && OPEN.has(status)).length;
}
