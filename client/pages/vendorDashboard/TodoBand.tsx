import { vendorPackagesPath, type BuiltPath } from '#client/config/links.ts';
import type { PackageStage } from '#client/features/fulfilment/packageStages.ts';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import { useT } from '#client/i18n/useT.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { ButtonLink } from '#client/ui/primitives/Button.tsx';
import { Cluster, Stack } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { VisuallyHidden } from '#client/ui/primitives/VisuallyHidden.tsx';
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
      <VisuallyHidden as="div">
        <h2 id="todo">{t('console.todo')}</h2>
      </VisuallyHidden>
      <ul className={styles.band}>
        <Cluster as="li" gap={4} className={styles.first} data-none={todo.toPack === 0 || undefined}>
          <b>{todo.toPack}</b>
          <Stack as="span" gap={0}>
            <Text as="strong" weight="strong">
              {t('console.toPack')}
            </Text>
            <Text as="small" size="compact" tone="muted">
              {t(todo.toPack === 0 ? 'console.toPackNone' : 'console.toPackHint')}
            </Text>
          </Stack>
          {todo.toPack > 0 && (
            <ButtonLink to={orders('to-pack')} size="small">
              {t('sales.startPacking')}
            </ButtonLink>
          )}
        </Cluster>
        {rest.map(([count, label, hint, to]) => (
          <li key={label}>
            <Stack as={AppLink} gap={1} to={to} className={styles.cell}>
              <b>{count}</b>
              <Text as="strong" weight="strong">
                {t(label)}
              </Text>
              <Text as="small" size="compact" tone="muted">
                {t(hint)}
              </Text>
            </Stack>
          </li>
        ))}
      </ul>
    </section>
  );
}
