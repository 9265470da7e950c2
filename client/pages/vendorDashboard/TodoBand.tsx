import { vendorPackagesPath, type BuiltPath } from '#client/config/links.ts';
import type { PackageStage } from '#client/features/fulfilment/packageStages.ts';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import { useT } from '#client/i18n/useT.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import type { ViewerVendor } from './dashboardData.ts';
import { dashboardPath, type DashboardQuery } from './dashboardQuery.ts';
import styles from './VendorDashboard.module.css';

/** What waits to be done, in one band: what must leave the house first is the largest. Each leads to what it counts. */
export function TodoBand({ todo, query }: { todo: ViewerVendor['todo']; query: DashboardQuery }) {
  const t = useT();
  const orders = (stage: PackageStage) => vendorPackagesPath({ stage });
  const rest: [count: number, label: PlainMessageKey, hint: PlainMessageKey, to: BuiltPath][] = [
    [todo.toShip, 'console.toShip', 'console.toShipHint', orders('to-ship')],
    [
      todo.lowStock,
      'console.lowStock',
      'console.lowStockHint',
      dashboardPath({ ...query, isLowStock: true, productsAfter: null }, 'goods'),
    ],
    [todo.returns, 'sales.returns', todo.returns === 0 ? 'sales.returnsNone' : 'sales.returnsHint', orders('returns')],
  ];
  return (
    <section aria-labelledby="todo">
      <h2 id="todo" className={styles.hidden}>
        {t('console.todo')}
      </h2>
      <ul className={styles.band}>
        <li className={styles.first} data-none={todo.toPack === 0 || undefined}>
          <b>{todo.toPack}</b>
          <span>
            <strong>{t('console.toPack')}</strong>
            <small>{t(todo.toPack === 0 ? 'console.toPackNone' : 'console.toPackHint')}</small>
          </span>
          {todo.toPack > 0 && (
            <AppLink to={orders('to-pack')} className={styles.go}>
              {t('sales.startPacking')}
            </AppLink>
          )}
        </li>
        {rest.map(([count, label, hint, to]) => (
          <li key={label}>
            <AppLink to={to} className={styles.cell}>
              <b>{count}</b>
              <strong>{t(label)}</strong>
              <small>{t(hint)}</small>
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
