/**
 * Writes until it is killed: `tsx storeWriter.ts FOLDER PREFIX [before|after CALL]`. Sixteen writers each put pairs of documents, an
 * order and a stock with the same id, and print the id after the commit. Checkpoints run in the meantime. CALL is a regular expression
 * for the file system call at which the process kills itself.
 */
import { openLowdbStore } from '#server/store/lowdb/openLowdbStore.ts';
import { anOrder, aStock } from '#tests/support/builders/documents.ts';
import { endingFiles } from '#tests/support/store/endingFiles.ts';

const [directory = '', prefix = '', moment, call] = process.argv.slice(2);
const { files, endAt } = endingFiles();
const store = await openLowdbStore({ directory, files, checkpointAt: 20_000 });
process.stdout.write('open\n');
if (call !== undefined) endAt(moment === 'before' ? 'before' : 'after', new RegExp(call));

async function writeForever(writer: number): Promise<never> {
  for (let count = 0; ; count += 1) {
    const id = `${prefix}-${writer}-${count}`;
    await store.transaction(async (transaction) => {
      await transaction.put('orders', anOrder({ id }));
      await transaction.put('stock', aStock(id, count));
    });
    process.stdout.write(`${id}\n`);
  }
}

await Promise.all(Array.from({ length: 16 }, (_, writer) => writeForever(writer)));
