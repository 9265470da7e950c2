import { isBack } from '#client/features/packages/isBack.ts';
import type { Invoice_OrderFragment, Invoice_TotalsFragment } from './InvoicePage.generated.ts';

export type InvoiceOrder = Invoice_OrderFragment;

/** What was declined was never owed: there is nothing to bill. */
export function hasInvoice({ payment }: { payment: { status: string } }): boolean {
  return payment.status !== 'FAILED';
}

/** What has to be paid in the end, in cents: all that was ordered without the packages that were called off and the goods that came back. */
export function dueCents({ totals, packages }: { totals: Invoice_TotalsFragment; packages: InvoiceOrder['packages'] }): {
  cancelledCents: number;
  returnedCents: number;
  dueCents: number;
} {
  const cancelled = packages.filter(({ status }) => status === 'CANCELLED');
  const cancelledCents = cancelled.reduce((sum, orderPackage) => sum + orderPackage.totals.total.minorUnits, 0);
  const received = packages.flatMap(({ returns }) => returns).filter(isBack);
  const returnedCents = received.reduce((sum, { refund }) => sum + refund.minorUnits, 0);
  return { cancelledCents, returnedCents, dueCents: totals.total.minorUnits - cancelledCents - returnedCents };
}
