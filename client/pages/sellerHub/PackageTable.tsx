import { PACKAGE_STATUS_LABEL } from '#client/features/orders/packageStatus.ts';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { formatMoney } from '#schema/rules/money.ts';
import { AppLink } from '#client/ui/AppLink.tsx';
import { ButtonLink } from '#client/ui/Button.tsx';
import { Tile } from '#client/ui/Tile.tsx';
import type { OwnShop } from './hubData.ts';
import { dashboardPath, STAGES } from './hubQuery.ts';
import type { HubQuery, Stage } from './hubQuery.ts';
import type { PackageRow_PackageFragment } from './SellerHubPage.generated.ts';
import styles from './HubTable.module.css';

const STAGE_LABELS: Record<Stage, PlainMessageKey> = {
  'to-pack': 'hub.stageToPack',
  'to-ship': 'hub.stageToShip',
  'on-the-way': 'hub.stageOnTheWay',
  delivered: 'hub.stageDelivered',
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
  };
  const stages: [Stage | null, string][] = [
    [null, t('ords.all')],
    ...(Object.keys(STAGES) as Stage[]).map((stage): [Stage, string] => [stage, `${t(STAGE_LABELS[stage])} ${counts[stage]}`]),
  ];
  return (
    <section id="orders" aria-labelledby="orders-title" className={styles.section}>
      <div className={styles.head}>
        <h2 id="orders-title">{t('hub.latestOrders')}</h2>
        <nav aria-label={t('hub.stages')} className={styles.chips}>
          <ul>
            {stages.map(([stage, label]) => (
              <li key={label}>
                <AppLink
                  to={dashboardPath({ ...query, stage, packagesAfter: null }, 'orders')}
                  aria-current={stage === query.stage ? 'true' : undefined}
                  preventScrollReset
                >
                  {label}
                </AppLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {packages.nodes.length === 0 ? (
        <p className={styles.none}>{t(query.stage === null ? 'hub.noOrders' : 'hub.noOrdersOf')}</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('hub.order')}</th>
              <th scope="col" className={styles.wide}>
                {t('hub.ordered')}
              </th>
              <th scope="col" className={styles.number}>
                {t('ords.units')}
              </th>
              <th scope="col" className={styles.number}>
                {t('ords.total')}
              </th>
              <th scope="col">{t('hub.stage')}</th>
            </tr>
          </thead>
          <tbody>
            {packages.nodes.map((parcel) => (
              <PackageRow key={parcel.id} parcel={parcel} />
            ))}
          </tbody>
        </table>
      )}
      <div className={styles.pages}>
        {query.packagesAfter !== null && (
          <ButtonLink to={dashboardPath({ ...query, packagesAfter: null }, 'orders')} look="outline" size="small" preventScrollReset>
            {t('ords.newest')}
          </ButtonLink>
        )}
        {packages.pageInfo.hasNextPage && (
          <ButtonLink
            to={dashboardPath({ ...query, packagesAfter: packages.pageInfo.endCursor }, 'orders')}
            look="outline"
            size="small"
            preventScrollReset
          >
            {t('ords.more')}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}

function PackageRow({ parcel: { number, status, lines, timeline, totals } }: { parcel: PackageRow_PackageFragment }) {
  const t = useT();
  const locale = useLocale();
  const [first, ...others] = lines;
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const placedAt = formatDate(timeline[0]?.at ?? '', locale, 'moment');
  return (
    <tr>
      <th scope="row">
        <span className={styles.thing}>
          <Tile image={first?.image} sizes="48px" isDecorative className={styles.tile} />
          <span>
            <span className={styles.code}>{number}</span>
            <small>
              {first && t('hub.goods', { title: first.title, n: others.length })}
              <span className={styles.narrow}> · {placedAt}</span>
            </small>
          </span>
        </span>
      </th>
      <td className={styles.wide}>{placedAt}</td>
      <td className={styles.number}>{units}</td>
      <td className={styles.number}>
        <b>{formatMoney(totals.total.minorUnits)}</b>
      </td>
      <td>
        <span className={styles.status} data-status={status}>
          {t(PACKAGE_STATUS_LABEL[status])}
        </span>
      </td>
    </tr>
  );
}
