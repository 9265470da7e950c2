import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fillEmptyStore } from '#seed/fillEmptyStore.ts';
import { PasswordHashes } from '#server/modules/accounts/passwords.ts';
import { openLowdbStore } from '#server/store/lowdb/openLowdbStore.ts';

/** The seller for Kebun Utara, which sells mangoes, alongside the demo vendor. */
export const SECOND_SELLER = { email: 'utara@rizq.demo', password: 'kebun utara pagi' } as const;

/** Creates a demo's data folder with products and sample orders, in which two vendors have sellers. */
export async function folderOfTwoSellers(): Promise<string> {
  const directory = await mkdtemp(path.join(tmpdir(), 'rizq-'));
  const store = await openLowdbStore({ directory });
  await fillEmptyStore(store, { demo: true });
  const [vendor] = (await store.query('vendors', { where: { slug: 'kebun-utara' } })).items;
  if (vendor === undefined) throw new Error('The seed has no Kebun Utara any more.');
  const passwordHash = await new PasswordHashes().hash(SECOND_SELLER.password);
  await store.transaction(async (transaction) => {
    await transaction.put('vendors', { ...vendor, ownerId: 'usr_second_seller' });
    await transaction.put('users', {
      id: 'usr_second_seller',
      email: SECOND_SELLER.email,
      emailKey: SECOND_SELLER.email,
      firstName: 'Rosli',
      lastName: 'bin Hamid',
      phone: '+60194567891',
      passwordHash,
      roles: ['CUSTOMER', 'VENDOR'],
      locale: 'en',
      addresses: [],
      createdAt: '2026-01-05T02:00:00.000Z',
    });
  });
  await store.close();
  return directory;
}
