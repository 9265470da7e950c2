import { addressLines } from '#client/features/orders/AddressCard.tsx';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { formatMoney } from '#schema/rules/money.ts';
import type { HubSheet_PackageFragment } from './HubSheetPage.generated.ts';
import styles from './Sheet.module.css';
import { SheetHead, SheetPart } from './SheetHead.tsx';

/** The seller's part of an invoice: the goods of one package with what they come to. */
export function InvoicePart({ parcel: sold }: { parcel: HubSheet_PackageFragment }) {
  const t = useT();
  const locale = useLocale();
  const { package: parcel, billingAddress } = sold;
  const { totals } = parcel;
  const isCancelled = parcel.status === 'CANCELLED';
  const received = parcel.returns.filter(({ status }) => status === 'RECEIVED');
  const returnedCents = received.reduce((sum, { refund }) => sum + refund.minorUnits, 0);
  const rows: [string, number][] = [
    [t('cart.subtotal'), totals.subtotal.minorUnits],
    ...(totals.discount.minorUnits > 0 ? [[t('cart.discount'), -totals.discount.minorUnits] as [string, number]] : []),
    [t('inv.vat', { percent: totals.taxRatePercent }), totals.tax.minorUnits],
    [t('cart.delivery'), totals.shipping.minorUnits],
    ...(isCancelled ? [[t('inv.cancelled'), -totals.total.minorUnits] as [string, number]] : []),
    ...(returnedCents > 0 ? [[t('inv.returned'), -returnedCents] as [string, number]] : []),
  ];
  return (
    <article className={styles.sheet}>
      <SheetHead title={t('own.invoice')} number={sold.invoiceNumber} vendor={parcel.vendor} />
      <div className={styles.parties}>
        <SheetPart title={t('inv.billed')} lines={addressLines(billingAddress)} />
        <SheetPart
          title={t('inv.order')}
          lines={[sold.orderNumber, parcel.number, t('inv.invoiced', { date: formatDate(sold.placedAt, locale) }), t('inv.currency')]}
        />
      </div>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('inv.qty')}</th>
            <th scope="col">{t('inv.description')}</th>
            <th scope="col">{t('inv.price')}</th>
            <th scope="col">{t('inv.amount')}</th>
          </tr>
        </thead>
        <tbody>
          {parcel.lines.map((line) => (
            <tr key={line.id}>
              <td className={styles.quantity}>{line.quantity}</td>
              <td>{[line.title, ...line.options.map(({ label }) => label)].join(', ')}</td>
              <td className={styles.figure}>{formatMoney(line.unitPrice.minorUnits)}</td>
              <td className={styles.figure}>{formatMoney(line.total.minorUnits)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className={styles.sums}>
        {rows.map(([label, cents]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatMoney(cents)}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{t('cart.total')}</dt>
          <dd>{formatMoney(rows.reduce((sum, [, cents]) => sum + cents, 0))}</dd>
        </div>
      </dl>
      <p className={styles.notes}>{t('hubParcels.partNote', { number: sold.orderNumber })}</p>
    </article>
  );
}
