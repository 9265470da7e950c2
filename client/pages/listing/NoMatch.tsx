import { useQuery } from '@apollo/client/react';
import type { ViewByPage } from '#client/app/routeTypes.ts';
import { EMPTY_QUERY } from '#client/features/filters/listingQuery.ts';
import type { ActiveFilter } from '#client/features/filters/activeFilters.ts';
import { withoutFilters } from '#client/features/filters/changeListingQuery.ts';
import { toFilterInput } from '#client/features/filters/filterToVariables.ts';
import type { ListingAddress } from '#client/features/filters/useListingQuery.ts';
import { useT } from '#client/i18n/useT.ts';
import { useHydrated } from '#client/state/useHydrated.ts';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { ButtonLink } from '#client/ui/Button.tsx';
import type { BuiltPath } from '#client/config/links.ts';
import { MARKETPLACE_PATH } from '#client/config/links.ts';
import { scopedFilter } from './listing.loader.ts';
import { NoMatchDocument } from './NoMatch.generated.ts';
import styles from './NoMatch.module.css';

/** As many as the query beside asks for. */
const ASKED = 4;

interface NoMatchProps {
  view: Pick<ViewByPage['listing'], 'scope'>;
  address: ListingAddress;
  filters: readonly ActiveFilter[];
}

/** Nothing found: names the filters that stand in the way, the most obstructive first, each one press from being gone. */
export function NoMatch({ view, address, filters }: NoMatchProps) {
  const t = useT();
  const { query } = address;
  const asked = filters.slice(0, ASKED);
  const isHydrated = useHydrated();
  const { data } = useQuery(NoMatchDocument, {
    skip: asked.length === 0 || !isHydrated,
    errorPolicy: 'all',
    variables: {
      query: query.q === '' ? null : query.q,
      first: filterAt(0),
      second: filterAt(1),
      third: filterAt(2),
      fourth: filterAt(3),
      hasSecond: asked.length > 1,
      hasThird: asked.length > 2,
      hasFourth: asked.length > 3,
    },
  });
  const counts = [data?.first, data?.second, data?.third, data?.fourth].map((answer) => answer?.totalCount ?? null);
  const ways = asked
    .map((filter, at) => ({ ...filter, count: counts[at] ?? null }))
    .sort((left, right) => (right.count ?? -1) - (left.count ?? -1));
  const isSearch = query.q !== '';
  return (
    <EmptyState
      icon="search"
      title={filters.length > 0 || !isSearch ? t('list.noMatch') : t('search.none', { q: query.q })}
      actions={
        <>
          {filters.length > 0 && (
            <ButtonLink look="quiet" size="small" to={address.hrefOf(withoutFilters(query)) as BuiltPath} preventScrollReset>
              {t('list.clearAll')}
            </ButtonLink>
          )}
          {isSearch && (
            <ButtonLink look="quiet" size="small" to={MARKETPLACE_PATH}>
              {t('search.forget')}
            </ButtonLink>
          )}
        </>
      }
    >
      {filters.length > 0 ? (
        <>
          <p>{t('list.noMatchHint')}</p>
          <ul className={styles.ways}>
            {ways.map(({ id, group, label, without, count }) => {
              const name = group === '' ? label : `${group}: ${label}`;
              return (
                <li key={id}>
                  <a
                    href={address.hrefOf(without)}
                    className={styles.way}
                    onClick={(event) => {
                      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                      event.preventDefault();
                      address.change(without);
                    }}
                  >
                    {count === null ? t('list.without', { name }) : t('list.withoutCount', { name, n: count })}
                  </a>
                </li>
              );
            })}
          </ul>
        </>
      ) : (
        isSearch && <p>{t('search.noneHint')}</p>
      )}
    </EmptyState>
  );

  function filterAt(at: number) {
    return scopedFilter(toFilterInput(asked[at]?.without ?? EMPTY_QUERY), view);
  }
}
