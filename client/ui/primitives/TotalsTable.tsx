import { formatMoney } from '#schema/rules/money.ts';
import { useT } from '#client/i18n/useT.ts';
import { Price } from './Price.tsx';
import styles from './TotalsTable.module.css';

interface TotalsTableProps {
  subtotalCents: number;
  discountCents?: number;
  /** The code that took the discount off. */
  coupon?: string | null;
  taxCents: number;
  /** null: not known before the checkout. */
  shippingCents: number | null;
  totalCents: number;
  /** Parcels that the delivery fee is for. */
  packages?: number;
  /** What delivery costs is told later, on another page. */
  isBeforeDelivery?: boolean;
}

/** How a total comes about, line by line; the figures stand in a column. */
export function TotalsTable({
  subtotalCents,
  discountCents = 0,
  coupon = null,
  taxCents,
  shippingCents,
  totalCents,
  packages,
  isBeforeDelivery = false,
}: TotalsTableProps) {
  const t = useT();
  const rows: [string, string][] = [[t('cart.subtotal'), formatMoney(subtotalCents)]];
  if (discountCents > 0)
    rows.push([coupon === null ? t('cart.discount') : t('cart.discountWith', { code: coupon }), formatMoney(-discountCents)]);
  rows.push([t('cart.vat'), formatMoney(taxCents)]);
  if (shippingCents !== null) {
    rows.push([
      packages ? t('cart.deliveryPackages', { n: packages }) : t('cart.delivery'),
      shippingCents === 0 ? t('cart.free') : formatMoney(shippingCents),
    ]);
  }
  return (
    <dl className={styles.table}>
      {rows.map(([name, value]) => (
        <div key={name} className={styles.row}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{t(isBeforeDelivery ? 'cart.totalBefore' : 'cart.total')}</dt>
        <dd>
          <Price money={formatMoney(totalCents)} size="large" />
        </dd>
      </div>
    </dl>
  );
}
