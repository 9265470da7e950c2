import type { UserDoc } from '#server/store/documents/accounts.ts';
import type { AddressDoc } from '#server/store/documents/orders.ts';
import type { Store } from '#server/store/store.ts';
import { endSessionsOf, type AccountRepository } from './account.repository.ts';

/** A demo account offered on the login page. Its password is public. */
export interface DemoAccount {
  email: string;
  password: string;
  role: UserDoc['roles'][number];
}

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { email: 'shopper@rizq.demo', password: 'demo-shopper-1', role: 'CUSTOMER' },
  { email: 'vendor@rizq.demo', password: 'demo-vendor-1', role: 'VENDOR' },
];

/** The demo shopper's home, used as the delivery address of the sample orders. */
export const DEMO_SHOPPER_HOME: AddressDoc = {
  firstName: 'Nurul Aina',
  lastName: 'binti Rahman',
  phone: '+60123456789',
  line1: '12, Jalan Telawi 5',
  line2: 'Bangsar Baru',
  city: 'Kuala Lumpur',
  postalCode: '59100',
  state: 'KUALA_LUMPUR',
};

/** Demo users with precomputed password hashes, so that startup does not wait for hashing. The passwords are public. */
const DEMO_USERS: readonly UserDoc[] = [
  {
    id: 'usr_demo_shopper',
    email: 'shopper@rizq.demo',
    emailKey: 'shopper@rizq.demo',
    emailConfirmedAt: '2026-01-05T02:00:00.000Z',
    firstName: 'Nurul Aina',
    lastName: 'binti Rahman',
    phone: '+60123456789',
    passwordHash: '$argon2id$v=19$m=47104,t=1,p=1$CatNZzs7NZdOoLMvUoaWXg$TouwQHVYjMA9ahK7FgJR1/EoNsEWh19tDOvhbJBmh8g',
    roles: ['CUSTOMER'],
    locale: 'en',
    addresses: [
      { ...DEMO_SHOPPER_HOME, id: 'adr_demo_home', isDefault: true },
      {
        id: 'adr_demo_parents',
        firstName: 'Rahman',
        lastName: 'bin Ismail',
        phone: '+60194567890',
        line1: '8, Lorong Perak',
        line2: null,
        city: 'Alor Setar',
        postalCode: '05150',
        state: 'KEDAH',
        isDefault: false,
      },
    ],
    createdAt: '2026-01-05T02:00:00.000Z',
  },
  {
    id: 'usr_demo_vendor',
    email: 'vendor@rizq.demo',
    emailKey: 'vendor@rizq.demo',
    emailConfirmedAt: '2026-01-05T02:00:00.000Z',
    firstName: 'Som',
    lastName: 'binti Yusof',
    phone: '+60137654321',
    passwordHash: '$argon2id$v=19$m=47104,t=1,p=1$FPDKhWXKd1K5WSsiOOrx7g$wZX7NmEZBRhf5YzXvnygyNbplBkooa/xfMSqChGmt5I',
    roles: ['CUSTOMER', 'VENDOR'],
    locale: 'en',
    addresses: [],
    createdAt: '2026-01-05T02:00:00.000Z',
  },
];

/** Slug of the demo seller's vendor. The seller is given the vendor if it has no other owner. */
const DEMO_VENDOR = { slug: 'dapur-mak-som', ownerId: 'usr_demo_vendor' };

/**
 * In demo mode, creates missing demo accounts and resets email addresses and passwords that visitors changed. Otherwise deletes
 * the accounts and ends their sessions.
 */
export async function settleDemoAccounts(store: Store, isDemo: boolean): Promise<void> {
  await settleDemoUsers(store, isDemo);
  // The slug may have changed since the seller was given the vendor.
  const [owned] = (await store.query('vendors', { where: { ownerId: DEMO_VENDOR.ownerId } })).items;
  const vendor = owned ?? (await store.query('vendors', { where: { slug: DEMO_VENDOR.slug } })).items[0];
  const isItsOwner = vendor?.ownerId === DEMO_VENDOR.ownerId;
  if (vendor === undefined || isItsOwner === isDemo || (vendor.ownerId != null && !isItsOwner)) return;
  await store.transaction(async (transaction) => {
    await transaction.put('vendors', { ...vendor, ownerId: isDemo ? DEMO_VENDOR.ownerId : null }, { expectedVersion: vendor.version });
  });
}

async function settleDemoUsers(store: Store, isDemo: boolean): Promise<void> {
  const present = await Promise.all(DEMO_USERS.map(({ id }) => store.get('users', id)));
  const isSettled = (user: UserDoc | null, index: number) =>
    isDemo ? isAsPublished(user, DEMO_USERS[index]) && user?.emailConfirmedAt != null : user === null;
  if (present.every(isSettled)) return;
  await store.transaction(async (transaction) => {
    for (const user of DEMO_USERS) {
      const current = await transaction.get('users', user.id);
      if (!isDemo) {
        await endSessionsOf(transaction, user.id);
        await transaction.delete('users', user.id);
      } else {
        const { email, emailKey, emailConfirmedAt, passwordHash } = user;
        await transaction.put('users', { ...(current ?? user), email, emailKey, emailConfirmedAt, passwordHash });
      }
    }
  });
}

/** Demo accounts whose published credentials still work. */
export async function unchangedDemoAccounts(accounts: AccountRepository): Promise<DemoAccount[]> {
  const present = await Promise.all(DEMO_USERS.map(({ id }) => accounts.find(id)));
  return DEMO_ACCOUNTS.filter((_account, index) => isAsPublished(present[index] ?? null, DEMO_USERS[index]));
}

function isAsPublished(user: UserDoc | null, published: UserDoc | undefined): boolean {
  return user !== null && user.emailKey === published?.emailKey && user.passwordHash === published.passwordHash;
}
