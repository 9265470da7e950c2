import { formatMoney } from '#schema/rules/money.ts';
import { ownOrderPath } from '#client/config/links.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { AppLink } from '#client/ui/AppLink.tsx';
import { Tile } from '#client/ui/Tile.tsx';
import type { OrderRow_OrderFragment } from './OrdersPage.generated.ts';
import styles from './OrdersPage.module.css';
import { STATUS_LABELS } from './wantedStatus.ts';

/** So many pictures tell what an order was. */
const PICTURES = 4;

export function OrderCards({ orders }: { orders: readonly OrderRow_OrderFragment[] }) {
  const t = useT();
  const locale = useLocale();
  return (
    <ul className={styles.cards}>
      {orders.map((order) => (
        <li key={order.id} className={styles.card}>
          <div className={styles.head}>
            <h2>
              <AppLink to={ownOrderPath(order.number)}>{order.number}</AppLink>
            </h2>
            <span className={styles.status} data-status={order.status}>
              {t(STATUS_LABELS[order.status])}
            </span>
          </div>
          <p className={styles.muted}>
            {[formatDate(order.placedAt, locale), t('ord.items', { n: order.totalItems }), order.shippingMethod].join(' · ')}
          </p>
          <div className={styles.pictures}>
            {order.packages
              .flatMap((parcel) => parcel.lines)
              .slice(0, PICTURES)
              .map((line) => (
                <Tile key={line.id} image={line.image} sizes="56px" isDecorative className={styles.tile} />
              ))}
          </div>
          <div className={styles.foot}>
            <span>
              {t('ords.total')} <b>{formatMoney(order.totals.total.minorUnits)}</b>
            </span>
            <AppLink to={ownOrderPath(order.number)} className={styles.view} aria-label={t('ords.viewThis', { number: order.number })}>
              {t('ords.view')}
            </AppLink>
          </div>
        </li>
      ))}
    </ul>
  );
}
