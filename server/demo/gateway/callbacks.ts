import { createHmac } from 'node:crypto';
import type { Charge } from './charges.ts';

/** Headers of a message, by which the merchant verifies sender and time. */
interface SignedHeaders {
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

/** Delivers a message to the merchant; resolves with the HTTP status of the response. */
export type Deliver = (headers: SignedHeaders, body: string) => Promise<number>;

const OK = 200;

/** Sends the result of a charge to the merchant; false unless it was acknowledged. Never rejects. */
export async function sendResult(
  { id, state, amountCents, sequence }: Charge,
  { secret, deliver, now }: { secret: string; deliver: Deliver; now: () => Date },
): Promise<boolean> {
  const body = JSON.stringify({ id, state, amountCents, currency: 'USD', sequence });
  return deliver(signedHeaders(secret, body, now()), body).then(
    (status) => status === OK,
    () => false,
  );
}
