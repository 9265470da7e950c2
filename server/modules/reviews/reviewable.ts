import { REVIEW_EDIT_DAYS } from '#schema/rules/limits.ts';
import { unitsLeft } from '#server/modules/fulfilment/index.ts';
import { packageStatus } from '#server/modules/orders/index.ts';
import type { OrderDoc, OrderLineDoc, OrderPackageDoc } from '#server/store/documents/orders.ts';
import type { ReviewDoc } from '#server/store/documents/reviews.ts';

const DAY_MS = 86_400_000;

/** Each line has one review, so its id is that of the line with another prefix. */
export function reviewIdOf(lineId: string): string {
  return `rev_${lineId.replace(/^lin_/, '')}`;
}

/** Why a line cannot be reviewed: before its delivery, after a cancellation, or because every unit is returned. Null if it can be. */
export function reviewRefusal(orderPackage: OrderPackageDoc, line: OrderLineDoc): 'notDelivered' | 'returned' | null {
  const isDelivered = orderPackage.timeline.some(({ status }) => status === 'DELIVERED');
  if (!isDelivered || packageStatus(orderPackage) === 'CANCELLED') return 'notDelivered';
  // Packages that earlier versions returned as a whole have no list of returns.
  const isWhollyReturned = packageStatus(orderPackage) === 'RETURNED' && !orderPackage.returns?.length;
  return isWhollyReturned || unitsLeft(orderPackage, line) <= 0 ? 'returned' : null;
}

/** An order's lines that can be reviewed, whether or not they are. */
export function deliveredLines(orderPackage: OrderPackageDoc): OrderLineDoc[] {
  return orderPackage.lines.filter((line) => reviewRefusal(orderPackage, line) === null);
}

export function deliveredAt({ timeline }: OrderPackageDoc): string | null {
  return timeline.find(({ status }) => status === 'DELIVERED')?.at ?? null;
}

/** The package and line with an id; null for a line of another order. */
export function lineOf(order: OrderDoc, lineId: string): { orderPackage: OrderPackageDoc; line: OrderLineDoc } | null {
  for (const orderPackage of order.packages) {
    const line = orderPackage.lines.find(({ id }) => id === lineId);
    if (line !== undefined) return { orderPackage, line };
  }
  return null;
}

/** Time until which the author can change the review. */
export function editableUntil({ createdAt }: Pick<ReviewDoc, 'createdAt'>): string {
  return new Date(Date.parse(createdAt) + REVIEW_EDIT_DAYS * DAY_MS).toISOString();
}

/** Time until which the vendor can replace the reply; null if there is none yet, which can be written at any time. */
export function replyEditableUntil({ reply }: Pick<ReviewDoc, 'reply'>): string | null {
  return reply === null ? null : editableUntil(reply);
}
