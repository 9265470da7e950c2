import { expect, test } from 'vitest';
import { nextInvoiceNumber } from '#server/modules/orders/orderNumbers.ts';
import { openMemoryStore } from '#server/store/core/transactionalStore.ts';
import type { Store } from '#server/store/store.ts';
import { anOrder } from '#tests/support/builders/documents.ts';

const AT = new Date('2031-05-01T00:00:00Z');

const next = async (store: Store) => (await store.transaction((transaction) => nextInvoiceNumber(transaction, AT))).result;

async function order(store: Store): Promise<string> {
  const { result } = await store.transaction(async (transaction) => {
    const invoiceNumber = await nextInvoiceNumber(transaction, AT);
    return transaction.put('orders', anOrder({ id: `ord_${invoiceNumber}`, number: invoiceNumber, invoiceNumber }));
  });
  return result.invoiceNumber;
}

test('invoice numbers have no gaps: a number that its order did not take is given again, in every store', async () => {
  const [store, other] = [openMemoryStore(), openMemoryStore()];
  const numbers: string[] = [];
  for (let count = 1; count <= 20; count += 1) {
    for (let refused = 0; refused < count % 3; refused += 1) await next(store);
    numbers.push(await order(store));
    if (count % 7 === 0) await order(other);
  }
  expect(numbers).toEqual(Array.from({ length: 20 }, (_, index) => `INV-2031-${String(index + 1).padStart(6, '0')}`));
  expect(await next(other)).toBe('INV-2031-000003');
  expect(await next(openMemoryStore())).toBe('INV-2031-000001');
});
