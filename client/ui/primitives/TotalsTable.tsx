import { formatMoney } from '#schema/rules/money.ts';
import { useT } from '#client/i18n/useT.ts';
import { DefinitionList } from './DefinitionList.tsx';
import { Price } from './Price.tsx';
import styles from './Price.module.css';

interface TotalsTableProps {
  subtotalCents: number;
  discountCents?: number;
  coupon?: string | null;
  taxCents: number;
  /** null hides the row, as is done before the checkout; 'open': unknown until the cart can be ordered. */
  shippingCents: number | 'open' | null;
  totalCents: number;
  /** Number of packages covered by the delivery fee. */
  packages?: number;
  /** Labels the total as excluding delivery, which a later page determines. */
  isBeforeDelivery?: boolean;
}

/** A cart's or order's totals, line by line. */
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
      packages && shippingCents !== 'open' ? t('cart.deliveryPackages', { n: packages }) : t('cart.delivery'),
      shippingCents === 'open' ? t('cart.deliveryOpen') : shippingCents === 0 ? t('cart.free') : formatMoney(shippingCents),
    ]);
  }
  const total = {
    term: t(isBeforeDelivery ? 'cart.totalBefore' : 'cart.total'),
    value: <Price money={formatMoney(totalCents)} size="large" />,
  };
  return <DefinitionList className={styles.totals} entries={[...rows.map(([term, value]) => ({ key: term, term, value })), total]} />;
}
