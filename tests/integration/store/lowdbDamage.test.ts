import { readdir, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { openLowdbStore } from '#server/store/lowdb/openLowdbStore.ts';
import { aStock } from '#tests/support/builders/documents.ts';
import { SimulatedDisk } from '#tests/support/store/simulatedDisk.ts';
import { temporaryFolder } from '#tests/support/store/temporaryFolder.ts';
import { runsOf } from '#tests/support/setup/testRuns.ts';

let directory: string;
const inFolder = (name: string) => path.join(directory, name);

beforeEach(async () => {
  directory = await temporaryFolder();
  const store = await openLowdbStore({ directory });
  await store.transaction(async (transaction) => {
    await transaction.put('stock', aStock('var_1', 5));
    await transaction.put('stock', aStock('var_2', 7));
  });
  await store.close();
});

/** Expects opening to fail with a message that identifies the file. */
async function expectRefused(name: string, problem: string | RegExp): Promise<void> {
  const opening = openLowdbStore({ directory });
  await expect(opening).rejects.toThrow(problem);
  await expect(opening).rejects.toThrow(inFolder(name));
}

async function edit(name: string, change: (text: string) => string): Promise<void> {
  await writeFile(inFolder(name), change(await readFile(inFolder(name), 'utf8')));
}

describe('the store refuses a collection file', () => {
  test.each<[string, string | RegExp, (text: string) => string]>([
    ['that is not JSON', 'line 2 is not JSON', (text) => text.replace('"var_1"', 'var_1')],
    ['whose document has no id', 'line 3 is not a document', (text) => text.replace('"id":"var_2"', '"ID":"var_2"')],
    ['whose document has no version', 'line 2 is not a document', (text) => text.replace('"version":1', '"version":0')],
    ['that repeats a document', 'line 3 repeats the document var_1', (text) => text.replace('var_2', 'var_1')],
    ['of another collection', 'not the beginning of the collection stock', (text) => text.replace('"stock"', '"orders"')],
    ['that is empty', 'ends too early', () => ''],
    ['with an edited number', 'checksum', (text) => text.replace('"onHand":5', '"onHand":6')],
    ['with content after its end', 'line 5', (text) => `${text}{"id":"var_3","version":1}\n`],
  ])('%s', async (_title, problem, change) => {
    await edit('stock.1.json', change);
    await expectRefused('stock.1.json', problem);
  });

  test('that is missing', async () => {
    await rm(inFolder('stock.1.json'));
    await expectRefused('stock.1.json', 'cannot be read');
  });

  test('that is truncated anywhere, or has any byte changed', async () => {
    const file = inFolder('stock.1.json');
    const whole = await readFile(file);
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), fc.boolean(), fc.integer({ min: 1, max: 255 }), async (place, isCut, flip) => {
        await writeFile(file, whole);
        if (isCut) await truncate(file, place);
        else {
          const bytes = Buffer.from(whole);
          bytes[place] = (bytes[place] ?? 0) ^ flip;
          await writeFile(file, bytes);
        }
        await expectRefused('stock.1.json', file);
      }),
      { numRuns: runsOf(150) },
    );
  });
});

/** A manifest in the format that had no checksums. */
const asOfFormat2 = (text: string): string =>
  text.replace('"format": 3', '"format": 2').replace(/,\s*"checksum": "[0-9a-f]*"\s*\}\s*$/, '}');

