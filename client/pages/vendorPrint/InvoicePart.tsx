import { addressLines } from '#client/features/address/AddressCard.tsx';
import { isBack } from '#client/features/packages/isBack.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import paper from '#client/ui/primitives/PrintDocument.module.css';
import { PaperPart, PaperSums } from '#client/ui/primitives/PrintDocument.tsx';
import { formatMoney } from '#schema/rules/money.ts';
import type { VendorPrint_PackageFragment } from './VendorPrintPage.generated.ts';
import styles from './Sheet.module.css';
import { SellerHead } from './SellerHead.tsx';

/** The seller's part of an invoice: the goods of one package with what they come to. */
export function InvoicePart({ orderPackage: sold }: { orderPackage: VendorPrint_PackageFragment }) {
  const t = useT();
  const locale = useLocale();
  const { package: orderPackage, billingAddress } = sold;
  const { totals } = orderPackage;
  const isCancelled = orderPackage.status === 'CANCELLED';
  const received = orderPackage.returns.filter(isBack);
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
    <article className={paper.sheet}>
      <SellerHead title={t('own.invoice')} number={sold.invoiceNumber} vendor={orderPackage.vendor} />
      <div className={paper.parties}>
        <PaperPart title={t('inv.billed')} lines={addressLines(billingAddress)} />
        <PaperPart
          title={t('inv.order')}
          lines={[sold.orderNumber, orderPackage.number, t('inv.invoiced', { date: formatDate(sold.placedAt, locale) }), t('inv.currency')]}
        />
      </div>
      <table className={paper.table}>
        <thead>
          <tr>
            <th scope="col">{t('inv.qty')}</th>
            <th scope="col">{t('inv.description')}</th>
            <th scope="col" className={paper.figure}>
              {t('inv.price')}
            </th>
            <th scope="col" className={paper.figure}>
              {t('inv.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {orderPackage.lines.map((line) => (
            <tr key={line.id}>
              <td className={styles.quantity}>{line.quantity}</td>
              <td>{[line.title, ...line.options.map(({ label }) => label)].join(', ')}</td>
              <td className={paper.figure}>{formatMoney(line.unitPrice.minorUnits)}</td>
              <td className={paper.figure}>{formatMoney(line.total.minorUnits)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <PaperSums rows={rows} total={[t('cart.total'), rows.reduce((sum, [, cents]) => sum + cents, 0)]} />
      <p className={paper.notes}>{t('vendorPackages.partNote', { number: sold.orderNumber })}</p>
    </article>
  );
}
