import { randomBytes } from 'node:crypto';
import type { Locale } from '#schema/rules/locales.ts';
import { email as emailSchema } from '#schema/rules/inputs/fields.ts';
import { messageSchema, type MessageInput } from '#schema/rules/inputs/message.ts';
import type { LocalisedText } from '#schema/rules/localisedText.ts';
import { emailKeyOf, visitorTransaction, type SignedIn } from '#server/modules/accounts/index.ts';
import type { CatalogService } from '#server/modules/catalog/index.ts';
import { inboxIdOf, isStopped } from '#server/modules/notifications/index.ts';
import { randomId, randomReference } from '#server/platform/ids.ts';
import { translations } from '#server/platform/messages.ts';
import type { AttemptStore } from '#server/store/sharedState.ts';
import { CallerBackoffLimiter, MINUTES_TO_AN_HOUR } from '#server/platform/backoffLimiter.ts';
import type { Caller } from '#server/platform/caller.ts';
import { notFound, parseInput, type InvalidInput, type NotFound } from '#server/platform/input/parseInput.ts';
import { readPhone } from '#server/platform/input/readPhone.ts';
import { enqueueConfirmationMail } from '#server/platform/mail/enqueueConfirmationMail.ts';
import { enqueueMail } from '#server/platform/mail/enqueueMail.ts';
import type { MessageDoc } from '#server/store/documents/messages.ts';
import type { Transactions } from '#server/store/transaction.ts';

/** Limits per caller: five messages and ten subscriptions without waiting. */
const MESSAGES = { name: 'messages', free: 5, ...MINUTES_TO_AN_HOUR };
const SUBSCRIPTIONS = { name: 'subscriptions', free: 10, ...MINUTES_TO_AN_HOUR };

const NO_SELLER: LocalisedText = translations('inbox.noSeller');

/** A form's sender: caller, session and language. */
export interface Sender {
  viewer: SignedIn | null;
  caller: Caller;
  locale: Locale;
}

/** Success, or at least one error. */
export interface FormResult {
  /** Reference number; null if there are errors, and for the newsletter. */
  reference: string | null;
  errors: (InvalidInput | NotFound)[];
}

interface Dependencies {
  store: Transactions;
  catalog: Pick<CatalogService, 'publicVendor'>;
  attempts: AttemptStore;
  now: () => Date;
}

/** Messages to the marketplace and its vendors, and newsletter subscriptions. */
export class MessageService {
  private readonly sent: CallerBackoffLimiter;
  private readonly subscribed: CallerBackoffLimiter;

  constructor(private readonly dependencies: Dependencies) {
    this.sent = new CallerBackoffLimiter(MESSAGES, dependencies.attempts);
    this.subscribed = new CallerBackoffLimiter(SUBSCRIPTIONS, dependencies.attempts);
  }

  /** Stores a message to the marketplace. Throws RateLimited. */
  contact(request: MessageInput, sender: Sender): Promise<FormResult> {
    return this.save(request, null, sender);
  }

  /** Stores a message to a vendor, who is notified by email. Throws RateLimited; shares its limit with `contact`. */
  async contactVendor(vendorId: string, request: MessageInput, sender: Sender): Promise<FormResult> {
    if (this.dependencies.catalog.publicVendor(vendorId) === null) return { reference: null, errors: [notFound(['vendorId'], NO_SELLER)] };
    return this.save(request, vendorId, sender);
  }

  /**
   * Sends a link that subscribes the email address to the newsletter, unless it is already subscribed. The response is the same
   * in both cases, so that it reveals nothing.
   */
  async subscribe(typed: string, { caller, locale }: Omit<Sender, 'viewer'>): Promise<FormResult> {
    const { value: email, errors } = parseInput(emailSchema, typed, 'email');
    if (email === null) return { reference: null, errors };
    await this.subscribed.admit(caller);
    await this.dependencies.store.transaction(async (transaction) => {
      const id = emailKeyOf(email);
      const at = this.dependencies.now();
      const before = await transaction.get('subscribers', id);
      const isStoppedNow = await isStopped(transaction, inboxIdOf(email), 'NEWSLETTER');
      if (before !== null && before.confirmedAt !== null && !isStoppedNow) return;
      const linkId = before?.linkId ?? randomId('sub');
      const subscribedAt = before?.subscribedAt ?? at.toISOString();
      await transaction.put('subscribers', { id, email: before?.email ?? email, locale, subscribedAt, linkId, confirmedAt: null });
      await enqueueConfirmationMail(transaction, 'CONFIRM_NEWSLETTER', { id: linkId, email }, at);
    });
    return { reference: null, errors: [] };
  }

  private async save(request: MessageInput, vendorId: string | null, { viewer, caller, locale }: Sender): Promise<FormResult> {
    const { value: message, errors } = parseInput(messageSchema(readPhone), request);
    if (message === null) return { reference: null, errors };
    await this.sent.admit(caller);
    const reference = randomReference('MSG');
    const sentAt = this.dependencies.now();
    const stored: MessageDoc = {
      id: `msg_${randomBytes(12).toString('hex')}`,
      reference,
      sentAt: sentAt.toISOString(),
      vendorId,
      userId: viewer?.userId ?? null,
      ...message,
      locale,
    };
    await visitorTransaction(this.dependencies.store, viewer, async (transaction) => {
      await transaction.put('messages', stored);
      if (vendorId === null) return;
      const { id: subjectId } = stored;
      await enqueueMail(transaction, { id: `message/${reference}`, kind: 'VENDOR_MESSAGE', subjectId, to: vendorId }, sentAt);
    });
    return { reference, errors: [] };
  }
}
