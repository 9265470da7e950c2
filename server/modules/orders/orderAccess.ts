import { createHmac, hash, timingSafeEqual } from 'node:crypto';
import type { SignedIn } from '#server/modules/accounts/index.ts';
import type { OrderDoc } from '#server/store/documents/orders.ts';

/** A person who may have access to an order: a member, or the holder of its token. */
export interface Holder {
  /** Null for a guest. */
  viewer: SignedIn | null;
  accessToken?: string | null;
}

/** Whether the viewer or the token has access to the order. */
export function isHolder(order: OrderDoc, { viewer, accessToken }: Holder): boolean {
  return (viewer !== null && order.userId === viewer.userId) || isTokenOf(order.accessTokenHash, accessToken ?? '');
}

/**
 * The token with which a guest accesses an order: 256 bits that cannot be computed without the secret. It is derived rather than
 * random, so that emails and repeated requests can contain it although only its hash is stored.
 */
export function deriveAccessToken(secret: string, orderId: string): string {
  return derive(secret, orderId);
}

/**
 * The order's token. Null if it was derived from something else: after a claim or a change of the secret, and for orders of earlier
 * versions, whose token also depends on the idempotency key.
 */
export function accessTokenOf(secret: string, order: OrderDoc, idempotencyKey?: string): string | null {
  const { id, accessTokenHash } = order;
  const tokens = [derive(secret, id), ...(idempotencyKey === undefined ? [] : [derive(secret, `${id}\n${idempotencyKey}`)])];
  return tokens.find((token) => isTokenOf(accessTokenHash, token)) ?? null;
}

function derive(secret: string, text: string): string {
  return createHmac('sha256', secret).update(`order-access\n${text}`).digest('base64url');
}

/** The stored form of a token: SHA-256 in hex. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'hex');
}

/** Compares in constant time. */
export function isTokenOf(stored: string, token: string): boolean {
  const [expected, given] = [Buffer.from(stored), Buffer.from(hashToken(token))];
  return expected.length === given.length && timingSafeEqual(expected, given);
}
