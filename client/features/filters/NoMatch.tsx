import { useLocation } from 'react-router-dom';
import { useQuery } from '@apollo/client/react';
import type { ActiveFilter } from './ActiveFilters.tsx';
import { withoutFilters, withoutFacets } from './changeListingQuery.ts';
import type { ListingUrl } from './useListingQuery.ts';
import { type BuiltPath, FASHION_SHOP_PATH, MARKETPLACE_PATH, SEARCH_PATH, searchPath } from '#client/config/links.ts';
import { inPlace } from '#client/lib/inPlace.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { Cluster, Stack, Surface } from '#client/ui/primitives/Layout.tsx';
import { ButtonLink } from '#client/ui/primitives/Button.tsx';
import { ButtonLinks, type LinkEntry } from '#client/ui/primitives/ButtonLinks.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { NoMatchDocument } from './Filters.generated.ts';
import styles from './Filters.module.css';
import { Text } from '#client/ui/primitives/Type.tsx';
import { useEffect, useId } from 'react';
import { forgetSearch } from '#client/state/searches.ts';
import type { FacetKey } from '#schema/rules/facets.ts';
import type { Locale } from '#schema/rules/locales.ts';
import { listValues } from '#schema/rules/wordLists.ts';
import type { ListingQuery } from './listingQuery.ts';
import { T } from '#client/i18n/T.tsx';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';

const POPULAR_SHOWN = 6;

interface NoMatchProps {
  listingUrl: ListingUrl;
  filters: readonly ActiveFilter[];
  corrections: { correctedQuery: string | null; didYouMean: readonly string[]; relaxations: readonly Relaxation[] } | null;
  /** Whether near matches are shown below, so that no other ideas are needed. */
  hasNear: boolean;
  /**
   * The listing's vendor. Adds links to all of the vendor's products and to the `marketCount` results in the marketplace (null if unknown).
   */
  vendor?: { name: string; marketCount: number | null };
}

/** Empty state for a listing. Suggests alternative spellings, fewer filters, popular searches or the vendor's other products. */
export function NoMatch({ listingUrl, filters, corrections, hasNear, vendor }: NoMatchProps) {
  const t = useT();
  const { pathname } = useLocation();
  const { query } = listingUrl;
  const pathOf = (to: ListingQuery) => listingUrl.hrefOf(to) as BuiltPath;
  const { didYouMean = [], relaxations = [] } = corrections ?? {};
  const isSearch = query.q !== '';
  const isTooNarrow = relaxations.length > 0;
  const dropsAll = relaxations.some(({ drop }) => new Set(drop.map(({ key }) => key)).size > 1);
  const needsIdeas = !isTooNarrow && !hasNear && didYouMean.length === 0 && vendor === undefined;
  const hasNoResults = isSearch && !isTooNarrow && !listingUrl.isPending;
  useEffect(() => {
    // A search that has no results is removed from the recent searches.
    if (hasNoResults) forgetSearch(query.q, pathname === FASHION_SHOP_PATH ? 'fashion' : 'terms');
  }, [hasNoResults, query.q, pathname]);
  const { data } = useQuery(NoMatchDocument, { skip: !needsIdeas, errorPolicy: 'all' });
  const popular = needsIdeas ? (data?.marketplace.popularSearches ?? []).slice(0, POPULAR_SHOWN) : [];
  return (
    <div className={styles.results} aria-busy={listingUrl.isPending || undefined}>
      <EmptyState
        icon="search"
        title={title()}
        isCompact={hasNear}
        actions={
          <ButtonLinks
            variant="quiet"
            size="small"
            links={[
              filters.length > 0 &&
                !dropsAll &&
                (isSearch || !vendor) && { to: pathOf(withoutFilters(query)), label: t('list.clearAll'), preventScrollReset: true },
              vendor && {
                variant: 'outline',
                to: pathOf({ ...withoutFilters(query), q: '', sort: null }),
                label: t('vend.allOf', { name: vendor.name }),
                preventScrollReset: true,
              },
              isSearch && elsewhere(),
            ]}
          />
        }
      >
        {isTooNarrow && (
          <>
            <p>{t('list.noMatchHint')}</p>
            <Relaxations listingUrl={listingUrl} filters={filters} relaxations={relaxations} />
          </>
        )}
        {vendor && !isTooNarrow && <p>{t('vend.nothingHereHint')}</p>}
        {needsIdeas && isSearch && <p>{t('search.noneHint')}</p>}
        {didYouMean.length > 0 && words(t('search.didYouMean'), didYouMean, (q) => pathOf({ ...query, q, page: 1 }))}
        {popular.length > 0 && words(t('search.popular'), popular, searchPath)}
      </EmptyState>
    </div>
  );

  function title(): string {
    if (vendor) return t('vend.nothingHere', { name: vendor.name });
    return isSearch && !isTooNarrow ? t('search.none', { q: query.q }) : t('list.noMatch');
  }

  /** A link to the same search in the whole marketplace or, if already there, to all products. */
  function elsewhere(): LinkEntry {
    if (!vendor && pathname === SEARCH_PATH) return { to: MARKETPLACE_PATH, label: t('search.forget') };
    const count = vendor?.marketCount ?? null;
    const label = `${t('vend.searchMarket', { q: query.q })}${count === null ? '' : ` (${t('list.number', { n: count })})`}`;
    return { to: searchPath(query.q), label };
  }

  function words(title: string, searches: readonly string[], pathOfSearch: (search: string) => BuiltPath) {
    return (
      <Stack gap={2} above={4}>
        <p>{title}</p>
        <Cluster as="ul" justify="center">
          {searches.map((search) => (
            <li key={search}>
              <ButtonLink to={pathOfSearch(search)} rel="nofollow" variant="outline" size="small">
                {search}
              </ButtonLink>
            </li>
          ))}
        </Cluster>
      </Stack>
    );
  }
}

