/**
 * A process that writes until it is killed: `tsx storeWriter.ts FOLDER PREFIX`. Sixteen writers put pairs of documents, an order and a
 * stock of the same id, and print the id after the transaction has resolved.
 */
import { openLowdbStore } from '#server/store/lowdb/openLowdbStore.ts';
import { anOrder, aStock } from '#tests/support/builders/documents.ts';

const [directory = '', prefix = ''] = process.argv.slice(2);
const store = await openLowdbStore({ directory });
process.stdout.write('open\n');

async function writeForever(writer: number): Promise<never> {
  for (let count = 0; ; count += 1) {
    const id = `${prefix}-${writer}-${count}`;
    await store.transaction(async (tx) => {
      await tx.put('orders', anOrder({ id }));
      await tx.put('stock', aStock(id, count));
    });
    process.stdout.write(`${id}\n`);
  }
}

await Promise.all(Array.from({ length: 16 }, (_, writer) => writeForever(writer)));
