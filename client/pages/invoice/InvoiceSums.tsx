import { useT } from '#client/i18n/useT.ts';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import { PaperSums } from '#client/ui/primitives/PrintDocument.tsx';
import { dueCents, type InvoiceOrder } from './invoice.ts';

/** What it all comes to; what was called off is taken off again. */
export function InvoiceSums({ order }: { order: InvoiceOrder }) {
  const t = useT();
  const { totals } = order;
  const { cancelledCents, returnedCents, dueCents: due } = dueCents(order);
  const rows: [string, number][] = [
    [t('cart.subtotal'), totals.subtotal.minorUnits],
    ...(totals.discount.minorUnits > 0
      ? [
          [order.coupon === null ? t('cart.discount') : t('cart.discountWith', { code: order.coupon }), -totals.discount.minorUnits] as [
            string,
            number,
          ],
        ]
      : []),
    [t('inv.vat', { percent: totals.taxRatePercent }), totals.tax.minorUnits],
    [t('cart.delivery'), totals.shipping.minorUnits],
    ...(cancelledCents > 0 ? [[t('inv.cancelled'), -cancelledCents] as [string, number]] : []),
    ...(returnedCents > 0 ? [[t('inv.returned'), -returnedCents] as [string, number]] : []),
  ];
  return <PaperSums rows={rows} total={[t(labelOf(order)), due]} />;
}

function labelOf({ payment: { method, status } }: InvoiceOrder): PlainMessageKey {
  if (status !== 'PENDING') return 'inv.totalPaid';
  return method === 'CASH_ON_DELIVERY' ? 'inv.toPay' : 'inv.totalWaiting';
}
