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
  /** Null for messages to the marketplace. */
  vendorId: string | null;
  /** Null for a guest. */
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
  /** Time at which the vendor read the message; missing or null if unread. */
  readAt?: string | null;
}

/** A newsletter subscription, which is valid once its email address is confirmed. */
export interface SubscriberDoc {
  /** The email address in lower case; unique. */
  id: string;
  /** As entered. */
  email: string;
  locale: Locale;
  subscribedAt: string;
  /** `sub_…` id used in the confirmation link. Missing from subscriptions created before confirmation was introduced. */
  linkId?: string;
  /** Null if not confirmed yet. Missing from subscriptions created before confirmation was introduced, which are valid. */
  confirmedAt?: string | null;
}