describe('the store refuses a manifest', () => {
  test('with any flipped bit', async () => {
    const whole = await readFile(inFolder('manifest.json'));
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), fc.nat(7), async (place, bit) => {
        const bytes = Buffer.from(whole);
        bytes[place] = (bytes[place] ?? 0) ^ (1 << bit);
        await writeFile(inFolder('manifest.json'), bytes);
        await expectRefused('manifest.json', inFolder('manifest.json'));
      }),
      { numRuns: runsOf(200) },
    );
  });

  test('that was edited', async () => {
    await edit('manifest.json', (text) => text.replace('"generation": 1', '"generation": 2'));
    await expectRefused('manifest.json', 'its content is not what was written: its checksum differs');
  });

  test('a manifest of format 2, which has no checksum, is accepted', async () => {
    await edit('manifest.json', asOfFormat2);
    const store = await openLowdbStore({ directory });
    expect(await store.count('stock')).toBe(2);
    await store.close();
  });

  test.each<[string, string, (text: string) => string]>([
    ['that is not JSON', 'not JSON', (text) => text.slice(0, 20)],
    ['that is an array', 'not the manifest', () => '[1]'],
    ['that is null', 'not the manifest', () => 'null'],
    ['of a newer format', 'newer version of Rizq (format 4; this one reads up to 3)', (text) => text.replace('"format": 2', '"format": 4')],
    ['of a newer schema', 'newer version of Rizq (schema 99;', (text) => text.replace(/"schema": \d+/, '"schema": 99')],
    [
      'of a newer schema with other collections',
      'newer version of Rizq (schema 99;',
      (text) => text.replace(/"schema": \d+/, '"schema": 99').replace('"stock":', '"spaceships":'),
    ],
    ['whose journal does not continue from its sequence', 'not the manifest', (text) => text.replace('"sequence": 1', '"sequence": 2')],
    ['without a generation', 'not the manifest', (text) => text.replace('"generation": 1', '"generation": "one"')],
    ['with an unknown collection', '"spaceships"', (text) => text.replace('"stock":', '"spaceships":')],
    ['that lists a file outside the folder', 'entry for "stock"', (text) => text.replace('"stock.1.json"', '"../../etc/passwd"')],
  ])('%s', async (_title, problem, change) => {
    await edit('manifest.json', (text) => change(asOfFormat2(text)));
    await expectRefused('manifest.json', problem);
  });

  test('that is missing although there are data files', async () => {
    await rm(inFolder('manifest.json'));
    await expectRefused('manifest.json', 'missing');
  });
});

describe('a folder that is not a data folder is refused, and not changed', () => {
  test.each(['package.json', 'photos', 'orders.json'])('if it contains %s', async (name) => {
    const foreign = await temporaryFolder();
    await writeFile(path.join(foreign, name), '{}');
    await expect(openLowdbStore({ directory: foreign })).rejects.toThrow(`${foreign}: this is not the data folder of a marketplace`);
    expect(await readdir(foreign)).toEqual([name]);
  });

  test('a read-only folder is refused with the reason of the operating system', async () => {
    const disk = new SimulatedDisk();
    disk.fault = () => 'EROFS';
    await expect(openLowdbStore({ directory: await temporaryFolder(), files: disk })).rejects.toThrow('EROFS');
  });
});

test('the previous checkpoint and the journal replace a damaged checkpoint without loss', async () => {
  const store = await openLowdbStore({ directory });
  await store.transaction((transaction) => transaction.put('stock', aStock('var_3', 9)));
  await store.close();
  await edit('stock.2.json', (text) => text.replace('"onHand":9', '"onHand":8'));
  await expectRefused('stock.2.json', 'checksum');
  await rename(inFolder('manifest.previous.json'), inFolder('manifest.json'));
  const again = await openLowdbStore({ directory });
  expect(again.recovery.replayed).toBe(1);
  expect(await again.get('stock', 'var_3')).toEqual({ id: 'var_3', onHand: 9, version: 1 });
  await again.transaction((transaction) => transaction.put('stock', aStock('var_4', 1)));
  await again.close();
  const last = await openLowdbStore({ directory });
  expect([await last.count('stock'), last.recovery.replayed]).toEqual([4, 0]);
  await last.close();
});

test('a refused start changes nothing: restoring the damaged file restores all data', async () => {
  const file = inFolder('stock.1.json');
  const whole = await readFile(file);
  await writeFile(file, '{');
  await expectRefused('stock.1.json', 'ends too early');
  await writeFile(file, whole);
  const store = await openLowdbStore({ directory });
  expect(await store.count('stock')).toBe(2);
  await store.close();
});
