import { invoiceLines } from '#client/features/packages/invoiceLines.ts';
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

export function isCashOrder({ payment }: Pick<InvoiceOrder, 'payment'>): boolean {
  return payment.method === 'CASH_ON_DELIVERY';
}

/** An invoice as CSV: one row per ordered line and change of it, then the totals. Amounts are plain decimals. */
export function invoiceCsv(order: InvoiceOrder, t: Translate): string {
  const { rows, dueCents } = invoiceSums({ ...order, coupon: null }, t);
  const lines = order.packages.flatMap((orderPackage) =>
    invoiceLines(orderPackage, isCashOrder(order), t).map(({ sku, title, options, quantity, unitCents, cents, refund }) => [
      orderPackage.vendor.name,
      sku,
      [title, ...options].join(', '),
      String(quantity),
      refund === null ? decimalAmount(unitCents) : '',
      decimalAmount(cents),
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
