import { ordersPath } from '#client/config/links.ts';
import { useT } from '#client/i18n/useT.ts';
import { AppLink } from '#client/ui/AppLink.tsx';
import { ButtonLink } from '#client/ui/Button.tsx';
import type { AccountPageQuery } from './AccountPage.generated.ts';
import styles from './AccountPage.module.css';

type Counts = NonNullable<AccountPageQuery['viewer']>['orderCounts'];

/** How the orders stand, each number a way to those orders. */
export function OrderSnapshot({ counts }: { counts: Counts }) {
  const t = useT();
  const entries = [
    ['pending', t('ord.pending'), counts.pending],
    ['completed', t('ord.completed'), counts.completed],
    ['cancelled', t('ord.cancelled'), counts.cancelled],
  ] as const;
  return (
    <section className={styles.card} aria-labelledby="order-snapshot">
      <h2 id="order-snapshot">{t('acc.snapshot')}</h2>
      <ul className={styles.counts}>
        {entries.map(([status, label, count]) => (
          <li key={status}>
            <AppLink to={ordersPath({ status })}>
              <b>{count}</b> {label}
            </AppLink>
          </li>
        ))}
      </ul>
      <ButtonLink to="/orders" look="outline">
        {t('acc.seeOrders')}
      </ButtonLink>
    </section>
  );
}
