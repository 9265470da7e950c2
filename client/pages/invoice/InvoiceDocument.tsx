import { useEffect } from 'react';
import { addressLines } from '#client/features/address/AddressCard.tsx';
import { useLocale, useT } from '#client/i18n/useT.ts';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { cx } from '#client/ui/primitives/cx.ts';
import paper from '#client/ui/primitives/PrintDocument.module.css';
import { PrintHeader, PrintSection, PrintTotals, PaperTable } from '#client/ui/primitives/PrintDocument.tsx';
import { invoiceLines } from '#client/features/packages/invoiceLines.ts';
import { invoiceSums } from '#client/features/packages/invoiceSums.ts';
import { isCashOrder, type InvoiceOrder } from './invoice.ts';
import type { Invoice_MarketplaceFragment } from './InvoicePage.generated.ts';
import styles from './Invoice.module.css';
import { formatMoney } from '#schema/rules/money.ts';
import { listValues } from '#schema/rules/wordLists.ts';
import { cashMessage } from '#client/features/packages/cashMessages.ts';

const PAYMENT_STATUS: Record<InvoiceOrder['payment']['status'], PlainMessageKey> = {
  PAID: 'inv.paid',
  PENDING: 'inv.notPaid',
  REFUNDED: 'inv.refunded',
  FAILED: 'inv.declined',
};

/** Invoice in print layout: vendors, buyer, lines and totals. */
export function InvoiceDocument({ order, marketplace }: { order: InvoiceOrder; marketplace: Invoice_MarketplaceFragment }) {
  const t = useT();
  const locale = useLocale();
  const { invoiceNumber, shippingAddress, billingAddress, payment } = order;
  const isSameAddress = JSON.stringify(shippingAddress) === JSON.stringify(billingAddress);
  const placed = formatDate(order.placedAt, locale);
  useEffect(() => {
    // The footer is printed by page margin boxes, which only read custom properties from the root element.
    const { style } = document.documentElement;
    style.setProperty('--invoice-number', JSON.stringify(invoiceNumber ?? ''));
    return () => void style.removeProperty('--invoice-number');
  }, [invoiceNumber]);
  const { contact } = marketplace;
  const { rows, dueCents } = invoiceSums(order, t);
  return (
    <article className={cx(paper.sheet, styles.invoice)}>
      <PrintHeader title={t('own.invoice')} number={invoiceNumber ?? t('inv.beingIssued')} from={marketplace.name}>
        <p>
          {contact.businessName} ({contact.registrationNumber})
        </p>
        <p>{contact.address}</p>
        <p>{[contact.phones[0], contact.email].filter(Boolean).join(', ')}</p>
      </PrintHeader>
      <div className={paper.parties}>
        <PrintSection
          title={t(isSameAddress ? 'inv.billedAndDelivered' : 'inv.billed')}
          lines={[...addressLines(billingAddress), order.email]}
        />
        {!isSameAddress && <PrintSection title={t('inv.delivered')} lines={addressLines(shippingAddress)} />}
        <PrintSection
          title={t('inv.order')}
          lines={[order.number, t('own.placed', { date: placed }), t('inv.invoiced', { date: placed }), order.shippingMethod]}
        />
        <PrintSection
          title={t('ord.payment')}
          lines={[
            marketplace.paymentMethods.find(({ method }) => method === payment.method)?.name ?? t('pay.online'),
            t(PAYMENT_STATUS[payment.status]),
            t('inv.currency'),
          ]}
        />
      </div>
      <InvoiceLines order={order} />
      <PrintTotals rows={rows} total={[t(labelOf(order)), dueCents]} />
      <div className={paper.notes}>
        {order.note && (
          <section>
            <h2>{t('ord.note')}</h2>
            <p className={paper.own}>{order.note}</p>
          </section>
        )}
        <section>
          <h2>{t('inv.note')}</h2>
          <p>
            {isAnyReturnable(order) && <span>{t('inv.noteReturns', { days: marketplace.returnDays })} </span>}
            <span>{t('inv.noteText')}</span>
            {marketplace.demo && <> {t('inv.sample')}</>}
          </p>
        </section>
      </div>
    </article>
  );
}

/** Whether a line that was not cancelled can be returned; a deleted product still can. */
function isAnyReturnable({ packages }: InvoiceOrder): boolean {
  const kept = packages.filter(({ status }) => status !== 'CANCELLED');
  return kept.some(({ lines }) => lines.some(({ product }) => product?.returnable ?? true));
}

/** Order lines grouped by vendor, with totals. */
function InvoiceLines({ order }: { order: InvoiceOrder }) {
  const t = useT();
  return (
    <PaperTable
      words={[t('inv.item'), t('inv.description')]}
      figures={[t('inv.qty'), t('inv.price'), t('inv.amount')]}
      className={styles.table}
    >
      {order.packages.map((orderPackage) => (
        <InvoiceVendor key={orderPackage.id} orderPackage={orderPackage} isCash={isCashOrder(order)} />
      ))}
    </PaperTable>
  );
}

interface InvoiceVendorProps {
  orderPackage: InvoiceOrder['packages'][number];
  isCash: boolean;
}

function InvoiceVendor({ orderPackage, isCash }: InvoiceVendorProps) {
  const t = useT();
  const locale = useLocale();
  const { vendor, totals } = orderPackage;
  const cash = cashMessage(orderPackage, t);
  const isCancelled = orderPackage.status === 'CANCELLED';
  const sums = {
    subtotal: formatMoney(totals.subtotal.minorUnits - totals.discount.minorUnits),
    percent: totals.taxRatePercent,
    tax: formatMoney(totals.tax.minorUnits),
    shipping: formatMoney(totals.shipping.minorUnits),
  };
  return (
    <tbody data-cancelled={isCancelled || undefined}>
      <tr className={styles.vendor}>
        <th scope="rowgroup" colSpan={5}>
          <b>{vendor.name}</b> <span>{[vendor.businessName, vendor.city, vendor.registrationNumber].filter(Boolean).join(', ')}</span>
          {isCancelled && <b> {t('ord.cancelledPackage')}</b>}
        </th>
      </tr>
      {invoiceLines(orderPackage, isCash, t).map((row) => (
        <tr key={row.id}>
          <td className={styles.sku}>{row.sku}</td>
          <td>
            <span>{listValues([row.title, ...row.options], locale)}</span>
            {row.refund === null ? (
              <span className={styles.small}>{`${row.quantity} × ${formatMoney(row.unitCents)}`}</span>
            ) : (
              <div>{row.refund}</div>
            )}
          </td>
          <td className={paper.figure}>{row.refund === null && row.quantity}</td>
          <td className={paper.figure}>{row.refund === null && formatMoney(row.unitCents)}</td>
          <td className={paper.figure}>{formatMoney(row.cents)}</td>
        </tr>
      ))}
      <tr className={styles.sum}>
        <td colSpan={4}>
          <span>{t('inv.vendorSums', sums)}</span>
          {cash !== null && <div>{cash}</div>}
        </td>
        <td className={paper.figure}>{formatMoney(totals.total.minorUnits)}</td>
      </tr>
    </tbody>
  );
}

function labelOf({ payment: { status } }: InvoiceOrder): PlainMessageKey {
  return status === 'PENDING' ? 'inv.toPay' : 'inv.totalPaid';
}
