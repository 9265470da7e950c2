import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { ConsoleHead } from '#client/features/vendorConsole/ConsoleHead.tsx';
import { PACKAGE_STAGE_LABELS, type PackageStage } from '#client/features/fulfilment/packageStages.ts';
import { useSince, useWatchedCount } from '#client/features/fulfilment/usePackageWatch.ts';
import { useT } from '#client/i18n/useT.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { ButtonLink } from '#client/ui/primitives/Button.tsx';
import { SectionError } from '#client/ui/feedback/SectionError.tsx';
import type { VendorPackagesQuery } from './VendorPackagesPage.generated.ts';
import { VendorPackageCard } from './VendorPackageCard.tsx';
import styles from './VendorPackageList.module.css';
import { packagesAddress, readPackagesAddress } from './packagesAddress.ts';
import { VendorPackageSearch } from './VendorPackageSearch.tsx';

type ViewerVendor = NonNullable<NonNullable<VendorPackagesQuery['viewer']>['vendor']>;

/** Packages by stage, the newest first; those that come in appear by themselves. */
export function VendorPackageList({ shop: { todo, packages }, onRefresh }: { shop: ViewerVendor; onRefresh: () => void }) {
  const t = useT();
  const query = readPackagesAddress(new URLSearchParams(useLocation().search));
  const watched = useWatchedCount();
  const fresh = useSince(watched);
  useRefresh(watched, onRefresh);
  const counts: Record<PackageStage, number | null> = {
    'to-pack': todo.toPack,
    'to-ship': todo.toShip,
    'on-the-way': todo.onTheWay,
    delivered: todo.delivered,
    returns: todo.returns,
    closed: null,
  };
  const stages: [stage: PackageStage | null, label: string][] = [
    [null, t('ords.all')],
    ...(Object.keys(counts) as PackageStage[]).map((stage): [PackageStage, string] => [
      stage,
      [t(PACKAGE_STAGE_LABELS[stage]), counts[stage]].filter((part) => part !== null).join(' '),
    ]),
  ];
  return (
    <>
      <ConsoleHead title={t('console.orders')}>
        {fresh > 0 ? t('vendorPackages.newOrders', { n: fresh }) : t('vendorPackages.lead')}
      </ConsoleHead>
      <VendorPackageSearch key={query.q} query={query} />
      <nav aria-label={t('console.stages')} className={styles.chips}>
        <ul>
          {stages.map(([stage, label]) => (
            <li key={label}>
              <AppLink to={packagesAddress({ ...query, stage, after: null })} aria-current={stage === query.stage ? 'true' : undefined}>
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
          <p>{t(query.q !== '' ? 'vendorPackages.noMatch' : query.stage === null ? 'console.noOrders' : 'console.noOrdersOf')}</p>
          {query.q !== '' && (
            <ButtonLink look="outline" size="small" to={packagesAddress({ stage: null, q: '', after: null })}>
              {t('ords.showAll')}
            </ButtonLink>
          )}
        </div>
      ) : (
        <ul className={styles.list}>
          {packages.nodes.map((orderPackage) => (
            <VendorPackageCard key={orderPackage.id} orderPackage={orderPackage} onDone={onRefresh} />
          ))}
        </ul>
      )}
      <div className={styles.pages}>
        {query.after !== null && (
          <ButtonLink look="outline" size="small" to={packagesAddress({ ...query, after: null })}>
            {t('ords.newest')}
          </ButtonLink>
        )}
        {packages?.pageInfo.hasNextPage && (
          <ButtonLink look="outline" size="small" to={packagesAddress({ ...query, after: packages.pageInfo.endCursor })}>
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
