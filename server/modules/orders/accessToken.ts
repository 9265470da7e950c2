import { createHmac, hash, timingSafeEqual } from 'node:crypto';

/**
 * The token with which a guest opens an order again: 256 bits that nobody without the shop's secret can compute. It is derived, not
 * drawn, so that the answer to a repeated request can carry it again although only its hash is stored.
 */
export function deriveAccessToken(secret: string, orderId: string, idempotencyKey: string): string {
  return createHmac('sha256', secret).update(`order-access\n${orderId}\n${idempotencyKey}`).digest('base64url');
}

/** What is stored of a token: SHA-256, hex. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'hex');
}

/** Compares in the same time wherever they differ. */
export function isTokenOf(stored: string, token: string): boolean {
  const [kept, given] = [Buffer.from(stored), Buffer.from(hashToken(token))];
  return kept.length === given.length && timingSafeEqual(kept, given);
}
