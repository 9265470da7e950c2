import type { Failure } from '#server/platform/input/failure.ts';
import type { OrderPackageDoc, PackageStatus } from '#server/store/documents/orders.ts';
import type { LocalisedText } from '#server/store/documents/shared.ts';
import { packageStatus } from '#server/modules/orders/index.ts';

/** The package cannot take this step from its current status. */
export interface IllegalTransition extends Failure {
  kind: 'IllegalTransition';
  code: 'ILLEGAL_TRANSITION';
  /** Current status. */
  from: PackageStatus;
  /** Steps open to the caller from there. */
  allowed: readonly PackageStatus[];
}

/** A step that is not possible from the package's current status, with those that are. */
export function illegalTransition(
  orderPackage: OrderPackageDoc,
  allowed: readonly PackageStatus[],
  path: string[] | null,
  text: LocalisedText,
): IllegalTransition {
  return { kind: 'IllegalTransition', code: 'ILLEGAL_TRANSITION', path, text, from: packageStatus(orderPackage), allowed };
}
