import { stageOf } from '#schema/rules/orderStages.ts';
import type { OrderDoc, OrderPackageDoc } from '#server/store/documents/orders.ts';
import { isUnpaid, isUnreserved } from './orderViews.ts';
import { packageStatus } from './packageStatus.ts';

export type OrderStage = 'TO_PAY' | 'TO_SHIP' | 'TO_RECEIVE' | 'RETURNS';

/**
 * What an order waits for: one stage per kind of package, none once it has ended. An order that waits for its buyer, to pay or to
 * confirm the email address, has only the stage TO_PAY.
 */
export function orderStages(order: OrderDoc): OrderStage[] {
  const stages = new Set(order.packages.map((orderPackage) => stageOf(packageStatus(orderPackage))).filter((stage) => stage !== null));
  if ((isUnpaid(order.payment) || isUnreserved(order)) && stages.size > 0) return ['TO_PAY'];
  return [...stages];
}

/** The package that is expected first, if nothing is to be paid or confirmed before; null if none is on its way. */
export function nextPackage(order: OrderDoc): (OrderPackageDoc & { expectedBy: string }) | null {
  if (orderStages(order)[0] === 'TO_PAY') return null;
  const coming = order.packages.flatMap((orderPackage) => {
    const { expectedBy } = orderPackage;
    const stage = stageOf(packageStatus(orderPackage));
    return expectedBy !== null && (stage === 'TO_SHIP' || stage === 'TO_RECEIVE') ? [{ ...orderPackage, expectedBy }] : [];
  });
  return coming.sort((left, right) => Date.parse(left.expectedBy) - Date.parse(right.expectedBy))[0] ?? null;
}
