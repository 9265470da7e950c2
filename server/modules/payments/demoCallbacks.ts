import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import type { PaymentService } from './payment.service.ts';
import type { Noted } from './paymentSettler.ts';

/** A gateway callback as received, not validated. */
export interface Callback {
  timestamp: string | null;
  signature: string | null;
  /** Raw body, byte for byte: the signature covers it. */
  body: string;
}

/** FORGED: not from the gateway, or too old. MALFORMED: correctly signed but invalid. */
export type CallbackResponse = Noted | 'FORGED' | 'MALFORMED';

/** Replay window: older callbacks are refused, so that a recorded one cannot be replayed for ever; so are those from the future. */
const REPLAY_WINDOW_SECONDS = 300;

const callbackSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^pay_[0-9a-f]{24}$/)),
  state: v.picklist(['PENDING', 'AUTHORISED', 'CAPTURED', 'DECLINED', 'VOIDED', 'EXPIRED']),
  amountCents: v.pipe(v.number(), v.safeInteger()),
  currency: v.literal('USD'),
});

/** Receives callbacks of the demo gateway after verifying their signature. */
export class DemoCallbacks {
  readonly #payments: PaymentService;
  readonly #secret: string;
  readonly #now: () => Date;

  constructor({ payments, secret, now }: { payments: PaymentService; secret: string; now: () => Date }) {
    this.#payments = payments;
    this.#secret = secret;
    this.#now = now;
  }

  async take({ timestamp, signature, body }: Callback): Promise<CallbackResponse> {
    if (!this.#isFresh(timestamp) || !this.#isSigned(signature, `${timestamp ?? ''}.${body}`)) return 'FORGED';
    const parsed = v.safeParse(callbackSchema, parse(body));
    if (!parsed.success) return 'MALFORMED';
    const { id, state, amountCents } = parsed.output;
    return this.#payments.note(id, { state, amountCents });
  }

  #isFresh(timestamp: string | null): boolean {
    if (timestamp === null || !/^\d{1,12}$/.test(timestamp)) return false;
    return Math.abs(this.#now().getTime() / 1000 - Number(timestamp)) <= REPLAY_WINDOW_SECONDS;
  }

  /** Constant-time comparison. */
  #isSigned(signature: string | null, signed: string): boolean {
    const expected = Buffer.from(`sha256=${createHmac('sha256', this.#secret).update(signed).digest('hex')}`);
    const given = Buffer.from(signature ?? '');
    return given.length === expected.length && timingSafeEqual(given, expected);
  }
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
