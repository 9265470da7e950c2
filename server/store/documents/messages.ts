import type { Locale } from '#schema/rules/locales.ts';

/** Messages to the marketplace and its vendors, and newsletter subscriptions. */

export type ContactTopic = 'GENERAL' | 'ORDER_PROBLEM' | 'DELIVERY' | 'PAYMENT' | 'RETURN' | 'PRODUCT' | 'SELLING' | 'ACCOUNT' | 'PRIVACY';

/** A message to the marketplace, or through it to a vendor. */
export interface MessageDoc {
  /** msg_… */
  id: string;
  /** Human-readable reference, such as "MSG-7K4M-2Q9D". */
  reference: string;
  sentAt: string;
  /** null: to the marketplace. */
  vendorId: string | null;
  /** null for a guest. */
  userId: string | null;
  name: string;
  email: string;
  /** In E.164; null when none was given. */
  phone: string | null;
  topic: ContactTopic;
  orderNumber: string | null;
  message: string;
  /** Language of the reply. */
  locale: Locale;
  /** When the vendor read it; missing or null: not yet. */
  readAt?: string | null;
}

/** A subscription to the newsletter; it counts once its email is confirmed. */
export interface SubscriberDoc {
  /** The email in lower case; unique. */
  id: string;
  /** As typed. */
  email: string;
  locale: Locale;
  subscribedAt: string;
  /** sub_…, by which its confirmation link names it. Missing in subscriptions from before confirmations. */
  linkId?: string;
  /** null: not yet. Missing in subscriptions from before confirmations, which count. */
  confirmedAt?: string | null;
}
