/**
 * A simulated payment gateway: no money moves. A separate service, accessed over HTTP: an API for the merchant, hosted pages for the buyer,
 * signed callbacks to the merchant. It knows nothing of the marketplace.
 */
import { handleApi } from './api.ts';
import { Charges, type ChargeRepository, type BuyerDecision, type Charge } from './charges.ts';
import { Callbacks, type Deliver } from './callbacks.ts';
import { hostedPage, languageOf, missingPage, PAGE_STYLE } from './pages.ts';

export interface DemoGatewayOptions {
  repository: ChargeRepository;
  /** Shared with the merchant: signs callbacks, and the API key is derived from it. */
  secret: string;
  /** Base URL of the gateway for browsers, without a trailing slash; empty: paths on the merchant's own site. */
  publicUrl: string;
  deliver: Deliver;
  now: () => Date;
  reportError: (error: unknown) => void;
}

/** Path prefix of everything of the gateway. */
export const DEMO_GATEWAY_PATH = '/demo-bank';
const API_PATH = '/api/payments';

const DECISIONS: Partial<Record<string, BuyerDecision>> = {
  approve: 'APPROVE',
  decline: 'DECLINE',
  'approve-later': 'APPROVE_LATER',
  'decline-later': 'DECLINE_LATER',
};
const RETRY_AFTER_MS = 1_000;

export class DemoGateway {
  private readonly charges: Charges;
  private readonly callbacks: Callbacks;
  private timer: NodeJS.Timeout | null = null;
  private isClosed = false;

  constructor(private readonly options: DemoGatewayOptions) {
    this.charges = new Charges(options);
    this.callbacks = new Callbacks(options);
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
    const requested = languageOf(searchParams.get('lang'));
    if (charge === null) return missingPage(requested ?? 'en');
    const language = requested ?? charge.language;
    if (request.method === 'POST') return this.takeDecision(charge, await request.text(), language);
    return hostedPage(charge, { language, path: pathname });
  }

  /** Resumes the work of the last process: results that are due, and those that the merchant has not acknowledged. */
  async resume(): Promise<void> {
    await this.applyDue();
    await this.callbacks.resume();
  }

  /** Records the buyer's decision on the hosted page and sends it to the merchant. */
  async decide(id: string, decision: BuyerDecision): Promise<Charge | null> {
    const charge = await this.charges.decide(id, decision);
    if (charge?.isUntold === true) await this.callbacks.send(charge);
    if (charge?.isLater === true) await this.wait();
    return charge;
  }

  /** Applies results that are due. Called by a timer, and by tests that set the clock. */
  async applyDue(): Promise<void> {
    for (const charge of await this.charges.applyDue()) await this.callbacks.send(charge);
    await this.wait();
  }

  close(): void {
    this.isClosed = true;
    if (this.timer !== null) clearTimeout(this.timer);
    this.callbacks.close();
  }

  /** Leaving decides nothing; in any case the buyer returns to the merchant, which is notified at the same time. */
  private async takeDecision(charge: Charge, form: string, language: 'en' | 'ms'): Promise<Response> {
    const decision = DECISIONS[new URLSearchParams(form).get('answer') ?? ''];
    if (decision !== undefined) {
      const decided = await this.charges.decide(charge.id, decision);
      if (decided?.isUntold === true) void this.callbacks.send(decided);
      if (decided?.isLater === true) await this.wait();
    }
    if (charge.method === 'DUITNOW_QR' && decision !== undefined) {
      // A buyer who scanned the code has the marketplace open elsewhere.
      const now = (await this.charges.find(charge.id)) ?? charge;
      return hostedPage(now, { language, path: `${DEMO_GATEWAY_PATH}/pay/${charge.pageKey}` });
    }
    return new Response(null, { status: 303, headers: { location: charge.returnUrl } });
  }

  /** Sets the timer for the next scheduled result. */
  private async wait(): Promise<void> {
    const at = await this.charges.nextDueAt();
    if (at === null || this.isClosed) return;
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.onTimer(), Math.max(RETRY_AFTER_MS, at - this.options.now().getTime()));
    this.timer.unref();
  }

  private async onTimer(): Promise<void> {
    try {
      await this.applyDue();
    } catch (error) {
      if (!this.isClosed) this.options.reportError(error);
    }
  }
}
