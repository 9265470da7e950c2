import { memberTransaction, type AccountError, type AuthFailed, type SignedIn } from '#server/modules/accounts/index.ts';
import { confirmAlert, type GuestAlertLinks } from '#server/modules/alerts/index.ts';
import { confirmOrderEmail, confirmOrdersOf } from '#server/modules/checkout/index.ts';
import { inboxIdOf, setTopic } from '#server/modules/notifications/index.ts';
import { isUnreserved, OrderRepository, orderStatus, type Holder } from '#server/modules/orders/index.ts';
import { BackoffLimiter, CallerBackoffLimiter } from '#server/platform/backoffLimiter.ts';
import type { Caller } from '#server/platform/caller.ts';
import { NotSignedIn } from '#server/platform/errors.ts';
import type { InvalidInput } from '#server/platform/input/parseInput.ts';
import type { ConfirmationTokens } from '#server/platform/mail/confirmationTokens.ts';
import { enqueueConfirmationMail } from '#server/platform/mail/enqueueConfirmationMail.ts';
import type { MailGate } from '#server/platform/mail/mailGate.ts';
import type { SecurityLog } from '#server/platform/securityLog.ts';
import type { ConfirmationKind } from '#server/store/documents/mails.ts';
import type { OrderDoc } from '#server/store/documents/orders.ts';
import type { AttemptStore } from '#server/store/sharedState.ts';
import type { Transaction, Transactions } from '#server/store/transaction.ts';
import { LINK_EXPIRED, LINK_INVALID, NO_ORDER, tooManyEmails } from './confirmationErrors.ts';
import { EmailOwners, type ConfirmationSubject, type EmailOwner } from './confirmation.repository.ts';

const MINUTE_MS = 60_000;
/** Limit on requested links per address: three, then waits of 1, 2, 4 … minutes. */
const LINKS_TO_ADDRESS = {
  name: 'confirmation links',
  free: 3,
  firstWaitMs: MINUTE_MS,
  maxWaitMs: 60 * MINUTE_MS,
  forgetMs: 24 * 60 * MINUTE_MS,
};
const LINKS_FROM_CALLER = { ...LINKS_TO_ADDRESS, name: 'confirmation links of a caller', free: 10 };

const KINDS: Record<ConfirmationSubject, ConfirmationKind> = {
  ACCOUNT: 'CONFIRM_ACCOUNT',
  ORDER: 'CONFIRM_ORDER',
  VENDOR: 'CONFIRM_VENDOR',
  NEWSLETTER: 'CONFIRM_NEWSLETTER',
  ALERT: 'CONFIRM_ALERT',
};

/**
 * OPEN: the link can be used. CONFIRMED: the email address is already confirmed. INVALID: the link is malformed, or the email
 * address has changed since.
 */
export type LinkState = 'OPEN' | 'CONFIRMED' | 'EXPIRED' | 'INVALID';

export interface ConfirmationLink {
  state: LinkState;
  /** Null for an invalid link. */
  subject: ConfirmationSubject | null;
  /**
   * For an order: whether it was cancelled before the confirmation. For an account: whether confirming it cancelled a waiting
   * order that had sold out.
   */
  isOrderCancelled: boolean;
}

/** An order whose email address is confirmed. */
export interface ConfirmedOrder {
  number: string;
  /** Null for a member's order. */
  accessToken: string | null;
}

export interface LinkDetails extends ConfirmationLink {
  alertsToken: string | null;
  order: ConfirmedOrder | null;
}

export interface ConfirmationResult extends ConfirmationLink {
  errors: (AuthFailed | InvalidInput)[];
}

interface Dependencies {
  store: Transactions;
  owners: EmailOwners;
  orders: OrderRepository;
  tokens: ConfirmationTokens;
  alertLinks: Pick<GuestAlertLinks, 'issue'>;
  /** The token with which a guest opens the order; null if it is not known. */
  accessToken: (order: OrderDoc) => string | null;
  gate: Pick<MailGate, 'waitOf'>;
  security: SecurityLog;
  attempts: AttemptStore;
  now: () => Date;
}

