import { randomUUID } from 'node:crypto';
import { conversationGuestSchema, conversationMessageSchema, type ConversationMessageInput } from '#schema/rules/inputs/conversation.ts';
import type { Locale } from '#schema/rules/locales.ts';
import { visitorTransaction, type SignedIn } from '#server/modules/accounts/index.ts';
import type { CatalogService } from '#server/modules/catalog/index.ts';
import { claimUploads } from '#server/modules/media/index.ts';
import { putReport } from '#server/modules/moderation/index.ts';
import type { Holder } from '#server/modules/orders/index.ts';
import { holdsOf } from '#server/modules/reviews/index.ts';
import { CallerBackoffLimiter, MINUTES_TO_AN_HOUR } from '#server/platform/backoffLimiter.ts';
import type { Caller } from '#server/platform/caller.ts';
import { invalid, notFound, parseInput, type InvalidInput, type NotFound, type Parsed } from '#server/platform/input/parseInput.ts';
import { enqueueMail } from '#server/platform/mail/enqueueMail.ts';
import type { ConversationDoc, ConversationMessageDoc, ConversationSide, MessageFault } from '#server/store/documents/conversations.ts';
import type { AttemptStore } from '#server/store/sharedState.ts';
import type { Transaction, Transactions } from '#server/store/transaction.ts';
import type { ConversationAccess } from './conversationAccess.ts';
import { betweenSameSides, blockOf } from './conversationBlocks.ts';
import { CONVERSATION_MESSAGES } from './conversationMessages.ts';
import {
  conversationIdOf,
  guestConversationIdOf,
  isSameMessage,
  messageIdOf,
  otherSide,
  positionOf,
  read,
  unreadSince,
  withMessage,
  type ConversationView,
  type SentMessage,
} from './conversationRules.ts';
import { subjectOf, type SubjectRequest } from './subjectOf.ts';

const MINUTE_MS = 60_000;
/** Time in which a reader of the page sees a message, so that no email is needed. */
const MAIL_DELAY_MS = 2 * MINUTE_MS;
/** Limits per caller: ten started conversations, sixty messages, sixty other changes and sixty reports without waiting. */
const STARTS = { name: 'started conversations', free: 10, ...MINUTES_TO_AN_HOUR };
const MESSAGES = { name: 'messages of conversations', free: 60, ...MINUTES_TO_AN_HOUR };
const CHANGES = { name: 'changes of conversations', free: 60, ...MINUTES_TO_AN_HOUR };
const REPORTS = { name: 'reports of messages', free: 60, ...MINUTES_TO_AN_HOUR };

export type ConversationError = InvalidInput | NotFound;

/** The current conversation as the caller sees it, or at least one error. Neither if a guest has started it. */
export interface ConversationResult {
  conversation: ConversationView | null;
  errors: ConversationError[];
}

/** A person who takes part in a conversation. */
export interface Participant extends Holder {
  caller: Caller;
}

export interface StartRequest extends SubjectRequest, ConversationMessageInput {
  /** The buyer, without a session and an order. */
  guest?: { name: string; email: string } | null;
}

interface Dependencies {
  store: Transactions;
  access: ConversationAccess;
  catalog: Pick<CatalogService, 'find' | 'publicVendor'>;
  attempts: AttemptStore;
  now: () => Date;
}

type Change = (
  transaction: Transaction,
  conversation: ConversationDoc,
  side: ConversationSide,
) => Promise<ConversationDoc | ConversationError>;

const STARTED_BY_GUEST: ConversationResult = { conversation: null, errors: [] };
const refused = (...errors: ConversationError[]): ConversationResult => ({ conversation: null, errors });

/** Private conversations of buyers with vendors. */
export class ConversationService {
  private readonly started: CallerBackoffLimiter;
  private readonly sent: CallerBackoffLimiter;
  private readonly changed: CallerBackoffLimiter;
  private readonly reported: CallerBackoffLimiter;

  constructor(private readonly dependencies: Dependencies) {
    this.started = new CallerBackoffLimiter(STARTS, dependencies.attempts);
    this.sent = new CallerBackoffLimiter(MESSAGES, dependencies.attempts);
    this.changed = new CallerBackoffLimiter(CHANGES, dependencies.attempts);
    this.reported = new CallerBackoffLimiter(REPORTS, dependencies.attempts);
  }

