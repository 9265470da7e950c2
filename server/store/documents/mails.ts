/** Transactional outbox. */

/** The link that confirms the email of an account, a guest's order, a vendor or a subscription. */
export type ConfirmationKind = 'CONFIRM_ACCOUNT' | 'CONFIRM_ORDER' | 'CONFIRM_VENDOR' | 'CONFIRM_NEWSLETTER';

/**
 * ORDER_PLACED, ORDER_PAID, PACKAGE_STEP and REFUNDED: to the buyer, about an order, its payment, a step of a package, and refunded money.
 * PACKAGE_SOLD, CALLED_OFF (by the buyer) and RETURN_REQUESTED: to the vendor. VENDOR_MESSAGE: to the vendor, about a message.
 */
export type OutboxMailKind =
  | 'ORDER_PLACED'
  | 'ORDER_PAID'
  | 'PACKAGE_STEP'
  | 'REFUNDED'
  | 'PACKAGE_SOLD'
  | 'CALLED_OFF'
  | 'RETURN_REQUESTED'
  | 'VENDOR_MESSAGE'
  | ConfirmationKind;

/** An email of the outbox, pending or settled. It holds no personal data: the email is rendered from what it is about when it is sent. */
export interface OutboxMailDoc {
  /** Unique by event and recipient, such as "order/RZQ-7K4M-2Q9D/confirmation": no event is sent twice. */
  id: string;
  kind: OutboxMailKind;
  /** null: not about an order. */
  orderId: string | null;
  /** The account, vendor, order, message or subscription that it is about. Missing: an order, by `orderId`. */
  subjectId?: string;
  /** null: about the whole order. */
  packageId: string | null;
  /** Index of the event in the timeline of the package; null: none. */
  event: number | null;
  createdAt: string;
  /** WAITING to be sent; SENT, or found to be unnecessary; GIVEN_UP after many failures; DROPPED over the limit of its kind and recipient. */
  state: 'WAITING' | 'SENT' | 'GIVEN_UP' | 'DROPPED';
  /** Number of failed attempts. */
  failures: number;
  /** Earlier versions: no attempt before this moment. Now its job has it. */
  dueAt: string | null;
  /** When it was sent or given up; null until then. */
  settledAt: string | null;
}
