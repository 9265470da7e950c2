import { vendorPackagePath, vendorPackagesPath } from '#client/config/links.ts';
import { NEXT_STEP_LABELS } from '#client/features/fulfilment/packageStages.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { ButtonLink } from '#client/ui/primitives/Button.tsx';
import { isPickupPackage, packageStatusLabel } from '#client/features/packages/packageStatus.ts';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { formatMoney } from '#schema/rules/money.ts';
import type { ViewerVendor } from './dashboardData.ts';
import { dashboardPath, STAGES, type DashboardQuery, type Stage } from './dashboardQuery.ts';
import { ConsoleRow } from '#client/features/vendorConsole/ConsoleRow.tsx';
import { ConsoleTable } from '#client/features/vendorConsole/ConsoleTable.tsx';
import type { PackageRow_PackageFragment } from './VendorDashboardPage.generated.ts';
import styles from '#client/features/vendorConsole/VendorConsole.module.css';

const STAGE_LABELS: Record<Stage, PlainMessageKey> = {
  'to-pack': 'console.stageToPack',
  'to-ship': 'console.stageToShip',
  'on-the-way': 'console.stageOnTheWay',
  delivered: 'console.stageDelivered',
  returns: 'vendorPackages.stageReturns',
};

interface PackageTableProps {
  packages: NonNullable<ViewerVendor['packages']>;
  todo: ViewerVendor['todo'];
  query: DashboardQuery;
}

/** The packages of the shop, the newest first, all or those of one stage. */
export function PackageTable({ packages, todo, query }: PackageTableProps) {
  const t = useT();
  const counts: Record<Stage, number> = {
    'to-pack': todo.toPack,
    'to-ship': todo.toShip,
    'on-the-way': todo.onTheWay,
    delivered: todo.delivered,
    returns: todo.returns,
  };
  const to = (change: Partial<DashboardQuery>) => dashboardPath({ ...query, ...change }, 'orders');
  const choice = (stage: Stage | null, label: string) => ({
    label,
    to: to({ stage, packagesAfter: null }),
    isCurrent: stage === query.stage,
  });
  const { hasNextPage, endCursor } = packages.pageInfo;
  return (
    <ConsoleTable
      id="orders"
      title={t('console.latestOrders')}
      choice={t('console.stages')}
      choices={[
        choice(null, t('ords.all')),
        ...(Object.keys(STAGES) as Stage[]).map((stage) => choice(stage, `${t(STAGE_LABELS[stage])} ${counts[stage]}`)),
      ]}
      columns={[
        { label: t('console.order') },
        { label: t('console.ordered'), className: styles.wide },
        { label: t('ords.units'), className: styles.number },
        { label: t('ords.total'), className: styles.number },
        { label: t('vendorPackages.action') },
        { label: t('console.stage') },
      ]}
      none={packages.nodes.length > 0 ? null : t(query.stage === null ? 'console.noOrders' : 'console.noOrdersOf')}
      pages={[
        ...(query.packagesAfter === null ? [] : [{ label: t('ords.newest'), to: to({ packagesAfter: null }) }]),
        ...(hasNextPage ? [{ label: t('ords.more'), to: to({ packagesAfter: endCursor }) }] : []),
        { label: t('vendorPackages.toList'), to: vendorPackagesPath() },
      ]}
    >
      {packages.nodes.map((orderPackage) => (
        <PackageRow key={orderPackage.id} orderPackage={orderPackage} />
      ))}
    </ConsoleTable>
  );
}

function PackageRow({ orderPackage }: { orderPackage: PackageRow_PackageFragment }) {
  const { number, status, lines, timeline, totals } = orderPackage;
  const t = useT();
  const locale = useLocale();
  const step = NEXT_STEP_LABELS[status];
  const [first, ...others] = lines;
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const placedAt = formatDate(timeline[0]?.at ?? '', locale, 'moment');
  return (
    <ConsoleRow
      image={first?.image}
      thing={
        <>
          <AppLink to={vendorPackagePath(number)} className={`${styles.code} ${styles.link}`}>
            {number}
          </AppLink>
          <small>
            {first && t('console.products', { title: first.title, n: others.length })}
            <span className={styles.narrow}> · {placedAt}</span>
          </small>
        </>
      }
      status={{ value: status, label: t(packageStatusLabel(status, isPickupPackage(orderPackage))) }}
    >
      <td className={styles.wide}>{placedAt}</td>
      <td className={styles.number}>{units}</td>
      <td className={styles.number}>
        <b>{formatMoney(totals.total.minorUnits)}</b>
      </td>
      <td className={styles.step}>
        {step !== null && (
          <ButtonLink to={vendorPackagePath(number)} look={status === 'PLACED' ? 'primary' : 'outline'} size="small">
            {t(step)}
          </ButtonLink>
        )}
      </td>
    </ConsoleRow>
  );
}
