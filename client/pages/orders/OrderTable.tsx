import { formatMoney } from '#schema/rules/money.ts';
import { ownOrderPath } from '#client/config/links.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { AppLink } from '#client/ui/AppLink.tsx';
import type { OrderRow_OrderFragment } from './OrdersPage.generated.ts';
import styles from './OrdersPage.module.css';
import { STATUS_LABELS } from './wantedStatus.ts';

export function OrderTable({ orders }: { orders: readonly OrderRow_OrderFragment[] }) {
  const t = useT();
  const locale = useLocale();
  return (
    // Scrolls sideways on a phone, also by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroll} role="region" aria-label={t('ords.title')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('ord.number')}</th>
            <th scope="col">{t('ord.date')}</th>
            <th scope="col">{t('ord.status')}</th>
            <th scope="col">{t('ords.units')}</th>
            <th scope="col">{t('ords.total')}</th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <tr key={order.id}>
              <th scope="row">
                <AppLink to={ownOrderPath(order.number)}>{order.number}</AppLink>
              </th>
              <td>{formatDate(order.placedAt, locale)}</td>
              <td>
                <span className={styles.status} data-status={order.status}>
                  {t(STATUS_LABELS[order.status])}
                </span>
              </td>
              <td>{order.totalItems}</td>
              <td>{formatMoney(order.totals.total.minorUnits)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
