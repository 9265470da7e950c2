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

/** Time for which orders count towards the limits of their network. */
export const NETWORK_MS = UNPAID_MEMORY_MINUTES * 60_000;
/** Lifetime of the rows of a cash order: longer than an unpacked order, which ends by its promised day, at most 30 working days ahead. */
export const CASH_ROWS_MS = 60 * 24 * 60 * 60_000;
const HASH_LENGTH = 22;

/** Buyers who together may reserve only a share of a variant's stock. */
export interface Pool {
  /** Prefix of the keys of their rows. */
  key: string;
  limit: ReservedShare;
  /** Time for which an order counts, unless it ends before. */
  memoryMs: number;
  /** Whether an order that reserves stock counts; null if it will never count. */
  counts: (order: OrderDoc, transaction: Transaction) => Promise<boolean | null>;
  message: 'reservedByNetwork' | 'reservedByPerson' | 'reservedByUnconfirmed' | 'reservedByUnconfirmedInCash';
}

const countsUnconfirmed: Pool['counts'] = async (order, transaction) => ((await isConfirmed(transaction, order)) ? null : true);

/** All buyers without a confirmed email, independent of their network, because one person can pose as many. */
export const UNCONFIRMED: Pool = {
  key: 'unconfirmed',
  limit: RESERVED_BY_UNCONFIRMED,
  memoryMs: CASH_ROWS_MS,
  counts: countsUnconfirmed,
  message: 'reservedByUnconfirmed',
};

/** Their cash orders separately: they last for days, and must leave stock for guests who pay online. */
export const UNCONFIRMED_IN_CASH: Pool = {
  ...UNCONFIRMED,
  key: 'unconfirmed-cash',
  limit: RESERVED_BY_UNCONFIRMED_IN_CASH,
  message: 'reservedByUnconfirmedInCash',
};

/** All buyers of a network. */
function networkPool(network: string): Pool {
  return { key: network, limit: RESERVED_BY_NETWORK, memoryMs: NETWORK_MS, counts: async () => true, message: 'reservedByNetwork' };
}

const PERSON = 'person';

/** The orders of an inbox with a confirmed email; unconfirmed orders under that email do not count. */
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

/** The pools of a buyer who has confirmed the email. */
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

/** Whether the buyer's email is confirmed: by the link for this order, or that of the account. */
export async function isConfirmed(
  transaction: Transaction,
  { userId, emailConfirmedAt }: Pick<OrderDoc, 'userId' | 'emailConfirmedAt'>,
): Promise<boolean> {
  if (emailConfirmedAt != null) return true;
  return userId !== null && (await transaction.get('users', userId))?.emailConfirmedAt != null;
}

/** Keyed hash of the network of an address, under which its orders count; for IPv6 the first 56 bits. */
export function networkKey(address: string, secret: string): string {
  return createHmac('sha256', secret)
    .update(widerNetworkOf(networkOf(address)))
    .digest('base64url')
    .slice(0, HASH_LENGTH);
}

/** A text as part of a key. */
export function hashed(text: string): string {
  return hash('sha256', text, 'base64url').slice(0, HASH_LENGTH);
}

/** Key prefixes of rows that last as long as cash orders; those of networks end after an hour. */
const KEPT_FOR_DAYS = [UNCONFIRMED.key, UNCONFIRMED_IN_CASH.key, PERSON].map((prefix) => `${prefix}/`);

export function isKeptForDays(key: string): boolean {
  return KEPT_FOR_DAYS.some((prefix) => key.startsWith(prefix));
}
