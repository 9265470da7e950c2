import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Store } from '#server/store/store.ts';
import { races, type Send } from './cancelling.ts';
import type { Figure } from './figure.ts';
import { addressOf, PLENTY, sendTo, startDatabase, startNode, withStore } from './nodes.ts';

const POLL_MS = 5;
const SETTLE_MS = 30_000;
const ALL = { limit: 1_000_000 };

/**
 * The races of `cancelling` between two nodes on one PostgreSQL database: the buyer is on one, the vendor and the gateway's page on
 * the other.
 */
export async function cancellingNodes(): Promise<Figure[]> {
  const database = await startDatabase();
  const token = await withStore(database.url, sessionOfUtara);
  // The demo gateway is part of a node in demo mode.
  const [buyers, vendors] = await Promise.all([startNode(database.url, { RIZQ_DEMO: 'on' }), startNode(database.url, { RIZQ_DEMO: 'on' })]);
  let networks = 0;
  const sendAs =
    (url: string, as: string | null): Send =>
    async <Data>(document: string, variables: object) => {
      // Variables of other operations are ignored.
      const { data, codes } = await sendTo<Data>(url, document, variables, addressOf((networks += 1)), as);
      if (data === null) throw new Error(`The operation failed: ${codes.join()}`);
      return data;
    };
  const figures = await withStore(database.url, (store) =>
    races(
      {
        ...{ store, stock: PLENTY, buyer: sendAs(buyers.url, null), vendor: sendAs(vendors.url, token) },
        approve: (number) => approve(store, vendors.url, number),
        // Both nodes send refunds themselves, after each response and in jobs.
        refund: () => Promise.resolve(),
        settle: () => until(() => isSettled(store), SETTLE_MS),
      },
      { promise: 17, where: ' on 2 nodes' },
    ),
  );
  await Promise.all([buyers.stop(), vendors.stop()]);
  await database.stop();
  return figures;
}

/** Creates an owner of the vendor Utara. Resolves to the token of a session. */
async function sessionOfUtara(store: Store): Promise<string> {
  const token = randomBytes(32).toString('hex');
  const tokenHash = createHash('sha256').update(token).digest('hex');
  const at = new Date().toISOString();
  const userId = 'usr_of_utara';
  const name = { firstName: 'Farah', lastName: null, phone: '+60123456789' };
  const email = 'utara@example.com';
  const account = { emailKey: email, emailConfirmedAt: at, passwordHash: '', roles: ['CUSTOMER' as const], locale: 'en' as const };
  await store.transaction(async (transaction) => {
    const vendor = await transaction.get('vendors', 'ven_utara');
    await transaction.put('vendors', { ...vendor!, ownerId: userId });
    await transaction.put('users', { id: userId, email, ...name, ...account, addresses: [], createdAt: at });
    await transaction.put('sessions', { id: 'ses_utara', userId, tokenHash, createdAt: at, lastSeenAt: at });
  });
  return token;
}

/** Approves an order's payment on the gateway's page. Resolves once the payment is decided. */
async function approve(store: Store, url: string, number: string): Promise<void> {
  const paymentOf = async () => (await store.query('orders', { where: { number } })).items[0]?.payment;
  const id = (await paymentOf())?.paymentId ?? '';
  const { pageKey } = (await store.get('demoCharges', id)) ?? {};
  const response = await fetch(`${url}/demo-bank/pay/${pageKey}`, { method: 'POST', body: 'answer=approve', redirect: 'manual' });
  if (response.status !== 303) throw new Error(`The gateway responded with ${response.status}`);
  await until(async () => (await paymentOf())?.status !== 'PENDING', SETTLE_MS);
}

async function isSettled(store: Store): Promise<boolean> {
  const payments = (await store.query('payments', ALL)).items;
  const charges = (await store.query('demoCharges', ALL)).items;
  return (
    payments.every(({ status }) => status === 'CAPTURED' || status === 'FAILED') &&
    charges.every(({ state, isUntold }) => state !== 'AUTHORISED' && isUntold !== true)
  );
}

async function until(isTrue: () => Promise<boolean>, withinMs: number): Promise<void> {
  const end = performance.now() + withinMs;
  while (!(await isTrue())) {
    if (performance.now() > end) throw new Error(`Still not true after ${withinMs} ms`);
    await pause(POLL_MS);
  }
}
