import { ORDER_STATUS_LABEL } from '#client/features/packages/packageStatus.ts';
import { useT } from '#client/i18n/useT.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { ordersAddressPath, type OrdersAddress, type OrderStatus } from './ordersAddress.ts';
import type { OrdersPageQuery } from './OrdersPage.generated.ts';
import styles from './Orders.module.css';

type Counts = NonNullable<OrdersPageQuery['viewer']>['orderCounts'];

/** All, pending, completed, cancelled: each with its count, each an address that keeps what was searched for. */
export function StatusChips({ address, counts }: { address: OrdersAddress; counts: Counts }) {
  const t = useT();
  const { pending, completed, cancelled } = counts;
  const chips: [OrderStatus | null, string, number][] = [
    [null, t('ords.all'), pending + completed + cancelled],
    ['PENDING', t(ORDER_STATUS_LABEL.PENDING), pending],
    ['COMPLETED', t(ORDER_STATUS_LABEL.COMPLETED), completed],
    ['CANCELLED', t(ORDER_STATUS_LABEL.CANCELLED), cancelled],
  ];
  return (
    <nav aria-label={t('ords.filter')} className={styles.tabs}>
      <ul className={styles.chips}>
        {chips.map(([status, label, count]) => (
          <li key={label}>
            <AppLink
              to={ordersAddressPath({ ...address, status })}
              aria-current={status === address.status ? 'page' : undefined}
              preventScrollReset
            >
              {label} <b>{count}</b>
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
