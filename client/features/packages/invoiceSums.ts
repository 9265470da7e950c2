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
  const cancelled = packages.filter(({ status }) => status === 'CANCELLED');
  const cancelledCents = cancelled.reduce((sum, orderPackage) => sum + orderPackage.totals.total.minorUnits, 0);
  const received = packages.flatMap(({ returns }) => returns).filter(isBack);
  const returnedCents = received.reduce((sum, { refund, charge }) => sum + refund.minorUnits + (charge?.total.minorUnits ?? 0), 0);
  const lostCents = packages.reduce((sum, { lostTerms }) => sum + (lostTerms?.total.minorUnits ?? 0), 0);
  const discountCents = totals.discount.minorUnits;
  const rows: [string, number][] = [[t('cart.subtotal'), totals.subtotal.minorUnits]];
  if (discountCents > 0) rows.push([coupon === null ? t('cart.discount') : t('cart.discountWith', { code: coupon }), -discountCents]);
  rows.push([t('inv.vat', { percent: totals.taxRatePercent }), totals.tax.minorUnits], [t('cart.delivery'), totals.shipping.minorUnits]);
  if (cancelledCents > 0) rows.push([t('inv.cancelled'), -cancelledCents]);
  if (returnedCents > 0) rows.push([t('inv.returned'), -returnedCents]);
  if (lostCents > 0) rows.push([t('inv.lostTerms'), lostCents]);
  return { rows, dueCents: totals.total.minorUnits - cancelledCents - returnedCents + lostCents };
}
