import type { Order_TotalsFragment } from './Packages.generated.ts';
import { isBack } from './packageStatus.ts';
import type { PackageStatus, ReturnStatus } from '#client/graphql/schemaTypes.generated.ts';
import type { Translate } from '#client/i18n/Translate.ts';

interface Invoiced {
  totals: Omit<Order_TotalsFragment, '__typename'>;
  packages: readonly {
    status: PackageStatus;
    totals: { total: { minorUnits: number } };
    lostTerms: { total: { minorUnits: number } } | null;
    returns: readonly { status: ReturnStatus; refund: { minorUnits: number }; charge: { total: { minorUnits: number } } | null }[];
  }[];
  /** Coupon code shown with the discount; null if no coupon was used. */
  coupon: string | null;
}

/**
 * Totals for an order or a package, as labels with cents. Deducts cancelled packages and received returns, and adds the cost of lost terms.
 */
export function invoiceSums({ totals, packages, coupon }: Invoiced, t: Translate): { rows: [string, number][]; dueCents: number } {
  const reductions = reductionsOf(packages, t);
  const discountCents = totals.discount.minorUnits;
  const rows: [string, number][] = [[t('cart.subtotal'), totals.subtotal.minorUnits]];
  if (discountCents > 0) rows.push([coupon === null ? t('cart.discount') : t('cart.discountWith', { code: coupon }), -discountCents]);
  rows.push([t('inv.vat', { percent: totals.taxRatePercent }), totals.tax.minorUnits], [t('cart.delivery'), totals.shipping.minorUnits]);
  return { rows: [...rows, ...reductions], dueCents: totals.total.minorUnits + sumOf(reductions) };
}

type ReductionKey = 'inv.cancelled' | 'inv.returned' | 'inv.lostTerms';

/** What cancelled packages and received returns deduct, and what lost terms add. */
function reductionsOf(packages: Invoiced['packages'], t: (key: ReductionKey) => string): [string, number][] {
  const cancelled = packages.filter(({ status }) => status === 'CANCELLED');
  const cancelledCents = cancelled.reduce((sum, orderPackage) => sum + orderPackage.totals.total.minorUnits, 0);
  const received = packages.flatMap(({ returns }) => returns).filter(isBack);
  const returnedCents = received.reduce((sum, { refund, charge }) => sum + refund.minorUnits + (charge?.total.minorUnits ?? 0), 0);
  const lostCents = packages.reduce((sum, { lostTerms }) => sum + (lostTerms?.total.minorUnits ?? 0), 0);
  const rows: [string, number][] = [
    [t('inv.cancelled'), -cancelledCents],
    [t('inv.returned'), -returnedCents],
    [t('inv.lostTerms'), lostCents],
  ];
  return rows.filter(([, cents]) => cents !== 0);
}

function sumOf(rows: readonly [string, number][]): number {
  return rows.reduce((sum, [, cents]) => sum + cents, 0);
}

/** What an order costs in the end, without cancelled packages and received returns. */
export function endCents({ totals, packages }: { totals: { total: { minorUnits: number } }; packages: Invoiced['packages'] }): number {
  return totals.total.minorUnits + sumOf(reductionsOf(packages, (key) => key));
}

/** An order, with what its changed lines cost less. */
interface Ordered extends Pick<Invoiced, 'totals'> {
  packages: readonly (Invoiced['packages'][number] & { lineChanges: readonly { refund: { minorUnits: number } }[] })[];
}

/** The order's total when it was placed, the deductions since, and the final amount; null if nothing has changed. */
export function orderSums({ totals, packages }: Ordered, t: Translate): { rows: [string, number][]; endCents: number } | null {
  const changedCents = packages.flatMap(({ lineChanges }) => lineChanges).reduce((sum, { refund }) => sum + refund.minorUnits, 0);
  const reductions = reductionsOf(packages, t);
  if (changedCents === 0 && reductions.length === 0) return null;
  const totalCents = totals.total.minorUnits;
  const changed: [string, number][] = changedCents === 0 ? [] : [[t('own.notSent'), -changedCents]];
  return {
    rows: [[t('own.orderedTotal'), totalCents + changedCents], ...changed, ...reductions],
    endCents: totalCents + sumOf(reductions),
  };
}
