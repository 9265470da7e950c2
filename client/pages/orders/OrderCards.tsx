import { formatMoney } from '#schema/rules/money.ts';
import { shownStatus } from '#client/features/payment/paymentState.ts';
import { StatusPill } from '#client/features/packages/StatusPill.tsx';
import { ownOrderPath } from '#client/config/links.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { OrderLinks } from './OrderLinks.tsx';
import type { OrderRow_OrderFragment } from './OrdersPage.generated.ts';
import { OrderThumbs } from './OrderThumbs.tsx';
import styles from './Orders.module.css';

export function OrderCards({ orders }: { orders: readonly OrderRow_OrderFragment[] }) {
  const t = useT();
  const locale = useLocale();
  return (
    <ul className={styles.cards}>
      {orders.map((order) => (
        <li key={order.id} className={styles.card}>
          <div className={styles.head}>
            <div>
              <h2>
                <AppLink to={ownOrderPath(order.number)}>{order.number}</AppLink>
              </h2>
              <p className={styles.muted}>
                {[formatDate(order.placedAt, locale), t('ord.items', { n: order.totalItems }), order.shippingMethod].join(' · ')}
              </p>
            </div>
            <StatusPill status={shownStatus(order)} />
          </div>
          <div className={styles.middle}>
            <OrderThumbs order={order} most={4} />
            <p className={styles.sum}>
              <span>{t('ords.total')}</span> <b>{formatMoney(order.totals.total.minorUnits)}</b>
            </p>
          </div>
          <div className={styles.foot}>
            <OrderLinks order={order} />
          </div>
        </li>
      ))}
    </ul>
  );
}
