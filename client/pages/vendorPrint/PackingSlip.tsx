import { addressLines } from '#client/features/address/AddressCard.tsx';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import paper from '#client/ui/primitives/PrintDocument.module.css';
import { PaperPart } from '#client/ui/primitives/PrintDocument.tsx';
import { formatMoney } from '#schema/rules/money.ts';
import type { VendorPrint_PackageFragment } from './VendorPrintPage.generated.ts';
import styles from './Sheet.module.css';
import { SellerHead } from './SellerHead.tsx';

/**
 * The slip that lies in a package: whom it goes to and what is in it, with a box to tick, and what the courier collects. It names no prices: what is paid
 * already may be a gift.
 */
export function PackingSlip({ orderPackage: sold }: { orderPackage: VendorPrint_PackageFragment }) {
  const t = useT();
  const locale = useLocale();
  const { package: orderPackage, shippingAddress, note, toCollect } = sold;
  const units = orderPackage.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <article className={paper.sheet}>
      <SellerHead title={t('vendorPackages.slip')} number={orderPackage.number} vendor={orderPackage.vendor} />
      <div className={paper.parties}>
        <div className={styles.to}>
          <PaperPart title={t('vendorPackages.deliverTo')} lines={addressLines(shippingAddress)} />
        </div>
        <PaperPart
          title={t('inv.order')}
          lines={[
            sold.orderNumber,
            t('own.placed', { date: formatDate(sold.placedAt, locale) }),
            t('ord.items', { n: units }),
            orderPackage.shipping.name,
            ...(orderPackage.tracking ? [`${orderPackage.tracking.carrier} ${orderPackage.tracking.code}`] : []),
          ]}
        />
      </div>
      {toCollect.minorUnits > 0 && (
        <p className={styles.collect}>{t('vendorPackages.collect', { amount: formatMoney(toCollect.minorUnits) })}</p>
      )}
      <table className={paper.table}>
        <thead>
          <tr>
            <th scope="col">{t('inv.qty')}</th>
            <th scope="col">{t('inv.description')}</th>
            <th scope="col">{t('inv.item')}</th>
            <th scope="col" className={styles.tick}>
              {t('vendorPackages.inTheBox')}
            </th>
          </tr>
        </thead>
        <tbody>
          {orderPackage.lines.map((line) => (
            <tr key={line.id}>
              <td className={styles.quantity}>{line.quantity}</td>
              <td>{[line.title, ...line.options.map(({ label }) => label)].join(', ')}</td>
              <td className={styles.sku}>{line.sku}</td>
              <td className={styles.tick}>
                <span className={styles.box} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {note && (
        <div className={paper.notes}>
          <PaperPart title={t('vendorPackages.buyersNote')}>
            <p className={paper.own}>{note}</p>
          </PaperPart>
        </div>
      )}
    </article>
  );
}
