import { vendorPackagePath, vendorPackagesPath } from '#client/config/links.ts';
import { NEXT_STEP_LABELS, PACKAGE_STAGE_LABELS, stageCounts, type PackageStage } from '#client/features/fulfilment/packageStages.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { ButtonLink } from '#client/ui/primitives/Button.tsx';
import { isPickupPackage, packageStatusLabel } from '#client/features/packages/packageStatus.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { formatMoney } from '#schema/rules/money.ts';
import { dashboardPath, type DashboardQuery, type ViewerVendor } from './dashboardQuery.ts';
import { ConsoleTable } from '#client/features/vendorConsole/ConsoleTable.tsx';
import type { SoldPackage_PackageFragment } from '#client/features/fulfilment/PackageSteps.generated.ts';
import { ConsoleStatus, ConsoleRowSubject } from '#client/features/vendorConsole/ConsoleList.tsx';
import styles from '#client/features/vendorConsole/VendorConsole.module.css';
import { only } from '#client/ui/primitives/Layout.tsx';

interface PackageTableProps {
  packages: NonNullable<ViewerVendor['packages']>;
  todo: ViewerVendor['todo'];
  query: DashboardQuery;
}

/** The vendor's packages, newest first, either in all stages or in one. */
export function PackageTable({ packages, todo, query }: PackageTableProps) {
  const t = useT();
  const locale = useLocale();
  const placedAt = ({ timeline }: Pick<SoldPackage_PackageFragment, 'timeline'>) => formatDate(timeline[0]?.at ?? '', locale, 'moment');
  const to = (change: Partial<DashboardQuery>) => dashboardPath({ ...query, ...change }, 'orders');
  const choice = (stage: PackageStage | null, label: string) => ({
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
        ...stageCounts(todo).flatMap(([stage, n]) => (n === null ? [] : choice(stage, `${t(PACKAGE_STAGE_LABELS[stage])} ${n}`))),
      ]}
      columns={[
        {
          key: 'order',
          label: t('console.order'),
          isRowHeading: true,
          render: ({ number, lines: [first, ...others], ...sold }) => (
            <ConsoleRowSubject image={first?.image}>
              <Text as={AppLink} isTabular to={vendorPackagePath(number)}>
                {number}
              </Text>
              <Text as="small" size="compact" tone="muted">
                {first && <span>{t('console.products', { title: first.title, n: others.length })}</span>}
                <span className={only.belowXl}> · {placedAt(sold)}</span>
              </Text>
            </ConsoleRowSubject>
          ),
        },
        { key: 'placed', label: t('console.ordered'), className: only.fromXl, render: placedAt },
        {
          key: 'units',
          label: t('ords.units'),
          isNumeric: true,
          className: styles.units,
          render: ({ lines }) => lines.reduce((sum, { quantity }) => sum + quantity, 0),
        },
        {
          key: 'total',
          label: t('ords.total'),
          isNumeric: true,
          render: ({ totals }) => (
            <Text as="b" weight="strong">
              {formatMoney(totals.total.minorUnits)}
            </Text>
          ),
        },
        {
          key: 'step',
          label: t('vendorPackages.action'),
          className: styles.step,
          render: ({ number, status, cancellationRequest }) => {
            const step = cancellationRequest?.state === 'REQUESTED' ? 'console.answerCancellations' : NEXT_STEP_LABELS[status];
            return (
              step !== null && (
                <ButtonLink to={vendorPackagePath(number)} variant={status === 'PLACED' ? 'primary' : 'outline'} size="small">
                  {t(step)}
                </ButtonLink>
              )
            );
          },
        },
        {
          key: 'stage',
          label: t('console.stage'),
          render: (sold) => <ConsoleStatus status={sold.status}>{t(packageStatusLabel(sold.status, isPickupPackage(sold)))}</ConsoleStatus>,
        },
      ]}
      rows={packages.nodes}
      rowKey={({ id }) => id}
      none={t(query.stage === null ? 'console.noOrders' : 'console.noOrdersOf')}
      pages={[
        query.packagesAfter !== null && { label: t('ords.newest'), to: to({ packagesAfter: null }) },
        hasNextPage && { label: t('ords.more'), to: to({ packagesAfter: endCursor }) },
        { label: t('vendorPackages.toList'), to: vendorPackagesPath() },
      ]}
    />
  );
}
