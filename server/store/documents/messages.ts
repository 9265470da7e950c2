/** What people write to the shop. */

export type ContactTopic = 'GENERAL' | 'ORDER_PROBLEM' | 'DELIVERY' | 'PAYMENT' | 'RETURN' | 'PRODUCT' | 'SELLING' | 'ACCOUNT' | 'PRIVACY';

/** What somebody wrote to the shop, or through it to a seller. */
export interface MessageDoc {
  /** msg_… */
  id: string;
  /** For people, such as "MSG-7K4M-2Q9D". */
  reference: string;
  sentAt: string;
  /** null: to the shop. */
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
  /** The language to answer in. */
  locale: 'en' | 'ms';
  /** When the seller read it; missing or null: not yet. */
  readAt?: string | null;
}

/** Somebody who asked for the newsletter. */
export interface SubscriberDoc {
  /** The e-mail in lower case: nobody is there twice. */
  id: string;
  /** As it was typed. */
  email: string;
  locale: 'en' | 'ms';
  subscribedAt: string;
}