  /**
   * Sends the first message about a subject, or a further one if there is a conversation about it, which is opened again. Repeating
   * a request with its key changes nothing. A guest without an order gets the link to the conversation with the first reply, because the
   * email address may be somebody else's. Throws NotSignedIn and RateLimited.
   */
  async start(request: StartRequest, locale: Locale, { caller, ...holder }: Participant): Promise<ConversationResult> {
    const { value: message, errors } = parseMessage(request);
    const typed = holder.viewer === null && request.guest ? parseInput(conversationGuestSchema, request.guest, 'guest') : null;
    if (message === null || typed?.value === null) return refused(...errors, ...(typed?.errors ?? []));
    const guest = typed && { ...typed.value, locale };
    await this.started.admit(caller);
    return this.write(holder.viewer, async (transaction) => {
      const subject = await subjectOf(transaction, this.dependencies.catalog, request, holder, guest);
      if ('kind' in subject) return refused(subject);
      const { side, ...about } = subject;
      const id = guest === null ? conversationIdOf(about) : guestConversationIdOf(about, message);
      const found = await transaction.get('conversations', id);
      if (guest !== null && found !== null) return STARTED_BY_GUEST;
      const repeated = found && (await this.repeated(transaction, found, side, message));
      if (repeated !== null) return repeated;
      const blocked = await blockOf(transaction, about);
      if (blocked !== null) return refused(invalid(['text'], CONVERSATION_MESSAGES.blocked));
      const before = { ...(found ?? this.empty(id, about, side)), status: 'OPEN' as const };
      const result = await this.deliver(transaction, before, side, message, holder.viewer);
      return guest === null || result.conversation === null ? result : STARTED_BY_GUEST;
    });
  }

  /** Sends a message. Repeating a request with its key changes nothing. Throws NotSignedIn and RateLimited. */
  async send(id: string, typed: ConversationMessageInput, { caller, ...holder }: Participant): Promise<ConversationResult> {
    const { value: message, errors } = parseMessage(typed);
    if (message === null) return refused(...errors);
    await this.sent.admit(caller);
    return this.write(holder.viewer, async (transaction) => {
      const found = await this.find(transaction, id, holder);
      if (found === null) return refused(notFound(['id'], CONVERSATION_MESSAGES.noConversation));
      const { conversation, side } = found;
      const repeated = await this.repeated(transaction, conversation, side, message);
      if (repeated !== null) return repeated;
      if (conversation.blockedBy !== null) return refused(invalid(['text'], CONVERSATION_MESSAGES.blocked));
      if (conversation.status === 'CLOSED') return refused(invalid(['text'], CONVERSATION_MESSAGES.closed));
      return this.deliver(transaction, conversation, side, message, holder.viewer);
    });
  }

  /** Marks the messages up to the given one as read by the caller; null for all. Idempotent. Throws NotSignedIn. */
  markRead(id: string, upTo: string | null, holder: Holder): Promise<ConversationResult> {
    return this.change(id, holder, async (transaction, conversation, side) => {
      const position = upTo === null ? conversation.messageCount : positionOf(upTo, conversation);
      if (position === null) return notFound(['upTo'], CONVERSATION_MESSAGES.noMessage);
      const next = await transaction.get('conversationMessages', messageIdOf(id, position + 1));
      const after = read(conversation, side, next && { position, at: next.createdAt });
      // Its email was not enqueued, because it was not the first unread message.
      if (next !== null && after !== conversation) await this.notify(transaction, next, side);
      return after;
    });
  }

  /** Closes a conversation or opens it again. Idempotent. Throws NotSignedIn and RateLimited. */
  async setStatus(id: string, status: ConversationDoc['status'], { caller, ...holder }: Participant): Promise<ConversationResult> {
    await this.changed.admit(caller);
    return this.change(id, holder, (_, conversation) => {
      if (status === 'OPEN' && conversation.blockedBy !== null) return Promise.resolve(invalid(['id'], CONVERSATION_MESSAGES.blocked));
      return Promise.resolve(conversation.status === status ? conversation : { ...conversation, status });
    });
  }

  /**
   * Blocks the other side in all conversations with it, or lifts the block, which only the blocking side can. Idempotent. Throws
   * NotSignedIn and RateLimited.
   */
  async block(id: string, isBlocked: boolean, { caller, ...holder }: Participant): Promise<ConversationResult> {
    await this.changed.admit(caller);
    return this.change(id, holder, async (transaction, conversation, side) => {
      const { blockedBy } = conversation;
      if (blockedBy === otherSide(side)) return invalid(['id'], CONVERSATION_MESSAGES.blocked);
      const next = isBlocked ? side : null;
      if (blockedBy === next) return conversation;
      for (const each of await betweenSameSides(transaction, conversation)) {
        if (each.id !== id) await transaction.put('conversations', { ...each, blockedBy: next });
      }
      return { ...conversation, blockedBy: next };
    });
  }

  /** Reports a message of the other side to the operators; another report replaces the first. Throws NotSignedIn and RateLimited. */
  async report(messageId: string, fault: MessageFault, { caller, ...holder }: Participant): Promise<ConversationResult> {
    await this.reported.admit(caller);
    return this.write(holder.viewer, async (transaction) => {
      const message = await transaction.get('conversationMessages', messageId);
      const found = message && (await this.find(transaction, message.conversationId, holder));
      if (message === null || found === null) return refused(notFound(['id'], CONVERSATION_MESSAGES.noMessage));
      const { conversation, side } = found;
      if (message.from === side) return refused(invalid(['id'], CONVERSATION_MESSAGES.ownMessage));
      const report = { id: messageId, conversationId: conversation.id, fault, at: this.dependencies.now().toISOString() };
      if (!message.isHidden) await putReport(transaction, 'conversationReports', report);
      return { conversation: { ...conversation, side }, errors: [] };
    });
  }

