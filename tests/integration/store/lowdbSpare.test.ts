import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { openLowdbStore } from '#server/store/lowdb/openLowdbStore.ts';
import { anOrder, aStock } from '#tests/support/builders/documents.ts';
import { temporaryFolder } from '#tests/support/store/temporaryFolder.ts';
import { runsOf } from '#tests/support/setup/testRuns.ts';

let directory: string;
const inFolder = (name: string) => path.join(directory, name);

/** Two checkpoints: the first contains stock 5, the second stock 3. The journal between them contains 4 and 3. */
beforeEach(async () => {
  directory = await temporaryFolder();
  const store = await openLowdbStore({ directory });
  await store.transaction((transaction) => transaction.put('stock', aStock('var_1', 5)));
  await store.checkpoint();
  for (const onHand of [4, 3]) await store.transaction((transaction) => transaction.put('stock', aStock('var_1', onHand)));
  await store.close();
});

const SEGMENT = 'journal.000000000002.log';

/** Opens the folder and returns the warnings. The data is complete in every case. */
async function open(): Promise<string[]> {
  const warnings: string[] = [];
  const store = await openLowdbStore({ directory, warn: (message) => warnings.push(message) });
  expect(await store.get('stock', 'var_1')).toMatchObject({ onHand: 3 });
  expect(store.recovery.spareProblem === null).toBe(warnings.length === 0);
  // Nothing has changed, so nothing is written.
  await store.close();
  return warnings;
}

test('an intact previous checkpoint causes no warning at the start', async () => {
  expect(await open()).toEqual([]);
});

test.each([SEGMENT, 'stock.1.json', 'manifest.previous.json'])(
  'any flipped bit of %s causes a warning that names the file, and the store opens with all data',
  async (name) => {
    const whole = await readFile(inFolder(name));
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), fc.integer({ min: 0, max: 7 }), async (place, bit) => {
        const bytes = Buffer.from(whole);
        bytes[place] = (bytes[place] ?? 0) ^ (1 << bit);
        await writeFile(inFolder(name), bytes);
        const [warning, ...more] = await open();
        expect(more).toEqual([]);
        expect(warning).toContain('The data are whole');
        expect(warning).toContain(inFolder(name));
        if (name === SEGMENT) expect(warning).toMatch(/: at byte \d+: /);
      }),
      { numRuns: runsOf(100) },
    );
  },
);

test('a journal truncated between two checkpoints causes a warning', async () => {
  const whole = await readFile(inFolder(SEGMENT));
  await fc.assert(
    fc.asyncProperty(fc.nat(whole.length - 1), async (length) => {
      await writeFile(inFolder(SEGMENT), whole.subarray(0, length));
      expect(await open()).toHaveLength(1);
    }),
    { numRuns: runsOf(60) },
  );
});

test.each([
  [SEGMENT, 'the journal from transaction 2 to 3 is in no file'],
  ['stock.1.json', 'cannot be read'],
])('a missing %s causes a warning', async (name, problem) => {
  await rm(inFolder(name));
  expect((await open())[0]).toContain(problem);
});

test('a broken manifest of the previous checkpoint causes a warning', async () => {
  await writeFile(inFolder('manifest.previous.json'), '{');
  expect((await open())[0]).toContain(`${inFolder('manifest.previous.json')}: it is not JSON`);
});

test('a previous manifest of format 2, without a checksum, causes a warning if it lists a wrong checksum of a shared file', async () => {
  const store = await openLowdbStore({ directory });
  await store.transaction((transaction) => transaction.put('orders', anOrder({ id: 'ord_1' })));
  await store.close();
  // The stock has not changed, so both manifests list the same file.
  const text = await readFile(inFolder('manifest.previous.json'), 'utf8');
  const { checksum: _own, ...listed } = JSON.parse(text) as { checksum: string; collections: { stock: { checksum: string } } };
  listed.collections.stock.checksum = listed.collections.stock.checksum.replace(/^./, (digit) => (digit === '0' ? '1' : '0'));
  await writeFile(inFolder('manifest.previous.json'), JSON.stringify({ ...listed, format: 2 }));
  expect((await open())[0]).toContain(inFolder('manifest.previous.json'));
});
