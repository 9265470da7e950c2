/** The transactional outbox. */

/** Emails with the confirmation link for an account, a guest's order or alert, a vendor or a subscription. */
export type ConfirmationKind = 'CONFIRM_ACCOUNT' | 'CONFIRM_ORDER' | 'CONFIRM_VENDOR' | 'CONFIRM_NEWSLETTER' | 'CONFIRM_ALERT';

/**
 * `mailRecipients.ts` lists who gets them. CALLED_OFF is about a package that its buyer has cancelled, QUESTION_ANSWERED for the
 * author of a question, and ALERTS for the owner of alerts. CONVERSATION_TO_BUYER and CONVERSATION_TO_VENDOR are about unread messages.
 */
export type OutboxMailKind =
  | 'ORDER_PLACED'
  | 'ORDER_PAID'
  | 'PACKAGE_STEP'
  | 'REFUNDED'
  | 'REVIEW_REMINDER'
  | 'PACKAGE_SOLD'
  | 'CALLED_OFF'
  | 'RETURN_REQUESTED'
  | 'RETURN_WITHDRAWN'
  | 'CANCELLATION_REQUESTED'
  | 'REPLACEMENT_ANSWERED'
  | 'VENDOR_MESSAGE'
  | 'NEW_QUESTION'
  | 'QUESTION_ANSWERED'
  | 'ALERTS'
  | 'CONVERSATION_TO_BUYER'
  | 'CONVERSATION_TO_VENDOR'
  | ConfirmationKind;

/**
 * An email in the outbox, pending or settled. It contains no personal data: the email is rendered from its subject's documents
 * when it is sent.
 */
export interface OutboxMailDoc {
  /** Unique per event and recipient, such as "order/RZQ-7K4M-2Q9D/confirmation", so that an email is sent only once per event. */
  id: string;
  kind: OutboxMailKind;
  /** Null if the email is not about an order. */
  orderId: string | null;
  /** Id of the account, vendor, order, message, subscription, alert or inbox concerned. If missing, `orderId` is used. */
  subjectId?: string;
  /** Null if the email is about the whole order. */
  packageId: string | null;
  /** Index of the event in the package's timeline; null if none. */
  event: number | null;
  createdAt: string;
  /** WAITING to be sent; SENT, or obsolete; GIVEN_UP after many failures; DROPPED because of the limit per kind and recipient. */
  state: 'WAITING' | 'SENT' | 'GIVEN_UP' | 'DROPPED';
  /** Number of failed attempts. */
  failures: number;
  /** Used by earlier versions; the job now has the time of the next attempt. */
  dueAt: string | null;
  /** Time at which the email was sent or given up; null until then. */
  settledAt: string | null;
}
