import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import {
  GatewayRefused,
  GatewayUnreachable,
  type GatewayState,
  type OpenResponse,
  type PaymentGateway,
  type PaymentRequest,
} from './gateway.ts';
import type { PaymentService } from './payment.service.ts';
import type { AppliedState } from './paymentSettler.ts';

/** Sends a request to the gateway; `path` is relative to the gateway's base URL. */
export type Transport = (path: string, init: RequestInit) => Promise<Response>;

/** Time after which the gateway counts as unreachable. */
const TIMEOUT_MS = 4_000;

const stateFields = {
  state: v.picklist(['PENDING', 'AUTHORISED', 'CAPTURED', 'DECLINED', 'VOIDED', 'EXPIRED']),
  amountCents: v.pipe(v.number(), v.safeInteger()),
};
const chargeSchema = v.object({
  ...stateFields,
  isProcessing: v.optional(v.boolean()),
  redirectUrl: v.nullable(v.string()),
  qrPayload: v.nullable(v.string()),
});

const UNKNOWN: GatewayState = { state: 'UNKNOWN', amountCents: 0 };

/** Path to which buyers return after paying. */
export function returnPath(paymentId: string): string {
  return `/payments/return/${paymentId}`;
}

/** HTTP client for the demo gateway. Uses it like a real one: through its API, with a key and a timeout. */
export class DemoGatewayClient implements PaymentGateway {
  readonly isDemo = true;
  readonly isCash = false;
  private readonly transport: Transport;
  private readonly key: string;

  /** `secret` is shared with the gateway. */
  constructor({ transport, secret }: { transport: Transport; secret: string }) {
    this.transport = transport;
    this.key = createHmac('sha256', secret).update('demo-bank api').digest('hex');
  }

  async open({ paymentId, ...request }: PaymentRequest): Promise<OpenResponse> {
    const { status, charge } = await this.request('', { ...request, id: paymentId, returnUrl: returnPath(paymentId) });
    if (status === 409 || charge === null) return { kind: 'declined' };
    const { redirectUrl, qrPayload, state } = charge;
    return state === 'PENDING' ? { kind: 'open', redirectUrl, qrPayload } : { kind: 'declined' };
  }

  async state(paymentId: string): Promise<GatewayState> {
    return (await this.request(`/${paymentId}`)).charge ?? UNKNOWN;
  }

  async capture(paymentId: string): Promise<GatewayState> {
    const { status, charge } = await this.request(`/${paymentId}/capture`, {});
    return status === 409 ? this.state(paymentId) : (charge ?? UNKNOWN);
  }

  async cancel(paymentId: string): Promise<GatewayState> {
    return (await this.request(`/${paymentId}/cancel`, {})).charge ?? UNKNOWN;
  }

  async void(paymentId: string): Promise<GatewayState> {
    return (await this.request(`/${paymentId}/void`, {})).charge ?? UNKNOWN;
  }

  async refund(paymentId: string, refund: { key: string; amountCents: number }): Promise<void> {
    const { status } = await this.request(`/${paymentId}/refunds`, refund);
    if (status === 409) throw new GatewayRefused(`The gateway refuses a refund of ${paymentId}`);
  }

  /**
   * Sends a POST if there is a body, otherwise a GET. Throws GatewayUnreachable for responses other than a charge, a refusal or
   * "unknown".
   */
  private async request(path: string, body?: object): Promise<{ status: number; charge: v.InferOutput<typeof chargeSchema> | null }> {
    const init: RequestInit = {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${this.key}`, 'content-type': 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    };
    let status: number;
    let parsed: unknown;
    try {
      [status, parsed] = await withinTime(
        this.transport(`/api/payments${path}`, init).then(async (response) => [response.status, await response.json()] as const),
      );
    } catch (error) {
      throw new GatewayUnreachable('The gateway cannot be reached', { cause: error });
    }
    if (status === 404 || status === 409) return { status, charge: null };
    if (isRefusal(status)) throw new GatewayRefused(`The gateway refuses ${path || 'a new payment'} (${status})`);
    const charge = v.safeParse(chargeSchema, parsed);
    if (status !== 200 || !charge.success) throw new GatewayUnreachable(`The gateway responds with status ${status}`);
    return { status, charge: charge.output };
  }
}

/** Whether a client error is permanent, as all are except 408 (timeout) and 429 (rate limit). */
function isRefusal(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}

/** Enforces the timeout for transports that ignore their signal. */
async function withinTime<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The gateway takes too long')), TIMEOUT_MS);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** A gateway callback as received, not yet validated. */
export interface Callback {
  timestamp: string | null;
  signature: string | null;
  /** Raw body, because the signature covers the exact bytes. */
  body: string;
}

/** FORGED: not from the gateway, or too old. MALFORMED: correctly signed, but invalid. */
export type CallbackResponse = AppliedState | 'FORGED' | 'MALFORMED';

/** Callbacks that are older, or from the future, are rejected, so that recorded ones cannot be replayed. */
const REPLAY_WINDOW_SECONDS = 300;

const callbackSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^pay_[0-9a-f]{24}$/)),
  ...stateFields,
  currency: v.literal('USD'),
});

/** Receives the demo gateway's callbacks after verifying their signature. */
export class DemoCallbacks {
  constructor(private readonly dependencies: { payments: PaymentService; secret: string; now: () => Date }) {}

  async take({ timestamp, signature, body }: Callback): Promise<CallbackResponse> {
    if (!this.isFresh(timestamp) || !this.isSigned(signature, `${timestamp ?? ''}.${body}`)) return 'FORGED';
    const parsed = v.safeParse(callbackSchema, parse(body));
    if (!parsed.success) return 'MALFORMED';
    const { id, state, amountCents } = parsed.output;
    return this.dependencies.payments.apply(id, { state, amountCents });
  }

  private isFresh(timestamp: string | null): boolean {
    if (timestamp === null || !/^\d{1,12}$/.test(timestamp)) return false;
    return Math.abs(this.dependencies.now().getTime() / 1000 - Number(timestamp)) <= REPLAY_WINDOW_SECONDS;
  }

  /** Compares in constant time. */
  private isSigned(signature: string | null, signed: string): boolean {
    const expected = Buffer.from(`sha256=${createHmac('sha256', this.dependencies.secret).update(signed).digest('hex')}`);
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
