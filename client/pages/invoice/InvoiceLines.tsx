import { formatMoney } from '#schema/rules/money.ts';
import { cashWords } from '#client/features/packages/cashWords.ts';
import { useT } from '#client/i18n/useT.ts';
import type { InvoiceOrder } from './invoice.ts';
import { cx } from '#client/ui/primitives/cx.ts';
import paper from '#client/ui/primitives/PrintDocument.module.css';
import styles from './Invoice.module.css';

/** What was bought, seller by seller, each with what it comes to. */
export function InvoiceLines({ packages }: { packages: InvoiceOrder['packages'] }) {
  const t = useT();
  return (
    <table className={cx(paper.table, styles.table)}>
      <thead>
        <tr>
          <th scope="col">{t('inv.item')}</th>
          <th scope="col">{t('inv.description')}</th>
          <th scope="col" className={paper.figure}>
            {t('inv.qty')}
          </th>
          <th scope="col" className={paper.figure}>
            {t('inv.price')}
          </th>
          <th scope="col" className={paper.figure}>
            {t('inv.amount')}
          </th>
        </tr>
      </thead>
      {packages.map((orderPackage) => (
        <InvoiceVendor key={orderPackage.id} orderPackage={orderPackage} />
      ))}
    </table>
  );
}

function InvoiceVendor({ orderPackage }: { orderPackage: InvoiceOrder['packages'][number] }) {
  const t = useT();
  const { vendor, totals } = orderPackage;
  const cash = cashWords(orderPackage, t);
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
          <b>{vendor.name}</b> {[vendor.businessName, vendor.city, vendor.registrationNumber].filter(Boolean).join(', ')}
          {isCancelled && <span className={styles.cancelled}>{t('ord.cancelledPackage')}</span>}
        </th>
      </tr>
      {orderPackage.lines.map((line) => (
        <tr key={line.id}>
          <td className={styles.sku}>{line.sku}</td>
          <td>
            {[line.title, ...line.options.map(({ label }) => label)].join(', ')}
            <span className={styles.small}>{`${line.quantity} × ${formatMoney(line.unitPrice.minorUnits)}`}</span>
          </td>
          <td className={paper.figure}>{line.quantity}</td>
          <td className={paper.figure}>{formatMoney(line.unitPrice.minorUnits)}</td>
          <td className={paper.figure}>{formatMoney(line.total.minorUnits)}</td>
        </tr>
      ))}
      <tr className={styles.sum}>
        <td colSpan={4}>
          {t('inv.vendorSums', sums)}
          {cash !== null && <span className={styles.cash}>{cash}</span>}
        </td>
        <td className={paper.figure}>{formatMoney(totals.total.minorUnits)}</td>
      </tr>
    </tbody>
  );
}
