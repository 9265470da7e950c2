/**
 * A simulated payment gateway; no money moves. It is a separate service behind HTTP, with an API for the merchant, hosted pages
 * for the buyer and signed callbacks, and has no dependency on the marketplace.
 */
import { createHmac } from 'node:crypto';
import { DEFAULT_LOCALE, isLocale, type Locale } from '#schema/rules/locales.ts';
import { handleApi } from './api.ts';
import { Charges, type ChargeRepository, type BuyerDecision, type Charge } from './charges.ts';
import { hostedPage, missingPage, PAGE_STYLE } from './pages.ts';

/** Headers with which the merchant verifies the sender and time of a message. */
interface SignedHeaders {
  'content-type': 'application/json';
  'x-demo-bank-timestamp': string;
  'x-demo-bank-signature': string;
}

/** Delivers a message to the merchant; resolves with the response's HTTP status. */
export type Deliver = (headers: SignedHeaders, body: string) => Promise<number>;

export interface DemoGatewayOptions {
  repository: ChargeRepository;
  /** Secret shared with the merchant. It signs callbacks, and the API key is derived from it. */
  secret: string;
  /** The gateway's base URL for browsers, without a trailing slash; empty if the gateway is on the merchant's own site. */
  publicUrl: string;
  deliver: Deliver;
  now: () => Date;
  reportError: (error: unknown) => void;
}

/** Path prefix of the gateway. */
export const DEMO_GATEWAY_PATH = '/demo-bank';
const API_PATH = '/api/payments';

const DECISIONS = new Map<string, BuyerDecision>([
  ['approve', 'APPROVE'],
  ['decline', 'DECLINE'],
  ['approve-later', 'APPROVE_LATER'],
  ['decline-later', 'DECLINE_LATER'],
]);
/** Interval for applying due results and resending unacknowledged ones. */
const EVERY_MS = 2_000;
/** Older results are resent only at startup; the merchant has to poll for them. */
const SENT_FOR_MS = 600_000;

export class DemoGateway {
  private readonly charges: Charges;
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly options: DemoGatewayOptions) {
    this.charges = new Charges(options);
  }

  /** Handles requests below `DEMO_GATEWAY_PATH`. */
  async handle(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const path = pathname.slice(DEMO_GATEWAY_PATH.length);
    if (path.startsWith(API_PATH)) {
      const pageOf = ({ pageKey }: Charge) => `${this.options.publicUrl}${DEMO_GATEWAY_PATH}/pay/${pageKey}`;
      return handleApi(this.charges, request, { path: path.slice(API_PATH.length), secret: this.options.secret, pageOf });
    }
    if (path === '/style.css' && request.method === 'GET') {
      return new Response(PAGE_STYLE, { headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'public, max-age=3600' } });
    }
    const pageKey = /^\/pay\/([0-9a-f]{32})$/.exec(path)?.[1];
    const charge = pageKey === undefined ? null : await this.charges.findByPageKey(pageKey);
    const requested = searchParams.get('lang');
    const locale = isLocale(requested) ? requested : (charge?.language ?? DEFAULT_LOCALE);
    if (charge === null) return missingPage(locale);
    if (request.method === 'POST') return this.takeDecision(charge, await request.text(), locale);
    return hostedPage(charge, { locale, path: pathname });
  }

  /** Resumes the previous process's work: applies due results and resends unacknowledged ones. */
  async resume(): Promise<void> {
    await this.work();
    this.workLater();
  }

  /** Records the buyer's decision on the hosted page and sends it to the merchant. */
  async decide(id: string, decision: BuyerDecision): Promise<Charge | null> {
    const charge = await this.charges.decide(id, decision);
    if (charge?.isUnacknowledged === true) await this.send(charge);
    return charge;
  }

  /** Applies due results, and resends unacknowledged ones of charges created since `sinceMs` (Unix time). */
  async work(sinceMs = 0): Promise<void> {
    await this.charges.applyDue();
    const charges = await this.options.repository.unacknowledged();
    for (const charge of charges) if (Date.parse(charge.createdAt) >= sinceMs) await this.send(charge);
  }

  close(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  private workLater(): void {
    const work = async () => {
      await this.work(this.options.now().getTime() - SENT_FOR_MS).catch((error: unknown) => {
        if (this.timer !== null) this.options.reportError(error);
      });
      if (this.timer !== null) this.workLater();
    };
    this.timer = setTimeout(() => void work(), EVERY_MS).unref();
  }

  private async send(charge: Charge): Promise<void> {
    // If the acknowledgement cannot be stored, the result is sent again.
    if (await sendResult(charge, this.options)) await this.charges.acknowledge(charge).catch(() => null);
  }

  /** Handles a submitted form. LEAVE makes no decision. In every case the buyer is redirected to the merchant, which is also notified. */
  private async takeDecision(charge: Charge, form: string, locale: Locale): Promise<Response> {
    const decision = DECISIONS.get(new URLSearchParams(form).get('answer') ?? '');
    if (decision !== undefined) {
      const decided = await this.charges.decide(charge.id, decision);
      if (decided?.isUnacknowledged === true) void this.send(decided);
    }
    if (charge.method === 'DUITNOW_QR' && decision !== undefined) {
      // A buyer who scanned the code has the marketplace open on another device.
      const now = (await this.charges.find(charge.id)) ?? charge;
      return hostedPage(now, { locale, path: `${DEMO_GATEWAY_PATH}/pay/${charge.pageKey}` });
    }
    return new Response(null, { status: 303, headers: { location: charge.returnUrl } });
  }
}

/** Signs a body with the shared secret: HMAC-SHA256 over the timestamp in seconds and the body. */
export function signedHeaders(secret: string, body: string, now: Date): SignedHeaders {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return { 'content-type': 'application/json', 'x-demo-bank-timestamp': timestamp, 'x-demo-bank-signature': `sha256=${signature}` };
}

/** Sends a charge's result to the merchant. Returns whether it was acknowledged; never rejects. */
async function sendResult(
  { id, state, amountCents, sequence }: Charge,
  { secret, deliver, now }: { secret: string; deliver: Deliver; now: () => Date },
): Promise<boolean> {
  const body = JSON.stringify({ id, state, amountCents, currency: 'USD', sequence });
  return deliver(signedHeaders(secret, body, now()), body).then(
    (status) => status === 200,
    () => false,
  );
}
