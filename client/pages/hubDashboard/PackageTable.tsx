import { parcelPath, parcelsPath } from '#client/config/links.ts';
import { NEXT_STEP_LABELS } from '#client/features/parcels/parcelStages.ts';
import { AppLink } from '#client/ui/AppLink.tsx';
import { ButtonLink } from '#client/ui/Button.tsx';
import { isFetched, packageStatusLabel } from '#client/features/orders/packageStatus.ts';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { formatMoney } from '#schema/rules/money.ts';
import type { OwnShop } from './dashboardData.ts';
import { dashboardPath, STAGES } from './hubQuery.ts';
import type { HubQuery, Stage } from './hubQuery.ts';
import { HubRow } from '#client/features/hub/HubRow.tsx';
import { HubTable } from '#client/features/hub/HubTable.tsx';
import type { PackageRow_PackageFragment } from './HubDashboardPage.generated.ts';
import styles from '#client/features/hub/HubTable.module.css';

const STAGE_LABELS: Record<Stage, PlainMessageKey> = {
  'to-pack': 'hub.stageToPack',
  'to-ship': 'hub.stageToShip',
  'on-the-way': 'hub.stageOnTheWay',
  delivered: 'hub.stageDelivered',
  returns: 'hubParcels.stageReturns',
};

interface PackageTableProps {
  packages: NonNullable<OwnShop['packages']>;
  todo: OwnShop['todo'];
  query: HubQuery;
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
  const to = (change: Partial<HubQuery>) => dashboardPath({ ...query, ...change }, 'orders');
  const choice = (stage: Stage | null, label: string) => ({
    label,
    to: to({ stage, packagesAfter: null }),
    isCurrent: stage === query.stage,
  });
  const { hasNextPage, endCursor } = packages.pageInfo;
  return (
    <HubTable
      id="orders"
      title={t('hub.latestOrders')}
      choice={t('hub.stages')}
      choices={[
        choice(null, t('ords.all')),
        ...(Object.keys(STAGES) as Stage[]).map((stage) => choice(stage, `${t(STAGE_LABELS[stage])} ${counts[stage]}`)),
      ]}
      columns={[
        { label: t('hub.order') },
        { label: t('hub.ordered'), className: styles.wide },
        { label: t('ords.units'), className: styles.number },
        { label: t('ords.total'), className: styles.number },
        { label: t('hubParcels.action'), className: styles.wide },
        { label: t('hub.stage') },
      ]}
      none={packages.nodes.length > 0 ? null : t(query.stage === null ? 'hub.noOrders' : 'hub.noOrdersOf')}
      pages={[
        ...(query.packagesAfter === null ? [] : [{ label: t('ords.newest'), to: to({ packagesAfter: null }) }]),
        ...(hasNextPage ? [{ label: t('ords.more'), to: to({ packagesAfter: endCursor }) }] : []),
        { label: t('hubParcels.toList'), to: parcelsPath() },
      ]}
    >
      {packages.nodes.map((parcel) => (
        <PackageRow key={parcel.id} parcel={parcel} />
      ))}
    </HubTable>
  );
}

function PackageRow({ parcel }: { parcel: PackageRow_PackageFragment }) {
  const { number, status, lines, timeline, totals } = parcel;
  const t = useT();
  const locale = useLocale();
  const step = NEXT_STEP_LABELS[status];
  const [first, ...others] = lines;
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const placedAt = formatDate(timeline[0]?.at ?? '', locale, 'moment');
  return (
    <HubRow
      image={first?.image}
      thing={
        <>
          <AppLink to={parcelPath(number)} className={`${styles.code} ${styles.link}`}>
            {number}
          </AppLink>
          <small>
            {first && t('hub.goods', { title: first.title, n: others.length })}
            <span className={styles.narrow}> · {placedAt}</span>
          </small>
        </>
      }
      status={{ value: status, label: t(packageStatusLabel(status, isFetched(parcel))) }}
    >
      <td className={styles.wide}>{placedAt}</td>
      <td className={styles.number}>{units}</td>
      <td className={styles.number}>
        <b>{formatMoney(totals.total.minorUnits)}</b>
      </td>
      <td className={styles.step}>
        {step !== null && (
          <ButtonLink to={parcelPath(number)} look={status === 'PLACED' ? 'primary' : 'outline'} size="small">
            {t(step)}
          </ButtonLink>
        )}
      </td>
    </HubRow>
  );
}
