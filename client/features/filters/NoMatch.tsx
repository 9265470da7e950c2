import { useLocation } from 'react-router-dom';
import { useQuery } from '@apollo/client/react';
import type { ActiveFilter } from './activeFilters.ts';
import { withoutFilters } from './changeListingQuery.ts';
import type { ListingAddress } from './useListingQuery.ts';
import { type BuiltPath, MARKETPLACE_PATH, SEARCH_PATH, searchPath } from '#client/config/links.ts';
import { useT } from '#client/i18n/useT.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { ButtonLink } from '#client/ui/primitives/Button.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { NoMatchDocument } from './NoMatch.generated.ts';
import styles from './NoMatch.module.css';
import { Relaxations, type Relaxation } from './Relaxations.tsx';

const POPULAR_SHOWN = 6;

interface NoMatchProps {
  address: ListingAddress;
  filters: readonly ActiveFilter[];
  corrections: { correctedQuery: string | null; didYouMean: readonly string[]; relaxations: readonly Relaxation[] } | null;
  /** The shop whose goods these are: then there is all of it to go on with, and what the market has instead (null: not known). */
  shop?: { name: string; marketCount: number | null };
}

/** Nothing found: says what would help, which is another spelling, a filter less, what others search for or, in a shop, the rest of it. */
export function NoMatch({ address, filters, corrections, shop }: NoMatchProps) {
  const t = useT();
  const { pathname } = useLocation();
  const { query } = address;
  const { correctedQuery = null, didYouMean = [], relaxations = [] } = corrections ?? {};
  const isSearch = query.q !== '';
  const isTooNarrow = relaxations.length > 0;
  const dropsAll = relaxations.some(({ drop }) => new Set(drop.map(({ key }) => key)).size > 1);
  const needsIdeas = !isTooNarrow && didYouMean.length === 0 && shop === undefined;
  const { data } = useQuery(NoMatchDocument, { skip: !needsIdeas, errorPolicy: 'all' });
  const popular = needsIdeas ? (data?.marketplace.popularSearches ?? []).slice(0, POPULAR_SHOWN) : [];
  return (
    <div className={styles.none} aria-busy={address.isPending || undefined}>
      <EmptyState
        icon="search"
        title={title()}
        actions={
          <>
            {filters.length > 0 && !dropsAll && (isSearch || !shop) && (
              <ButtonLink look="quiet" size="small" to={address.hrefOf(withoutFilters(query)) as BuiltPath} preventScrollReset>
                {t('list.clearAll')}
              </ButtonLink>
            )}
            {shop ? (
              <ShopWays address={address} shop={shop} />
            ) : isSearch && pathname !== SEARCH_PATH ? (
              <ButtonLink look="quiet" size="small" to={searchPath(query.q)}>
                {t('vend.searchMarket', { q: query.q })}
              </ButtonLink>
            ) : (
              isSearch && (
                <ButtonLink look="quiet" size="small" to={MARKETPLACE_PATH}>
                  {t('search.forget')}
                </ButtonLink>
              )
            )}
          </>
        }
      >
        {correctedQuery !== null && <p>{t('search.correctedNone', { q: query.q, corrected: correctedQuery })}</p>}
        {isTooNarrow && (
          <>
            <p>{t('list.noMatchHint')}</p>
            <Relaxations address={address} filters={filters} relaxations={relaxations} />
          </>
        )}
        {shop && !isTooNarrow && <p>{t('vend.nothingHereHint')}</p>}
        {needsIdeas && isSearch && <p>{t('search.noneHint')}</p>}
        {didYouMean.length > 0 && words(t('search.didYouMean'), didYouMean, (q) => address.hrefOf({ ...query, q, page: 1 }) as BuiltPath)}
        {popular.length > 0 && words(t('search.popular'), popular, searchPath)}
      </EmptyState>
    </div>
  );

  function title(): string {
    if (shop) return t('vend.nothingHere', { name: shop.name });
    return isSearch && !isTooNarrow ? t('search.none', { q: query.q }) : t('list.noMatch');
  }

  function words(title: string, searches: readonly string[], pathOf: (search: string) => BuiltPath) {
    return (
      <div className={styles.words}>
        <p>{title}</p>
        <ul>
          {searches.map((search) => (
            <li key={search}>
              <AppLink to={pathOf(search)} rel="nofollow" className={styles.word}>
                {search}
              </AppLink>
            </li>
          ))}
        </ul>
      </div>
    );
  }
}

/** All goods of the shop, or the same words in the whole market. */
function ShopWays({ address, shop: { name, marketCount } }: { address: ListingAddress; shop: NonNullable<NoMatchProps['shop']> }) {
  const t = useT();
  const { query } = address;
  return (
    <>
      <ButtonLink
        look="outline"
        size="small"
        to={address.hrefOf({ ...withoutFilters(query), q: '', sort: null }) as BuiltPath}
        preventScrollReset
      >
        {t('vend.allOf', { name })}
      </ButtonLink>
      {query.q !== '' && (
        <ButtonLink look="quiet" size="small" to={searchPath(query.q)}>
          {t('vend.searchMarket', { q: query.q })}
          {marketCount !== null && ` (${t('list.number', { n: marketCount })})`}
        </ButtonLink>
      )}
    </>
  );
}
