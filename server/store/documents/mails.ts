/** Letters that what happened to an order owes to somebody. */

/**
 * ORDER_PLACED, ORDER_PAID, PACKAGE_STEP and REFUNDED: to the buyer, about an order, its payment, a step of a package, and money that is back. PACKAGE_SOLD,
 * CALLED_OFF (by the buyer) and RETURN_REQUESTED: to the seller.
 */
export type OutboxMailKind =
  'ORDER_PLACED' | 'ORDER_PAID' | 'PACKAGE_STEP' | 'REFUNDED' | 'PACKAGE_SOLD' | 'CALLED_OFF' | 'RETURN_REQUESTED';

/** A letter that is owed, or was sent. Nothing personal stands in it: it is written from its order when it is sent. */
export interface OutboxMailDoc {
  /** Names what happened and whom it is told, such as "order/RZQ-7K4M-2Q9D/confirmation": nothing that happens is told twice. */
  id: string;
  kind: OutboxMailKind;
  orderId: string;
  /** null: about the whole order. */
  packageId: string | null;
  /** The place of the event in the timeline of the package; null: about none. */
  event: number | null;
  createdAt: string;
  /** WAITING to be sent; SENT, or found to be needless; GIVEN_UP after many failures. */
  state: 'WAITING' | 'SENT' | 'GIVEN_UP';
  /** How often it could not be sent. */
  failures: number;
  /** Not to be tried before; null: at once. */
  dueAt: string | null;
  /** When it was sent or given up; null until then. */
  settledAt: string | null;
}