/** Confirms the email addresses of accounts, orders, vendors, subscriptions and guests' alerts through an emailed link. */
export class ConfirmationService {
  private readonly toAddress: BackoffLimiter;
  private readonly fromCaller: CallerBackoffLimiter;

  constructor(private readonly dependencies: Dependencies) {
    this.toAddress = new BackoffLimiter(LINKS_TO_ADDRESS, dependencies.attempts);
    this.fromCaller = new CallerBackoffLimiter(LINKS_FROM_CALLER, dependencies.attempts);
  }

  /** A link's state, and what its holder may open: all alerts of the inbox, or the confirmed order. Does not use the link. */
  async link(token: string): Promise<LinkDetails> {
    const { owners, orders, tokens, alertLinks } = this.dependencies;
    const { state, owner } = await this.read(owners, token);
    const parsed = tokens.parse(token);
    // The link was sent to the inbox, so its holder may open these for as long as it is valid.
    const reader = parsed === null || tokens.isExpired(parsed) ? null : owner;
    return {
      state,
      subject: owner?.subject ?? null,
      isOrderCancelled: await isOrderCancelled(orders, owner),
      alertsToken: reader?.subject === 'ALERT' ? alertLinks.issue(inboxIdOf(reader.email)) : null,
      order: reader?.subject === 'ORDER' && reader.isConfirmed ? this.confirmedOrder(reader.document) : null,
    };
  }

  private confirmedOrder(order: OrderDoc): ConfirmedOrder | null {
    if (order.userId !== null) return { number: order.number, accessToken: null };
    const accessToken = this.dependencies.accessToken(order);
    return accessToken === null ? null : { number: order.number, accessToken };
  }

  /** Confirms the email address that the link belongs to. Confirming again succeeds and changes nothing. */
  async confirm(token: string): Promise<ConfirmationResult> {
    const { store, security } = this.dependencies;
    const { state, owner, isCancelled, refusal } = await store.transaction(async (transaction) => {
      const owners = new EmailOwners(transaction);
      const found = await this.read(owners, token);
      const refusal = found.state === 'OPEN' && found.owner !== null ? await this.settle(transaction, found.owner) : null;
      const settled = found.owner && (await owners.find(found.owner.id));
      return { ...found, refusal, isCancelled: await isOrderCancelled(new OrderRepository(transaction), settled) };
    });
    const link = { subject: owner?.subject ?? null, isOrderCancelled: isCancelled };
    if (state === 'EXPIRED') return { ...link, state, errors: [LINK_EXPIRED] };
    if (owner === null) return { ...link, state, errors: [LINK_INVALID] };
    if (refusal !== null) return { ...link, state, errors: [refusal] };
    if (state === 'OPEN') security.record('user_updated', { what: 'email confirmed', id: owner.id });
    return { ...link, state: 'CONFIRMED', errors: [] };
  }

  /** Sends a new link to the viewer's account or vendor, unless its email address is confirmed. Throws NotSignedIn. */
  async resend(viewer: SignedIn | null, subject: Exclude<ConfirmationSubject, 'ORDER'>, caller: Caller): Promise<AuthFailed[]> {
    const { owners, store } = this.dependencies;
    // These do not belong to an account; subscribing or setting the alert again sends a new link.
    if (subject === 'NEWSLETTER' || subject === 'ALERT') return [LINK_INVALID];
    if (viewer === null) throw new NotSignedIn();
    const owner = subject === 'ACCOUNT' ? await owners.find(viewer.userId) : await owners.vendorOf(viewer.userId);
    return this.send(owner, caller, (work) => memberTransaction(store, viewer, work));
  }

  /** Sends a new link to an order's email address, for the holder of the order. */
  async resendOfOrder(number: string, holder: Holder, caller: Caller): Promise<AccountError[]> {
    const { owners, orders, store } = this.dependencies;
    const order = await orders.findForHolder(number, holder);
    if (order === null) return [NO_ORDER];
    return this.send(await owners.find(order.id), caller, (work) => store.transaction(work));
  }

  /** Sends the link that opens an order to its email address; while that is not confirmed, the link that confirms it. */
  async sendOrderLink(order: OrderDoc, caller: Caller): Promise<AuthFailed[]> {
    const { owners, store } = this.dependencies;
    const owner = await owners.find(order.id);
    return this.send(owner && { ...owner, isConfirmed: false }, caller, (work) => store.transaction(work));
  }

