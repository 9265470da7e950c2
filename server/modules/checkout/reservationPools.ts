import { createHmac, hash } from 'node:crypto';
import { inboxOf } from '#schema/rules/emails.ts';
import {
  RESERVED_BY_NETWORK,
  RESERVED_BY_PERSON,
  RESERVED_BY_UNCONFIRMED,
  RESERVED_BY_UNCONFIRMED_IN_CASH,
  UNPAID_MEMORY_MINUTES,
  type ReservedShare,
} from '#schema/rules/payments.ts';
import { networkOf, widerNetworkOf } from '#server/platform/caller.ts';
import type { OrderDoc } from '#server/store/documents/orders.ts';
import type { Transaction } from '#server/store/transaction.ts';

/** How long orders count towards their network's limits. */
export const NETWORK_MS = UNPAID_MEMORY_MINUTES * 60_000;
/**
 * How long a cash order's rows are kept: longer than an order can stay unpacked, because it ends by its promised day, which is at
 * most 30 working days ahead.
 */
export const CASH_ROWS_MS = 60 * 24 * 60 * 60_000;
const HASH_LENGTH = 22;

/** A group of buyers who may reserve only a share of a variant's stock between them. */
export interface Pool {
  /** Prefix of the keys of the pool's rows. */
  key: string;
  limit: ReservedShare;
  /** How long an order counts, unless it ends earlier. */
  memoryMs: number;
  /** Whether an order that reserves stock counts; null if it will never count. */
  counts: (order: OrderDoc, transaction: Transaction) => Promise<boolean | null>;
  message: 'reservedByNetwork' | 'reservedByPerson' | 'reservedByUnconfirmed' | 'reservedByUnconfirmedInCash';
}

const countsUnconfirmed: Pool['counts'] = async (order, transaction) => ((await isConfirmed(transaction, order)) ? null : true);

/** All buyers without a confirmed email, regardless of network, because one person can pose as many. */
export const UNCONFIRMED: Pool = {
  key: 'unconfirmed',
  limit: RESERVED_BY_UNCONFIRMED,
  memoryMs: CASH_ROWS_MS,
  counts: countsUnconfirmed,
  message: 'reservedByUnconfirmed',
};

/** Unconfirmed buyers' cash orders, counted separately because they last for days and must leave stock for guests who pay online. */
export const UNCONFIRMED_IN_CASH: Pool = {
  ...UNCONFIRMED,
  key: 'unconfirmed-cash',
  limit: RESERVED_BY_UNCONFIRMED_IN_CASH,
  message: 'reservedByUnconfirmedInCash',
};

/** All buyers in a network. */
function networkPool(network: string): Pool {
  return { key: network, limit: RESERVED_BY_NETWORK, memoryMs: NETWORK_MS, counts: async () => true, message: 'reservedByNetwork' };
}

const PERSON = 'person';

/** The orders of an inbox with a confirmed email address; unconfirmed orders with that address do not count. */
function personPool(inbox: string): Pool {
  return {
    key: `${PERSON}/${hashed(inbox)}`,
    limit: RESERVED_BY_PERSON,
    memoryMs: CASH_ROWS_MS,
    counts: (order, transaction) => isConfirmed(transaction, order),
    message: 'reservedByPerson',
  };
}

type Buyer = Pick<OrderDoc, 'userId' | 'email' | 'emailConfirmedAt'>;

/** The pools of a buyer who has confirmed the email address. */
export async function confirmedPools(transaction: Transaction, network: string, { userId, email }: Buyer): Promise<Pool[]> {
  const user = userId === null ? null : await transaction.get('users', userId);
  return [networkPool(network), personPool(inboxOf(user?.email ?? email))];
}

/** The pools in which a buyer's order counts. */
export async function poolsOf(transaction: Transaction, network: string, buyer: Buyer & { isCash: boolean }): Promise<Pool[]> {
  const pools = await confirmedPools(transaction, network, buyer);
  if (await isConfirmed(transaction, buyer)) return pools;
  return buyer.isCash ? [...pools, UNCONFIRMED, UNCONFIRMED_IN_CASH] : [...pools, UNCONFIRMED];
}

/** Whether the buyer's email address is confirmed, either through this order's link or through the account's. */
export async function isConfirmed(
  transaction: Transaction,
  { userId, emailConfirmedAt }: Pick<OrderDoc, 'userId' | 'emailConfirmedAt'>,
): Promise<boolean> {
  if (emailConfirmedAt != null) return true;
  return userId !== null && (await transaction.get('users', userId))?.emailConfirmedAt != null;
}

/** Keyed hash of an address's network, under which its orders are counted; for IPv6, of the first 56 bits. */
export function networkKey(address: string, secret: string): string {
  return createHmac('sha256', secret)
    .update(widerNetworkOf(networkOf(address)))
    .digest('base64url')
    .slice(0, HASH_LENGTH);
}

/** Hashes a text for use as part of a key. */
export function hashed(text: string): string {
  return hash('sha256', text, 'base64url').slice(0, HASH_LENGTH);
}

/** Key prefixes of rows that last as long as cash orders; the rows of networks expire after an hour. */
const KEPT_FOR_DAYS = [UNCONFIRMED.key, UNCONFIRMED_IN_CASH.key, PERSON].map((prefix) => `${prefix}/`);

export function isKeptForDays(key: string): boolean {
  return KEPT_FOR_DAYS.some((prefix) => key.startsWith(prefix));
}
