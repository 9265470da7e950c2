import { ordersPath } from '#client/config/links.ts';
import { useT } from '#client/i18n/useT.ts';
import { AppLink } from '#client/ui/AppLink.tsx';
import type { OrdersPageQuery } from './OrdersPage.generated.ts';
import styles from './OrdersPage.module.css';
import { STATUS_LABELS, type OrderStatus } from './wantedStatus.ts';

type Counts = NonNullable<OrdersPageQuery['viewer']>['orderCounts'];

/** All, pending, completed, cancelled: each with its count, each an address. */
export function StatusChips({ status, counts }: { status: OrderStatus | null; counts: Counts }) {
  const t = useT();
  const { pending, completed, cancelled } = counts;
  const chips: [OrderStatus | null, string, number][] = [
    [null, t('ords.all'), pending + completed + cancelled],
    ['PENDING', t(STATUS_LABELS.PENDING), pending],
    ['COMPLETED', t(STATUS_LABELS.COMPLETED), completed],
    ['CANCELLED', t(STATUS_LABELS.CANCELLED), cancelled],
  ];
  return (
    <nav aria-label={t('ords.filter')}>
      <ul className={styles.chips}>
        {chips.map(([value, label, count]) => (
          <li key={label}>
            <AppLink
              to={ordersPath({ status: value?.toLowerCase() ?? null })}
              aria-current={value === status ? 'page' : undefined}
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
