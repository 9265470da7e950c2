import { hash } from 'node:crypto';
import type { ConversationDoc, ConversationMessageDoc, ConversationSide } from '#server/store/documents/conversations.ts';

/** Characters of the newest message that lists show. */
const EXCERPT_LENGTH = 160;

/** A conversation as one of its sides sees it. */
export interface ConversationView extends ConversationDoc {
  side: ConversationSide;
}

/** A message as one of the sides sees it. */
export interface MessageView extends ConversationMessageDoc {
  side: ConversationSide;
}

/** A message to send: its text, the ids of its uploads, and the idempotency key of the request. */
export interface SentMessage {
  text: string;
  photos: string[];
  idempotencyKey: string;
}

/** What distinguishes the conversations of a buyer. An order has one buyer, who may be a guest. */
export type ConversationKey = Pick<ConversationDoc, 'vendorId' | 'userId' | 'orderId' | 'topic' | 'productId' | 'packageNumber'>;

export function conversationIdOf({ vendorId, userId, orderId, topic, productId, packageNumber }: ConversationKey): string {
  return idOf([vendorId, orderId ?? userId, topic, productId, packageNumber]);
}

/** Id of the conversation that a guest starts with this message. Each message starts another one: an email address proves nothing. */
export function guestConversationIdOf(
  { vendorId, guestKey, productId }: Pick<ConversationDoc, 'vendorId' | 'guestKey' | 'productId'>,
  { text, idempotencyKey }: Pick<SentMessage, 'text' | 'idempotencyKey'>,
): string {
  return idOf([vendorId, 'guest', guestKey, productId, text, idempotencyKey]);
}

function idOf(key: unknown[]): string {
  return `cnv_${hash('sha256', JSON.stringify(key), 'hex').slice(0, 24)}`;
}

/** Id of a conversation's nth message. */
export function messageIdOf(conversationId: string, n: number): string {
  return `${conversationId.replace(/^cnv_/, 'cms_')}_${n}`;
}

export function otherSide(side: ConversationSide): ConversationSide {
  return side === 'BUYER' ? 'VENDOR' : 'BUYER';
}

export function unreadOf({ side, buyerUnread, vendorUnread }: ConversationView): number {
  return side === 'BUYER' ? buyerUnread : vendorUnread;
}

/** Position of a message in its conversation, counted from 1; null if it is not one of its messages. */
export function positionOf(messageId: string, { id, messageCount }: Pick<ConversationDoc, 'id' | 'messageCount'>): number | null {
  const n = Number(messageId.slice(messageId.lastIndexOf('_') + 1));
  return Number.isInteger(n) && n >= 1 && n <= messageCount && messageIdOf(id, n) === messageId ? n : null;
}

/**
 * The conversation after a side has read its messages up to `rest.position`, or all; the same object if there was nothing to read.
 * `rest.at` is the time of the first message after that. The unread messages are always the newest ones.
 */
export function read(
  conversation: ConversationDoc,
  side: ConversationSide,
  rest: { position: number; at: string } | null = null,
): ConversationDoc {
  const before = side === 'BUYER' ? conversation.buyerUnread : conversation.vendorUnread;
  const unread = rest === null ? 0 : conversation.messageCount - rest.position;
  if (unread >= before) return conversation;
  const since = rest?.at ?? null;
  return side === 'BUYER'
    ? { ...conversation, buyerUnread: unread, buyerUnreadSince: since, isUnreadByBuyer: unread > 0 }
    : { ...conversation, vendorUnread: unread, vendorUnreadSince: since, isUnreadByVendor: unread > 0 };
}

/** The conversation after a message. Counts all earlier messages as read by the sender. */
export function withMessage(before: ConversationDoc, { from, text, createdAt: at }: ConversationMessageDoc): ConversationDoc {
  const conversation = read(before, from);
  const newest = { lastAt: at, lastFrom: from, lastText: excerptOf(text), messageCount: conversation.messageCount + 1 };
  const unread =
    from === 'VENDOR'
      ? {
          buyerUnread: conversation.buyerUnread + 1,
          buyerUnreadSince: conversation.buyerUnreadSince ?? at,
          isUnreadByBuyer: true,
        }
      : {
          vendorUnread: conversation.vendorUnread + 1,
          vendorUnreadSince: conversation.vendorUnreadSince ?? at,
          isUnreadByVendor: true,
        };
  return { ...conversation, ...newest, ...unread };
}

/** Time from which a side has unread messages; null if it has none. */
export function unreadSince(conversation: ConversationDoc, side: ConversationSide): string | null {
  return side === 'BUYER' ? conversation.buyerUnreadSince : conversation.vendorUnreadSince;
}

/** Whether a request has the content of a stored message. A photo's key is the id of its upload. */
export function isSameMessage(stored: ConversationMessageDoc, { text, photos }: SentMessage): boolean {
  return stored.text === text && stored.photos.map(({ key }) => key).join() === photos.join();
}

function excerptOf(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > EXCERPT_LENGTH ? `${line.slice(0, EXCERPT_LENGTH - 1).trimEnd()}…` : line;
}
