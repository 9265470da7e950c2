import type { Locale } from '#schema/rules/locales.ts';

/** Messages to the marketplace and its vendors, and newsletter subscriptions. */

export type ContactTopic = 'GENERAL' | 'ORDER_PROBLEM' | 'DELIVERY' | 'PAYMENT' | 'RETURN' | 'PRODUCT' | 'SELLING' | 'ACCOUNT' | 'PRIVACY';

/** A message to the marketplace or to a vendor. */
export interface MessageDoc {
  /** msg_… */
  id: string;
  /** Human-readable reference, such as "MSG-7K4M-2Q9D". */
  reference: string;
  sentAt: string;
  /** null for messages to the marketplace. */
  vendorId: string | null;
  /** null for a guest. */
  userId: string | null;
  name: string;
  email: string;
  /** In E.164; null if none. */
  phone: string | null;
  topic: ContactTopic;
  orderNumber: string | null;
  message: string;
  /** Language for the reply. */
  locale: Locale;
  /** Time at which the vendor read it; missing or null: unread. */
  readAt?: string | null;
}

/** A subscription to the newsletter, valid once its email is confirmed. */
export interface SubscriberDoc {
  /** The email in lower case; unique. */
  id: string;
  /** As entered. */
  email: string;
  locale: Locale;
  subscribedAt: string;
  /** sub_…, used in its confirmation link. Missing in subscriptions that are older than confirmations. */
  linkId?: string;
  /** null: not yet confirmed. Missing in subscriptions that are older than confirmations, which are valid. */
  confirmedAt?: string | null;
}