  private write(viewer: SignedIn | null, work: (transaction: Transaction) => Promise<ConversationResult>): Promise<ConversationResult> {
    return visitorTransaction(this.dependencies.store, viewer, work, { changes: 'conversations' });
  }

  private change(id: string, holder: Holder, change: Change): Promise<ConversationResult> {
    return this.write(holder.viewer, async (transaction) => {
      const found = await this.find(transaction, id, holder);
      if (found === null) return refused(notFound(['id'], CONVERSATION_MESSAGES.noConversation));
      const { conversation, side } = found;
      const changed = await change(transaction, conversation, side);
      if ('kind' in changed) return refused(changed);
      const stored = changed === conversation ? conversation : await transaction.put('conversations', changed);
      return { conversation: { ...stored, side }, errors: [] };
    });
  }

  private async find(transaction: Transaction, id: string, holder: Holder) {
    const conversation = await transaction.get('conversations', id);
    const side = conversation && (await this.dependencies.access.sideOf(transaction, conversation, holder));
    return conversation && side && { conversation, side };
  }

  /** The response if the side has already sent a message with this key: an error if it was a different one. Null for a new key. */
  private async repeated(
    transaction: Transaction,
    conversation: ConversationDoc,
    side: ConversationSide,
    message: SentMessage,
  ): Promise<ConversationResult | null> {
    const { idempotencyKey } = message;
    const { items } = await transaction.query('conversationMessages', { where: { conversationId: conversation.id, idempotencyKey } });
    const sent = items.find(({ from }) => from === side);
    if (sent === undefined) return null;
    if (isSameMessage(sent, message)) return { conversation: { ...conversation, side }, errors: [] };
    return refused({ ...invalid(['idempotencyKey'], CONVERSATION_MESSAGES.keyUsed), code: 'IDEMPOTENCY_MISMATCH' });
  }

  /** Stores a message and, if it is the other side's first unread one, an email that is sent unless it is read soon. */
  private async deliver(
    transaction: Transaction,
    before: ConversationDoc,
    from: ConversationSide,
    { text, photos: ids, idempotencyKey }: SentMessage,
    viewer: SignedIn | null,
  ): Promise<ConversationResult> {
    if (holdsOf(text).includes('SLUR')) return refused(invalid(['text'], CONVERSATION_MESSAGES.rude));
    const now = this.dependencies.now();
    // A guest's photos belong to the order.
    const orderId = from === 'BUYER' ? before.orderId : null;
    const claimed = await claimUploads(transaction, ids, { userId: viewer?.userId ?? null, orderId, at: now });
    if ('missing' in claimed) return refused(notFound(['photos', String(claimed.missing)], CONVERSATION_MESSAGES.noPhoto));
    const newest = await transaction.get('conversationMessages', messageIdOf(before.id, before.messageCount));
    const message: ConversationMessageDoc = {
      id: messageIdOf(before.id, before.messageCount + 1),
      ...{ conversationId: before.id, from, text, photos: claimed.pictures, idempotencyKey, isHidden: false },
      // Later than the message before it, by which messages are ordered.
      createdAt: new Date(Math.max(now.getTime(), newest === null ? 0 : Date.parse(newest.createdAt) + 1)).toISOString(),
    };
    await transaction.put('conversationMessages', message);
    const conversation = await transaction.put('conversations', withMessage(before, message));
    const to = otherSide(from);
    if (unreadSince(conversation, to) === message.createdAt) await this.notify(transaction, message, to);
    return { conversation: { ...conversation, side: from }, errors: [] };
  }

  /** Enqueues the email about a side's first unread message. */
  private async notify(transaction: Transaction, message: ConversationMessageDoc, to: ConversationSide): Promise<void> {
    const id = `conversation/${message.id}`;
    const mail = { id, kind: `CONVERSATION_TO_${to}`, subjectId: message.conversationId, to: id } as const;
    await enqueueMail(transaction, mail, new Date(message.createdAt), new Date(this.dependencies.now().getTime() + MAIL_DELAY_MS));
  }

  private empty(
    id: string,
    about: Omit<ConversationDoc, keyof typeof EMPTY | 'id' | 'lastAt' | 'lastFrom' | 'createdAt'>,
    side: ConversationSide,
  ) {
    const at = this.dependencies.now().toISOString();
    return { id, ...about, ...EMPTY, lastAt: at, lastFrom: side, createdAt: at } satisfies ConversationDoc;
  }
}

const EMPTY = {
  status: 'OPEN',
  blockedBy: null,
  lastText: '',
  messageCount: 0,
  buyerUnread: 0,
  vendorUnread: 0,
  buyerUnreadSince: null,
  vendorUnreadSince: null,
  isUnreadByBuyer: false,
  isUnreadByVendor: false,
} as const satisfies Partial<ConversationDoc>;

/** Without a key, each request sends a message. */
function parseMessage({ text, photos, idempotencyKey }: ConversationMessageInput): Parsed<SentMessage> {
  const parsed = parseInput(conversationMessageSchema, { text, photos, idempotencyKey });
  return parsed.value === null
    ? parsed
    : { value: { ...parsed.value, idempotencyKey: parsed.value.idempotencyKey ?? randomUUID() }, errors: [] };
}
