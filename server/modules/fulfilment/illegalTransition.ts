import type { OrderPackageDoc, PackageStatus } from '#server/store/documents/orders.ts';
import type { LocalisedText } from '#server/store/documents/shared.ts';
import { packageStatus } from '#server/modules/orders/orderStatus.ts';
import type { IllegalTransition } from '#server/modules/orders/placeOrderError.ts';

/** A step that is not possible from the package's current status, with those that are. */
export function illegalTransition(
  orderPackage: OrderPackageDoc,
  allowed: readonly PackageStatus[],
  path: string[] | null,
  text: LocalisedText,
): IllegalTransition {
  return { kind: 'IllegalTransition', code: 'ILLEGAL_TRANSITION', path, text, from: packageStatus(orderPackage), allowed };
}
