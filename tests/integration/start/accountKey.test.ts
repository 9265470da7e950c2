import { readdir, readFile, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { seedStore } from '#seed/seedStore.ts';
import { openMarketplace, type MarketplaceOptions } from '#server/openMarketplace.ts';
import { BankAccountRepository } from '#server/modules/vendors/index.ts';
import { FieldCipher } from '#server/platform/fieldCipher.ts';
import { withStore } from '#server/openStore.ts';
import { sampleCatalogue } from '#tests/support/builders/sampleCatalogue.ts';
import { temporaryFolder } from '#tests/support/store/temporaryFolder.ts';

const NUMBER = '981276543201';
const VENDOR_ID = 'ven_with_bank';
const [OLD, NEW] = ['an old key of account numbers 0001', 'a new key of account numbers 00002'];

/** A data folder with an account number in plain text, as an earlier version has left it. */
async function folderWithPlainNumber(): Promise<string> {
  const dataFolder = await temporaryFolder();
  await withStore({ dataFolder }, async ({ store }) => {
    await seedStore(store, sampleCatalogue());
    const settings = { id: VENDOR_ID, taxId: null, bankName: 'Maybank', bankAccount: NUMBER };
    await store.transaction((transaction) => transaction.put('vendorSettings', settings));
  });
  return dataFolder;
}

function open(dataFolder: string, keys: Pick<MarketplaceOptions, 'accountKey' | 'previousAccountKeys'> = {}) {
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
    ...keys,
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

test('the start encrypts account numbers in plain text, and no file of the data folder or of a backup holds one', async () => {
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

test('a server whose key cannot read the stored account numbers does not start', async () => {
  const folder = await folderWithPlainNumber();
  await (await open(folder)).close();
  await expect(open(folder, { accountKey: OLD })).rejects.toThrow(/^Account numbers are encrypted with the key [0-9a-f]{12}, /);
  await rename(path.join(folder, 'account-key'), path.join(folder, 'elsewhere'));
  await expect(open(folder)).rejects.toThrow('put its file account-key back into the data folder');
  await rename(path.join(folder, 'elsewhere'), path.join(folder, 'account-key'));
  await (await open(folder)).close();
});

test('after a rotation all account numbers have the new key, and the old one is not needed', async () => {
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