  /** Sends a new link to the address of an expired link. */
  async resendExpired(token: string, caller: Caller): Promise<AuthFailed[]> {
    const { owners, store } = this.dependencies;
    const { state, owner } = await this.read(owners, token);
    return state === 'INVALID' ? [LINK_INVALID] : this.send(owner, caller, (work) => store.transaction(work));
  }

  private async send(
    owner: EmailOwner | null,
    caller: Caller,
    inTransaction: (work: (transaction: Transaction) => Promise<void>) => Promise<void>,
  ): Promise<AuthFailed[]> {
    if (owner === null || owner.isConfirmed || owner.email === '') return [];
    const wait =
      (await this.dropWait(owner)) || (await this.fromCaller.take(caller)) || (await this.toAddress.take(owner.email.toLowerCase()));
    if (wait > 0) {
      this.dependencies.security.record('excess_rate_limit_exceeded', { what: 'resendConfirmation', network: caller.network });
      return [tooManyEmails(wait)];
    }
    await inTransaction((transaction) => enqueueConfirmationMail(transaction, KINDS[owner.subject], owner, this.dependencies.now()));
    return [];
  }

  /**
   * Seconds until the mail gate would send a link to an account or vendor; 0 if it would now. Always 0 for an order, because its
   * number and token do not prove access to the inbox.
   */
  private async dropWait({ subject, email }: EmailOwner): Promise<number> {
    return subject === 'ORDER' ? 0 : this.dependencies.gate.waitOf({ kind: KINDS[subject], to: email, isConfirmed: false });
  }

  private async read(owners: EmailOwners, text: string): Promise<{ state: LinkState; owner: EmailOwner | null }> {
    const { tokens } = this.dependencies;
    const token = tokens.parse(text);
    const owner = token && (await owners.find(token.id));
    if (token === null || owner === null || !tokens.isFor(token, owner)) return { state: 'INVALID', owner: null };
    if (owner.isConfirmed) return { state: 'CONFIRMED', owner };
    return { state: tokens.isExpired(token) ? 'EXPIRED' : 'OPEN', owner };
  }

  /** Returns the reason if the address cannot be confirmed. */
  private async settle(transaction: Transaction, owner: EmailOwner): Promise<InvalidInput | null> {
    const at = this.dependencies.now();
    const confirmed = { emailConfirmedAt: at.toISOString() };
    if (owner.subject === 'ACCOUNT') {
      await transaction.put('users', { ...owner.document, ...confirmed });
      await confirmOrdersOf(transaction, owner.id, at);
    }
    if (owner.subject === 'VENDOR') await transaction.put('vendors', { ...owner.document, ...confirmed });
    if (owner.subject === 'NEWSLETTER') {
      await transaction.put('subscribers', { ...owner.document, confirmedAt: at.toISOString() });
      await setTopic(transaction, inboxIdOf(owner.email), 'NEWSLETTER', true, at);
    }
    if (owner.subject === 'ORDER') await confirmOrderEmail(transaction, owner.document, at);
    return owner.subject === 'ALERT' ? confirmAlert(transaction, owner.document, at) : null;
  }
}

/**
 * For an order: whether it was cancelled before the confirmation. For an account: whether confirming it cancelled a waiting
 * order, which then has the same timestamp.
 */
async function isOrderCancelled(orders: OrderRepository, owner: EmailOwner | null): Promise<boolean> {
  if (owner?.subject === 'ORDER') return isCancelledUnreserved(owner.document);
  const confirmedAt = owner?.subject === 'ACCOUNT' ? owner.document.emailConfirmedAt : null;
  if (owner === null || confirmedAt == null) return false;
  const isCancelledThen = (order: OrderDoc) =>
    isCancelledUnreserved(order) && order.packages.some(({ timeline }) => timeline.at(-1)?.at === confirmedAt);
  return (await orders.ofMember(owner.id)).some(isCancelledThen);
}

function isCancelledUnreserved(order: OrderDoc): boolean {
  return isUnreserved(order) && orderStatus(order) === 'CANCELLED';
}
