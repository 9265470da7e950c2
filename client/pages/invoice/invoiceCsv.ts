import type { Translate } from '#client/i18n/Translate.ts';
import { writeCsv } from '#schema/rules/csv.ts';
import { decimalAmount } from '#schema/rules/money.ts';
import { dueCents, type InvoiceOrder } from './invoice.ts';

/** An invoice for a spreadsheet: a line for each thing, then the sums. Amounts are plain decimals. */
export function invoiceCsv(order: InvoiceOrder, t: Translate): string {
  const { totals, packages } = order;
  const { cancelledCents, returnedCents, dueCents: due } = dueCents(order);
  const lines = packages.flatMap((orderPackage) =>
    orderPackage.lines.map((line) => [
      orderPackage.vendor.name,
      line.sku,
      [line.title, ...line.options.map(({ label }) => label)].join(', '),
      String(line.quantity),
      decimalAmount(line.unitPrice.minorUnits),
      decimalAmount(line.total.minorUnits),
    ]),
  );
  const sum = (label: string, cents: number) => ['', '', label, '', '', decimalAmount(cents)];
  const rows = [
    [t('inv.no'), order.invoiceNumber],
    [t('ord.number'), order.number],
    [t('ord.date'), order.placedAt],
    [],
    [t('inv.seller'), t('inv.item'), t('inv.description'), t('inv.qty'), `${t('inv.price')} (USD)`, `${t('inv.amount')} (USD)`],
    ...lines,
    sum(t('cart.subtotal'), totals.subtotal.minorUnits),
    ...(totals.discount.minorUnits > 0 ? [sum(t('cart.discount'), -totals.discount.minorUnits)] : []),
    sum(t('inv.vat', { percent: totals.taxRatePercent }), totals.tax.minorUnits),
    sum(t('cart.delivery'), totals.shipping.minorUnits),
    ...(cancelledCents > 0 ? [sum(t('inv.cancelled'), -cancelledCents)] : []),
    ...(returnedCents > 0 ? [sum(t('inv.returned'), -returnedCents)] : []),
    sum(t('cart.total'), due),
  ];
  return writeCsv(rows);
}
