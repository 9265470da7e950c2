import { createHmac, hash, timingSafeEqual } from 'node:crypto';

/**
 * The token with which a guest reopens an order: 256 bits, not computable without the secret. It is derived, not random, so that a repeated
 * request can return it although only its hash is stored.
 */
export function deriveAccessToken(secret: string, orderId: string, idempotencyKey: string): string {
  return createHmac('sha256', secret).update(`order-access\n${orderId}\n${idempotencyKey}`).digest('base64url');
}

/** The stored form of a token: SHA-256, hex. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'hex');
}

/** Constant-time comparison. */
export function isTokenOf(stored: string, token: string): boolean {
  const [kept, given] = [Buffer.from(stored), Buffer.from(hashToken(token))];
  return kept.length === given.length && timingSafeEqual(kept, given);
}
