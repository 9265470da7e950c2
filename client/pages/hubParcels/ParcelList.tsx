import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { HubHead } from '#client/features/hub/HubHead.tsx';
import { PARCEL_STAGE_LABELS } from '#client/features/parcels/parcelStages.ts';
import type { ParcelStage } from '#client/features/parcels/parcelStages.ts';
import { useSince, useWatchedCount } from '#client/features/parcels/useHubWatch.ts';
import { useT } from '#client/i18n/useT.ts';
import { AppLink } from '#client/ui/AppLink.tsx';
import { ButtonLink } from '#client/ui/Button.tsx';
import { SectionError } from '#client/ui/SectionError.tsx';
import type { HubParcelsQuery } from './HubParcelsPage.generated.ts';
import { ParcelCard } from './ParcelCard.tsx';
import styles from './ParcelList.module.css';
import { parcelsAddress, readParcelsAddress } from './parcelsAddress.ts';
import { ParcelSearch } from './ParcelSearch.tsx';

type OwnShop = NonNullable<NonNullable<HubParcelsQuery['viewer']>['vendor']>;

/** Packages by stage, the newest first; those that come in appear by themselves. */
export function ParcelList({ shop: { todo, packages }, onRefresh }: { shop: OwnShop; onRefresh: () => void }) {
  const t = useT();
  const query = readParcelsAddress(new URLSearchParams(useLocation().search));
  const watched = useWatchedCount();
  const fresh = useSince(watched);
  useRefresh(watched, onRefresh);
  const counts: Record<ParcelStage, number | null> = {
    'to-pack': todo.toPack,
    'to-ship': todo.toShip,
    'on-the-way': todo.onTheWay,
    delivered: todo.delivered,
    returns: todo.returns,
    closed: null,
  };
  const stages: [stage: ParcelStage | null, label: string][] = [
    [null, t('ords.all')],
    ...(Object.keys(counts) as ParcelStage[]).map((stage): [ParcelStage, string] => [
      stage,
      [t(PARCEL_STAGE_LABELS[stage]), counts[stage]].filter((part) => part !== null).join(' '),
    ]),
  ];
  return (
    <>
      <HubHead title={t('hub.orders')}>{fresh > 0 ? t('hubParcels.newOrders', { n: fresh }) : t('hubParcels.lead')}</HubHead>
      <ParcelSearch key={query.q} query={query} />
      <nav aria-label={t('hub.stages')} className={styles.chips}>
        <ul>
          {stages.map(([stage, label]) => (
            <li key={label}>
              <AppLink to={parcelsAddress({ ...query, stage, after: null })} aria-current={stage === query.stage ? 'true' : undefined}>
                {label}
              </AppLink>
            </li>
          ))}
        </ul>
      </nav>
      {!packages ? (
        <SectionError onRetry={onRefresh} message={t('ui.wrong')} />
      ) : packages.nodes.length === 0 ? (
        <div className={styles.none}>
          <p>{t(query.q !== '' ? 'hubParcels.noMatch' : query.stage === null ? 'hub.noOrders' : 'hub.noOrdersOf')}</p>
          {query.q !== '' && (
            <ButtonLink look="outline" size="small" to={parcelsAddress({ stage: null, q: '', after: null })}>
              {t('ords.showAll')}
            </ButtonLink>
          )}
        </div>
      ) : (
        <ul className={styles.list}>
          {packages.nodes.map((parcel) => (
            <ParcelCard key={parcel.id} parcel={parcel} onDone={onRefresh} />
          ))}
        </ul>
      )}
      <div className={styles.pages}>
        {query.after !== null && (
          <ButtonLink look="outline" size="small" to={parcelsAddress({ ...query, after: null })}>
            {t('ords.newest')}
          </ButtonLink>
        )}
        {packages?.pageInfo.hasNextPage && (
          <ButtonLink look="outline" size="small" to={parcelsAddress({ ...query, after: packages.pageInfo.endCursor })}>
            {t('ords.more')}
          </ButtonLink>
        )}
      </div>
    </>
  );
}

/** Reads the list anew when the watch has seen an order come in. */
function useRefresh(watched: number | null, refresh: () => void): void {
  const seen = useRef(watched);
  useEffect(() => {
    if (seen.current !== null && watched !== null && watched > seen.current) refresh();
    seen.current = watched ?? seen.current;
  }, [watched, refresh]);
}
