import { createHmac, timingSafeEqual } from 'node:crypto';

/** Headers of a message, by which the merchant verifies sender and time. */
export interface SignedHeaders {
  'content-type': 'application/json';
  'x-demo-bank-timestamp': string;
  'x-demo-bank-signature': string;
}

/** Signs a body with the secret that gateway and merchant share: HMAC-SHA256 over the timestamp in seconds and the body. */
export function signedHeaders(secret: string, body: string, now: Date): SignedHeaders {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return { 'content-type': 'application/json', 'x-demo-bank-timestamp': timestamp, 'x-demo-bank-signature': `sha256=${signature}` };
}

/** Whether a request carries the merchant's key, compared in constant time. */
export function bringsKey(authorization: string | null, key: string): boolean {
  const [given, expected] = [Buffer.from(authorization ?? ''), Buffer.from(`Bearer ${key}`)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
