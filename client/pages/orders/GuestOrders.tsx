import { orderPath } from '#client/config/links.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { ordersVar } from '#client/state/orders.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import styles from './Orders.module.css';

const SHOWN = 5;

/** What was ordered on this device without an account stands in no account: the way to each of those orders. */
export function GuestOrders() {
  const t = useT();
  const locale = useLocale();
  const { orders } = usePersisted(ordersVar);
  if (orders.length === 0) return null;
  return (
    <section className={styles.guest} aria-label={t('ords.guest')}>
      <p>{t('ords.guestText')}</p>
      <ul>
        {orders
          .toReversed()
          .slice(0, SHOWN)
          .map(({ number, placedAt }) => (
            <li key={number}>
              <AppLink to={orderPath(number)}>
                {number} · {formatDate(placedAt, locale)}
              </AppLink>
            </li>
          ))}
      </ul>
    </section>
  );
}
