import { formatMoney } from '#schema/rules/money.ts';
import { shownStatus } from '#client/features/payment/paymentState.ts';
import { StatusPill } from '#client/features/packages/StatusPill.tsx';
import { ownOrderPath } from '#client/config/links.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { OrderLinks } from './OrderLinks.tsx';
import type { OrderRow_OrderFragment } from './OrdersPage.generated.ts';
import styles from './Orders.module.css';
import { OrderThumbs } from './OrderThumbs.tsx';

/** One line an order. On a phone three columns are left: what it is, where it is, what it cost. */
export function OrderTable({ orders }: { orders: readonly OrderRow_OrderFragment[] }) {
  const t = useT();
  const locale = useLocale();
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{t('ords.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('ord.number')}</th>
          <th scope="col" className={styles.wide}>
            {t('own.contents')}
          </th>
          <th scope="col">{t('ord.status')}</th>
          <th scope="col" className={styles.wideNumber}>
            {t('ords.units')}
          </th>
          <th scope="col" className={styles.number}>
            {t('ords.total')}
          </th>
          <th scope="col" className={styles.wide}>
            {t('ords.actions')}
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.id}>
            <th scope="row">
              <AppLink to={ownOrderPath(order.number)}>{order.number}</AppLink>
              <time dateTime={order.placedAt}>{formatDate(order.placedAt, locale)}</time>
            </th>
            <td className={styles.wide}>
              <OrderThumbs order={order} most={3} isSmall />
            </td>
            <td>
              <StatusPill status={shownStatus(order)} />
            </td>
            <td className={styles.wideNumber}>{order.totalItems}</td>
            <td className={styles.number}>{formatMoney(order.totals.total.minorUnits)}</td>
            <td className={styles.wide}>
              <OrderLinks order={order} hasView={false} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
