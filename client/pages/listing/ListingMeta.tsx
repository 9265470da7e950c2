import type { ListingAddress } from '#client/features/filters/useListingQuery.ts';
import { countFilters, withoutFilters } from '#client/features/filters/changeListingQuery.ts';
import { EMPTY_QUERY } from '#client/features/filters/listingQuery.ts';
import type { ViewByPage } from '#client/routes/routeTypes.ts';
import { MARKETPLACE_PATH } from '#client/config/links.ts';
import { PageMeta } from '#client/ui/navigation/PageMeta.tsx';
import { useT } from '#client/i18n/useT.ts';

interface ListingMetaProps {
  address: ListingAddress;
  view: ViewByPage['listing'];
  title: string;
  total: number;
}

/** Title and description of a listing. A single category is a page of its own; other filters are views of the same one. */
export function ListingMeta({ address, view, title, total }: ListingMetaProps) {
  const t = useT();
  const { query } = address;
  const isCategory = query.category.length === 1 && countFilters(query) === 1;
  const base = isCategory ? { ...EMPTY_QUERY, category: query.category } : withoutFilters(EMPTY_QUERY);
  // Routes that only look different are one page: the marketplace.
  const pathname = view.scope === 'all' && view.heading === 'market' ? MARKETPLACE_PATH : undefined;
  const canonical = address.hrefOf({ ...base, page: query.page }, pathname);
  return (
    <PageMeta
      title={query.page > 1 ? t('list.pageTitle', { name: title, n: query.page }) : title}
      description={t('list.pageDescription', { n: total })}
      canonical={canonical}
      isIndexed={total > 0 && query.q === '' && (isCategory || countFilters(query) === 0)}
    />
  );
}
