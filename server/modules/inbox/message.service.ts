import { randomBytes } from 'node:crypto';
import type { Locale } from '#schema/rules/locales.ts';
import { email as emailSchema } from '#schema/rules/inputs/fields.ts';
import { messageSchema, type MessageInput } from '#schema/rules/inputs/message.ts';
import { emailKeyOf, visitorTransaction, type AccountRepository, type SignedIn } from '#server/modules/accounts/index.ts';
import type { CatalogService } from '#server/modules/catalog/index.ts';
import { randomReference } from '#server/platform/ids.ts';
import { translations } from '#server/platform/messages.ts';
import type { AttemptStore } from '#server/store/sharedState.ts';
import { CallerBackoffLimiter } from '#server/platform/backoffLimiter.ts';
import type { Caller } from '#server/platform/caller.ts';
import { notFound, parseInput, type InvalidInput, type NotFound } from '#server/platform/input/parseInput.ts';
import type { MailService } from '#server/platform/mail/mail.service.ts';
import { writeMail, type Mail } from '#server/platform/mail/mail.ts';
import { RateLimited } from '#server/platform/errors.ts';
import type { MessageDoc } from '#server/store/documents/messages.ts';
import type { LocalisedText } from '#server/store/documents/shared.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import type { Transactions } from '#server/store/transaction.ts';

const MINUTE_MS = 60_000;
/** Limit per caller: five messages without a wait, then waits of 1, 2, 4 … minutes. */
const MESSAGES = { name: 'messages', free: 5, firstWaitMs: MINUTE_MS, maxWaitMs: 60 * MINUTE_MS, forgetMs: 60 * MINUTE_MS };
const SUBSCRIPTIONS = { name: 'subscriptions', free: 10, firstWaitMs: MINUTE_MS, maxWaitMs: 60 * MINUTE_MS, forgetMs: 60 * MINUTE_MS };

const NO_SELLER: LocalisedText = translations('inbox.noSeller');

/** The sender of a form: caller, session and language. */
export interface Sender {
  viewer: SignedIn | null;
  caller: Caller;
  locale: Locale;
}

/** Success, or at least one error. */
export interface FormResult {
  /** Reference number; null on errors, and for the newsletter. */
  reference: string | null;
  errors: (InvalidInput | NotFound)[];
}

interface Dependencies {
  store: Transactions;
  accounts: AccountRepository;
  catalog: Pick<CatalogService, 'publicVendor'>;
  mails: Pick<MailService, 'post'>;
  /** Base URL of links in emails. */
  baseUrl: string;
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

  /** Stores a message to the marketplace. Throws RateLimited for a caller that has just sent several. */
  contact(request: MessageInput, sender: Sender): Promise<FormResult> {
    return this.save(request, null, sender);
  }

  /** Stores a message to a vendor. Throws RateLimited as `contact` does; both share one limit. */
  async contactVendor(vendorId: string, request: MessageInput, sender: Sender): Promise<FormResult> {
    const vendor = this.dependencies.catalog.publicVendor(vendorId);
    if (vendor === null) return { reference: null, errors: [notFound(['vendorId'], NO_SELLER)] };
    const result = await this.save(request, vendorId, sender);
    const { message } = result;
    const { accounts, mails, baseUrl } = this.dependencies;
    if (message !== null) mails.post(async () => sellerMail(vendor, message, await accounts.languageOf(vendor.ownerId), baseUrl));
    return result;
  }

  /** Subscribes an email to the newsletter, once. The response is equal for subscribed emails, so that it reveals nothing about others. */
  async subscribe(typed: string, { caller, locale }: Omit<Sender, 'viewer'>): Promise<FormResult> {
    const { value: email, errors } = parseInput(emailSchema, typed, 'email');
    if (email === null) return { reference: null, errors };
    const wait = await this.subscribed.take(caller);
    if (wait > 0) throw new RateLimited(wait);
    await this.dependencies.store.transaction(async (transaction) => {
      const id = emailKeyOf(email);
      if ((await transaction.get('subscribers', id)) !== null) return;
      await transaction.put('subscribers', { id, email, locale, subscribedAt: this.dependencies.now().toISOString() });
    });
    return { reference: null, errors: [] };
  }

  private async save(
    request: MessageInput,
    vendorId: string | null,
    { viewer, caller, locale }: Sender,
  ): Promise<FormResult & { message: MessageDoc | null }> {
    const { value: message, errors } = parseInput(messageSchema, request);
    if (message === null) return { reference: null, errors, message };
    const wait = await this.sent.take(caller);
    if (wait > 0) throw new RateLimited(wait);
    const reference = randomReference('MSG');
    const stored: MessageDoc = {
      id: `msg_${randomBytes(12).toString('hex')}`,
      reference,
      sentAt: this.dependencies.now().toISOString(),
      vendorId,
      userId: viewer?.userId ?? null,
      ...message,
      locale,
    };
    await visitorTransaction(this.dependencies.store, viewer, (transaction) => transaction.put('messages', stored));
    return { reference, errors: [], message: stored };
  }
}

/** Notifies a seller of a message with a link to the inbox; omits the message itself to limit the spread of personal data. */
function sellerMail(vendor: VendorDoc, { name, reference }: MessageDoc, locale: Locale, baseUrl: string): Mail {
  return writeMail(vendor.email, locale, {
    subject: translations('inbox.mailSubject', { vendor: vendor.name, reference }),
    greeting: translations('mails.greeting', { name: vendor.name }),
    before: [translations('inbox.mail', { name, reference })],
    link: { href: `${baseUrl}/vendor-messages`, label: translations('inbox.mailLink') },
  });
}
