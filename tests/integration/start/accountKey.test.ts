import { readdir, readFile, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { seedStore } from '#seed/seedStore.ts';
import { openMarketplace, type MarketplaceOptions } from '#server/openMarketplace.ts';
import { BankAccountRepository } from '#server/modules/vendors/index.ts';
import { FieldCipher } from '#server/platform/fieldCipher.ts';
import { withStore, type OpenedStore } from '#server/openStore.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { preparedDatabase } from '#tests/support/postgres/preparedDatabase.ts';
import { runSql } from '#tests/support/postgres/testDatabase.ts';
import { temporaryFolder } from '#tests/support/store/temporaryFolder.ts';

const NUMBER = '981276543201';
const VENDOR_ID = 'ven_with_bank';
const [OLD, NEW] = ['an old key of account numbers 0001', 'a new key of account numbers 00002'];

/** Stores an account number in plain text, as an earlier version did. */
async function storePlainNumber({ store }: Pick<OpenedStore, 'store'>): Promise<void> {
  await seedStore(store, aMarket());
  const settings = { id: VENDOR_ID, taxId: null, bankName: 'Maybank', bankAccount: NUMBER };
  await store.transaction((transaction) => transaction.put('vendorSettings', settings));
}

async function folderWithPlainNumber(): Promise<string> {
  const dataFolder = await temporaryFolder();
  await withStore({ dataFolder }, storePlainNumber);
  return dataFolder;
}

type Options = Pick<MarketplaceOptions, 'accountKey' | 'previousAccountKeys' | 'databaseUrls' | 'warn'>;

function open(dataFolder: string, options: Options = {}) {
  return openMarketplace({
    ...{
      dataFolder,
      demo: false,
      shopApproval: false,
      secret: null,
      smtpUrl: null,
      mailFrom: 'shop@example.com',
      baseUrl: 'http://127.0.0.1',
    },
    fill: () => Promise.resolve(),
    reportError: (error) => {
      throw error;
    },
    ...options,
  });
}

async function filesWith(folder: string, text: string): Promise<string[]> {
  const found: string[] = [];
  for (const name of await readdir(folder, { recursive: true })) {
    const file = path.join(folder, name);
    if ((await stat(file)).isFile() && (await readFile(file)).includes(text)) found.push(name);
  }
  return found;
}

test('the start encrypts bank account numbers stored in plain text; neither the data folder nor a backup contains one', async () => {
  const folder = await folderWithPlainNumber();
  expect(await filesWith(folder, NUMBER)).not.toEqual([]);
  const marketplace = await open(folder);
  onTestFinished(() => marketplace.close());
  expect(await filesWith(folder, NUMBER)).toEqual([]);
  expect(await marketplace.services.vendorSettings.of(VENDOR_ID)).toMatchObject({ bankAccountLastFour: '3201' });
  await marketplace.close();
  const target = path.join(await temporaryFolder(), 'backup');
  await withStore({ dataFolder: folder }, (opened) => opened.backup!(target));
  expect(await filesWith(target, NUMBER)).toEqual([]);
  expect(await readdir(target)).not.toContain('account-key');
});

test('a server whose key does not match the stored bank account numbers does not start', async () => {
  const folder = await folderWithPlainNumber();
  await (await open(folder)).close();
  await expect(open(folder, { accountKey: OLD })).rejects.toThrow(/^Account numbers are encrypted with the key [0-9a-f]{12}, /);
  await rename(path.join(folder, 'account-key'), path.join(folder, 'elsewhere'));
  await expect(open(folder)).rejects.toThrow('put its file account-key back into the data folder');
  await rename(path.join(folder, 'elsewhere'), path.join(folder, 'account-key'));
  await (await open(folder)).close();
});

test('after a key rotation all bank account numbers have the new key, and the old key is no longer needed', async () => {
  const folder = await folderWithPlainNumber();
  await (await open(folder, { accountKey: OLD })).close();
  const rotating = await open(folder, { accountKey: NEW, previousAccountKeys: [OLD] });
  expect(await rotating.services.vendorSettings.of(VENDOR_ID)).toMatchObject({ bankAccountLastFour: '3201' });
  await rotating.listening('http://127.0.0.1:1');
  await rotating.services.bankAccounts.enqueue(new Date());
  await rotating.services.settled();
  await rotating.close();
  await withStore({ dataFolder: folder }, async ({ store }) => {
    expect(await new BankAccountRepository(store, new FieldCipher(NEW)).unknownKeys()).toEqual([]);
  });
  await (await open(folder, { accountKey: NEW })).close();
});

test('on PostgreSQL nodes with the same account key encrypt the numbers, another key is refused, and a rotation replaces it', async () => {
  const databaseUrls = [await preparedDatabase()];
  await withStore({ dataFolder: '', databaseUrls }, storePlainNumber);
  const stored = async () =>
    (await runSql(databaseUrls[0]!, 'SELECT document FROM rizq."vendorSettings"')).map((row) => JSON.stringify(row)).join();
  expect(await stored()).toContain(NUMBER);
  const start = async (options: Options) => open(await temporaryFolder(), { databaseUrls, ...options });
  const nodes = await Promise.all([1, 2].map(() => start({ accountKey: OLD })));
  expect(await stored()).not.toContain(NUMBER);
  for (const { services } of nodes) expect(await services.vendorSettings.of(VENDOR_ID)).toMatchObject({ bankAccountLastFour: '3201' });
  await expect(start({ accountKey: NEW })).rejects.toThrow(/^Account numbers are encrypted with the key [0-9a-f]{12}, /);
  await Promise.all(nodes.map((node) => node.close()));
  const rotating = await start({ accountKey: NEW, previousAccountKeys: [OLD] });
  await rotating.listening('http://127.0.0.1:1');
  await rotating.services.bankAccounts.enqueue(new Date());
  await rotating.services.settled();
  await rotating.close();
  const warnings: string[] = [];
  const rotated = await start({ accountKey: NEW, warn: (message) => warnings.push(message) });
  expect(await rotated.services.vendorSettings.of(VENDOR_ID)).toMatchObject({ bankAccountLastFour: '3201' });
  await rotated.close();
  expect(warnings).toEqual([]);
  await expect(start({ accountKey: OLD })).rejects.toThrow('Account numbers are encrypted with the key');
});

test('on PostgreSQL a generated account key is stored in the database, shared by all nodes, and causes a warning', async () => {
  const databaseUrls = [await preparedDatabase()];
  await withStore({ dataFolder: '', databaseUrls }, storePlainNumber);
  const warnings: string[] = [];
  for (let node = 0; node < 2; node += 1) {
    const opened = await open(await temporaryFolder(), { databaseUrls, warn: (message) => warnings.push(message) });
    expect(await opened.services.vendorSettings.of(VENDOR_ID)).toMatchObject({ bankAccountLastFour: '3201' });
    await opened.close();
  }
  expect(warnings).toEqual(Array.from({ length: 2 }, () => expect.stringContaining('RIZQ_ACCOUNT_KEY') as unknown));
});
