/** Private conversations between buyers and vendors. */
import type { Locale } from '#schema/rules/locales.ts';
import type { PictureDoc } from './shared.ts';

export type ConversationSide = 'BUYER' | 'VENDOR';
export type ConversationStatus = 'OPEN' | 'CLOSED';
export type ConversationTopic = 'GENERAL' | 'PRODUCT' | 'ORDER' | 'PACKAGE';

/** Reason for reporting a message. */
export type MessageFault = 'SCAM' | 'PAYMENT_ELSEWHERE' | 'ABUSIVE' | 'SPAM' | 'OTHER';

/** A buyer without an account and an order, who reads the conversation by a link in an email. */
export interface ConversationGuest {
  name: string;
  /** Not confirmed. */
  email: string;
  locale: Locale;
}

/** A conversation, one per buyer, vendor and subject. */
export interface ConversationDoc {
  /** cnv_…, derived from buyer, vendor and subject. */
  id: string;
  vendorId: string;
  /** The buyer's account; null for a guest. */
  userId: string | null;
  /** The buyer, if it is a guest without an order. Absent for others. */
  guest?: ConversationGuest;
  /** The guest's email as a key (`emailKeyOf`). Absent without a guest. */
  guestKey?: string;
  /** Order whose holder is the buyer; null if it is not about an order. */
  orderId: string | null;
  topic: ConversationTopic;
  productId: string | null;
  orderNumber: string | null;
  packageNumber: string | null;
  /** First name and initial of the buyer, such as "Aisyah R.". */
  buyerName: string;
  status: ConversationStatus;
  /** The side that has blocked the other one; null if neither has. */
  blockedBy: ConversationSide | null;
  /** The newest message: its time, author and the beginning of its text. */
  lastAt: string;
  lastFrom: ConversationSide;
  lastText: string;
  messageCount: number;
  /** Unread messages of the other side. */
  buyerUnread: number;
  vendorUnread: number;
  /** Time of the oldest unread message; null if there is none. Emails refer to it. */
  buyerUnreadSince: string | null;
  vendorUnreadSince: string | null;
  /** Whether there are unread messages, as keys. */
  isUnreadByBuyer: boolean;
  isUnreadByVendor: boolean;
  createdAt: string;
}

export interface ConversationMessageDoc {
  /** cms_… */
  id: string;
  conversationId: string;
  from: ConversationSide;
  text: string;
  photos: PictureDoc[];
  /** Key of the request that sent it, unique per conversation and side. Missing in messages of earlier versions. */
  idempotencyKey?: string;
  /** Whether an operator has hidden it. */
  isHidden: boolean;
  createdAt: string;
}

/** A report of a message by the other side, to the operators. */
export interface ConversationReportDoc {
  /** Id of the message, which only one side can report. */
  id: string;
  conversationId: string;
  fault: MessageFault;
  at: string;
}
