import { invoiceSums } from '#client/features/packages/invoiceSums.ts';
import type { Translate } from '#client/i18n/Translate.ts';
import { writeCsv } from '#schema/rules/csv.ts';
import { decimalAmount } from '#schema/rules/money.ts';
import type { Invoice_OrderFragment } from './InvoicePage.generated.ts';

export type InvoiceOrder = Invoice_OrderFragment;

/** Whether an order has an invoice. Orders paid online have one once they are paid, cash-on-delivery orders immediately. */
export function hasInvoice({ payment: { method, status } }: { payment: { method: string; status: string } }): boolean {
  return status !== 'FAILED' && (status !== 'PENDING' || method === 'CASH_ON_DELIVERY');
}

/** An invoice as CSV: one row per order line, then the totals. Amounts are plain decimals. */
export function invoiceCsv(order: InvoiceOrder, t: Translate): string {
  const { rows, dueCents } = invoiceSums({ ...order, coupon: null }, t);
  const lines = order.packages.flatMap((orderPackage) =>
    orderPackage.lines.map((line) => [
      orderPackage.vendor.name,
      line.sku,
      [line.title, ...line.options.map(({ label }) => label)].join(', '),
      String(line.quantity),
      decimalAmount(line.unitPrice.minorUnits),
      decimalAmount(line.total.minorUnits),
    ]),
  );
  return writeCsv([
    [t('inv.no'), order.invoiceNumber ?? ''],
    [t('ord.number'), order.number],
    [t('ord.date'), order.placedAt],
    [],
    [t('inv.seller'), t('inv.item'), t('inv.description'), t('inv.qty'), `${t('inv.price')} (USD)`, `${t('inv.amount')} (USD)`],
    ...lines,
    ...[...rows, [t('cart.total'), dueCents] as const].map(([label, cents]) => ['', '', label, '', '', decimalAmount(cents)]),
  ]);
}