/** Suggests removing filters, below a short list of results. Renders nothing if there are no suggestions. */
export function FewMatches(props: RelaxationsProps) {
  const t = useT();
  const id = useId();
  if (props.relaxations.length === 0) return null;
  return (
    <Surface as="aside" tone="sunken" pad={6} radius="xl" className={styles.few} aria-labelledby={id}>
      <Text id={id} tone="muted">
        {t('list.moreHint')}
      </Text>
      <Relaxations {...props} />
    </Surface>
  );
}

interface Relaxation {
  drop: readonly { key: FacetKey }[];
  resultCount: number;
}

interface RelaxationsProps {
  listingUrl: ListingUrl;
  filters: readonly ActiveFilter[];
  relaxations: readonly Relaxation[];
}

/** Links that remove filters, with the resulting number of results. */
function Relaxations({ listingUrl, filters, relaxations }: RelaxationsProps) {
  const t = useT();
  const locale = useLocale();
  return (
    <Cluster as="ul" justify="center" above={4}>
      {relaxations.map(({ drop, resultCount }) => {
        const facets = [...new Set(drop.map(({ key }) => key))];
        const dropped = filters.filter(({ facet }) => facets.includes(facet));
        const without = withoutFacets(listingUrl.chosen, facets);
        if (dropped.length === 0) return null;
        return (
          <li key={facets.join()}>
            <ButtonLink
              to={listingUrl.hrefOf(without) as BuiltPath}
              rel="nofollow"
              variant="outline"
              size="small"
              onClick={(event) => inPlace(event, () => listingUrl.change(without))}
            >
              <span>{facets.length > 1 ? t('list.withoutAny') : t('list.without', { name: nameOf(dropped, locale) })}</span>{' '}
              <Text as="span" weight="regular" isTabular>
                {t('list.count', { n: resultCount })}
              </Text>
            </ButtonLink>
          </li>
        );
      })}
    </Cluster>
  );
}

/** Lists one facet's filters: "Brand: Kebun Utara, Dapur Mak Som". */
function nameOf(dropped: readonly ActiveFilter[], locale: Locale): string {
  const labels = listValues(
    dropped.map(({ label }) => label),
    locale,
  );
  return dropped[0]?.group ? `${dropped[0].group}: ${labels}` : labels;
}

interface CorrectionsProps extends Pick<ListingUrl, 'query' | 'hrefOf'> {
  corrections: { correctedQuery: string | null; didYouMean: readonly string[] };
}

/** Shows the spelling correction that was applied, and alternatives. */
export function Corrections({ query, corrections: { correctedQuery, didYouMean }, hrefOf }: CorrectionsProps) {
  const t = useT();
  const link = (words: string) => (
    <AppLink key={words} to={hrefOf({ ...query, q: words, page: 1 }) as BuiltPath} rel="nofollow">
      {words}
    </AppLink>
  );
  return (
    <Text as={Stack} gap={0} above={4} tone="muted">
      {correctedQuery !== null && (
        <p>
          <T k="search.corrected" values={{ q: query.q, corrected: link(correctedQuery) }} />
        </p>
      )}
      {didYouMean.length > 0 && (
        <p>
          <span>{t('search.didYouMean')}</span> {didYouMean.flatMap((words) => [link(words), ' '])}
        </p>
      )}
    </Text>
  );
}
