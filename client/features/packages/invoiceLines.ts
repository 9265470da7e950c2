import type { Translate } from '#client/i18n/Translate.ts';
import { formatMoney } from '#schema/rules/money.ts';
import { lineChangeText } from './lineChangeText.ts';
import type { Package_InvoiceFragment } from './Packages.generated.ts';

/** A row of an invoice: a line as it was ordered, or a change of it. */
export interface InvoiceRow {
  id: string;
  sku: string;
  title: string;
  options: readonly string[];
  /** Units; of a change, those that were sent less those that were ordered. */
  quantity: number;
  unitCents: number;
  /** Before discount and VAT; of a change, what the line costs less, which is negative. */
  cents: number;
  /** What was refunded for a change, or is no longer to be paid, with VAT; null for a line, empty if nothing. */
  refund: string | null;
}

type Invoiced = Pick<Package_InvoiceFragment, 'lines' | 'lineChanges'>;

/** The rows of a package's lines as they were ordered, each followed by its changes. They add up to the package's subtotal. */
export function invoiceLines({ lines, lineChanges }: Invoiced, isCash: boolean, t: Translate): InvoiceRow[] {
  // A change that cancelled the package has kept its line, which the row of cancelled packages deducts.
  const changes = lineChanges.filter(({ after, subtotal }) => after !== null || subtotal.minorUnits > 0);
  const changesOf = (id: string) => changes.filter(({ lineId }) => lineId === id);
  const isLeft = (id: string) => lines.some((line) => line.id === id);
  const removed = new Map(changes.flatMap(({ lineId, before }) => (isLeft(lineId) ? [] : [[lineId, { ...before, id: lineId }]])));
  return [...lines, ...removed.values()].flatMap((line) => [
    orderedRow(line.id, changesOf(line.id)[0]?.before ?? line),
    ...changesOf(line.id).map((change) => changeRow(change, isCash, t)),
  ]);
}

type OrderedLine = Pick<Invoiced['lines'][number], 'sku' | 'title' | 'options' | 'quantity' | 'unitPrice' | 'total'>;

function orderedRow(id: string, { sku, title, options, quantity, unitPrice, total }: OrderedLine): InvoiceRow {
  const amounts = { quantity, unitCents: unitPrice.minorUnits, cents: total.minorUnits };
  return { id, sku, title, options: options.map(({ label }) => label), ...amounts, refund: null };
}

function changeRow(change: Invoiced['lineChanges'][number], isCash: boolean, t: Translate): InvoiceRow {
  const { id, before, after, subtotal, refund } = change;
  const amount = formatMoney(refund.minorUnits);
  return {
    ...{ id, sku: after?.sku ?? before.sku, title: lineChangeText(change, t), options: [] },
    ...{ quantity: (after?.quantity ?? 0) - before.quantity, unitCents: 0, cents: -subtotal.minorUnits || 0 },
    refund: refund.minorUnits > 0 ? t('sub.refund', { amount, payment: isCash ? 'cash' : 'online' }) : '',
  };
}
