import { addressLines } from '#client/features/orders/AddressCard.tsx';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { formatMoney } from '#schema/rules/money.ts';
import type { HubSheet_PackageFragment } from './HubSheetPage.generated.ts';
import styles from './Sheet.module.css';
import { SheetHead, SheetPart } from './SheetHead.tsx';

/**
 * The slip that lies in a package: whom it goes to and what is in it, with a box to tick, and what the courier collects. It names no prices: what is paid
 * already may be a gift.
 */
export function PackingSlip({ parcel: sold }: { parcel: HubSheet_PackageFragment }) {
  const t = useT();
  const locale = useLocale();
  const { package: parcel, shippingAddress, note, toCollect } = sold;
  const units = parcel.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <article className={styles.sheet}>
      <SheetHead title={t('hubParcels.slip')} number={parcel.number} vendor={parcel.vendor} />
      <div className={styles.parties}>
        <div className={styles.to}>
          <SheetPart title={t('hubParcels.deliverTo')} lines={addressLines(shippingAddress)} />
        </div>
        <SheetPart
          title={t('inv.order')}
          lines={[
            sold.orderNumber,
            t('own.placed', { date: formatDate(sold.placedAt, locale) }),
            t('ord.items', { n: units }),
            parcel.shipping.name,
            ...(parcel.tracking ? [`${parcel.tracking.carrier} ${parcel.tracking.code}`] : []),
          ]}
        />
      </div>
      {toCollect.minorUnits > 0 && (
        <p className={styles.collect}>{t('hubParcels.collect', { amount: formatMoney(toCollect.minorUnits) })}</p>
      )}
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('inv.qty')}</th>
            <th scope="col">{t('inv.description')}</th>
            <th scope="col">{t('inv.item')}</th>
            <th scope="col">{t('hubParcels.inTheBox')}</th>
          </tr>
        </thead>
        <tbody>
          {parcel.lines.map((line) => (
            <tr key={line.id}>
              <td className={styles.quantity}>{line.quantity}</td>
              <td>{[line.title, ...line.options.map(({ label }) => label)].join(', ')}</td>
              <td className={styles.figure}>{line.sku}</td>
              <td>
                <span className={styles.box} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {note && (
        <div className={styles.notes}>
          <SheetPart title={t('hubParcels.buyersNote')}>
            <p className={styles.own}>{note}</p>
          </SheetPart>
        </div>
      )}
    </article>
  );
}
