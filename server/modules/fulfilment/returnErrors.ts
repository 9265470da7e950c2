import type { CatalogReader } from '#server/modules/catalog/index.ts';
import { invalid } from '#server/platform/input/failure.ts';
import type { InvalidInput, NotFound } from '#server/platform/input/failure.ts';
import type { OrderPackageDoc } from '#server/store/documents/orders.ts';
import type { IllegalTransition } from './packageSteps.ts';
import { isOfReturnable, RETURN_REFUSALS, unitsLeft } from './returns.ts';

export type ReturnError = InvalidInput | NotFound | IllegalTransition;

/** Why lines cannot be returned: they are not of the package, not returnable, or too many. */
export function lineErrors(
  orderPackage: OrderPackageDoc,
  lines: readonly { lineId: string; quantity: number }[],
  catalog: Pick<CatalogReader, 'product'>,
): ReturnError[] {
  const errors: ReturnError[] = [];
  lines.forEach(({ lineId, quantity }, at) => {
    const line = orderPackage.lines.find(({ id }) => id === lineId);
    if (line === undefined) return errors.push(notFound('lines', String(at), 'lineId'));
    const left = unitsLeft(orderPackage, line);
    if (!isOfReturnable(line, catalog)) errors.push(invalid(['lines', String(at), 'lineId'], RETURN_REFUSALS.fresh));
    else if (left === 0) errors.push(invalid(['lines', String(at), 'quantity'], RETURN_REFUSALS.allBack));
    else if (quantity < 1 || quantity > left) errors.push(invalid(['lines', String(at), 'quantity'], RETURN_REFUSALS.quantity(left)));
  });
  return errors;
}

/** NOT_FOUND for a name in the input that does not exist or is not accessible to the caller. */
export function notFound(...path: string[]): NotFound {
  return {
    kind: 'NotFound',
    code: 'NOT_FOUND',
    path,
    text: path[0] === 'packageId' ? RETURN_REFUSALS.unknown : RETURN_REFUSALS.unknownPart,
  };
}
