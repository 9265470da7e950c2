import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import { GatewayRefused, GatewayUnreachable } from './gateway.ts';
import type { GatewayState, OpenResponse, PaymentGateway, PaymentRequest } from './gateway.ts';

/** Sends a request to the gateway; `path` is relative to the gateway's address. */
export type Transport = (path: string, init: RequestInit) => Promise<Response>;

interface Dependencies {
  transport: Transport;
  /** Shared with the gateway. */
  secret: string;
}

/** Deadline after which the gateway counts as unreachable. */
const TIMEOUT_MS = 4_000;

const chargeSchema = v.object({
  state: v.picklist(['PENDING', 'AUTHORISED', 'CAPTURED', 'DECLINED', 'VOIDED', 'EXPIRED']),
  amountCents: v.pipe(v.number(), v.safeInteger()),
  redirectUrl: v.nullable(v.string()),
  qrPayload: v.nullable(v.string()),
});

const NOTHING: GatewayState = { state: 'UNKNOWN', amountCents: 0 };

/** Return address after paying, on the marketplace's own site. */
export function returnPath(paymentId: string): string {
  return `/payments/return/${paymentId}`;
}

/** HTTP client of the demo gateway, used like any other: by its API, with a key and a timeout. */
export class DemoGatewayClient implements PaymentGateway {
  readonly isDemo = true;
  readonly isCash = false;
  readonly #transport: Transport;
  readonly #key: string;

  constructor({ transport, secret }: Dependencies) {
    this.#transport = transport;
    this.#key = createHmac('sha256', secret).update('demo-bank api').digest('hex');
  }

  async open({ paymentId, ...request }: PaymentRequest): Promise<OpenResponse> {
    const answer = await this.#ask('', { ...request, id: paymentId, returnUrl: returnPath(paymentId) });
    if (answer.status === 409 || answer.charge === null) return { kind: 'declined' };
    const { redirectUrl, qrPayload, state } = answer.charge;
    return state === 'PENDING' ? { kind: 'open', redirectUrl, qrPayload } : { kind: 'declined' };
  }

  async state(paymentId: string): Promise<GatewayState> {
    return (await this.#ask(`/${paymentId}`)).charge ?? NOTHING;
  }

  async capture(paymentId: string): Promise<GatewayState> {
    const { status, charge } = await this.#ask(`/${paymentId}/capture`, {});
    return status === 409 ? this.state(paymentId) : (charge ?? NOTHING);
  }

  async cancel(paymentId: string): Promise<GatewayState> {
    return (await this.#ask(`/${paymentId}/cancel`, {})).charge ?? NOTHING;
  }

  async void(paymentId: string): Promise<GatewayState> {
    return (await this.#ask(`/${paymentId}/void`, {})).charge ?? NOTHING;
  }

  async refund(paymentId: string, refund: { key: string; amountCents: number }): Promise<void> {
    const { status } = await this.#ask(`/${paymentId}/refunds`, refund);
    if (status === 409) throw new GatewayRefused(`The gateway refuses a refund of ${paymentId}`);
  }

  /** POST with a body, else GET. Responses other than a charge, a refusal or "unknown" throw as unreachable. */
  async #ask(path: string, body?: object): Promise<{ status: number; charge: v.InferOutput<typeof chargeSchema> | null }> {
    const init: RequestInit = {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${this.#key}`, 'content-type': 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    };
    let status: number;
    let parsed: unknown;
    try {
      [status, parsed] = await withinTime(
        this.#transport(`/api/payments${path}`, init).then(async (response) => [response.status, await response.json()] as const),
      );
    } catch (error) {
      throw new GatewayUnreachable('The gateway cannot be reached', { cause: error });
    }
    if (status === 404 || status === 409) return { status, charge: null };
    if (isRefusal(status)) throw new GatewayRefused(`The gateway refuses ${path || 'a new payment'} (${status})`);
    const charge = v.safeParse(chargeSchema, parsed);
    if (status !== 200 || !charge.success) throw new GatewayUnreachable(`The gateway answers ${status}`);
    return { status, charge: charge.output };
  }
}

/** All client errors are permanent except 408 (timeout) and 429 (rate limit). */
function isRefusal(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}

/** Enforces the timeout on transports that ignore their signal. */
async function withinTime<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The gateway takes too long')), TIMEOUT_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
