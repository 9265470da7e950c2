/** Transactional outbox of the emails about orders. */

/**
 * ORDER_PLACED, ORDER_PAID, PACKAGE_STEP and REFUNDED: to the buyer, about an order, its payment, a step of a package, and refunded money.
 * PACKAGE_SOLD, CALLED_OFF (by the buyer) and RETURN_REQUESTED: to the vendor.
 */
export type OutboxMailKind =
  'ORDER_PLACED' | 'ORDER_PAID' | 'PACKAGE_STEP' | 'REFUNDED' | 'PACKAGE_SOLD' | 'CALLED_OFF' | 'RETURN_REQUESTED';

/** An email of the outbox, pending or settled. It holds no personal data: the email is rendered from its order when it is sent. */
export interface OutboxMailDoc {
  /** Unique by event and recipient, such as "order/RZQ-7K4M-2Q9D/confirmation": no event is sent twice. */
  id: string;
  kind: OutboxMailKind;
  orderId: string;
  /** null: about the whole order. */
  packageId: string | null;
  /** Index of the event in the timeline of the package; null: none. */
  event: number | null;
  createdAt: string;
  /** WAITING to be sent; SENT, or found to be unnecessary; GIVEN_UP after many failures. */
  state: 'WAITING' | 'SENT' | 'GIVEN_UP';
  /** Number of failed attempts. */
  failures: number;
  /** Earlier versions: no attempt before this moment. Now its job has it. */
  dueAt: string | null;
  /** When it was sent or given up; null until then. */
  settledAt: string | null;
}
