import { useT } from '#client/i18n/useT.ts';
import type { FacetKey } from '#schema/rules/facets.ts';
import { SectionError } from '#client/ui/feedback/SectionError.tsx';
import { countFilters } from './changeListingQuery.ts';
import { FACET_GROUPS, listFacet, rangeFacet, type Facet, type FacetGroup } from './facetGroups.ts';
import { FilterButtons } from './FilterButtons.tsx';
import { FilterChecks } from './FilterChecks.tsx';
import { FilterDelivery } from './FilterDelivery.tsx';
import { FilterFlag } from './FilterFlag.tsx';
import { FilterLocation } from './FilterLocation.tsx';
import { FilterPrice } from './FilterPrice.tsx';
import { FilterRating } from './FilterRating.tsx';
import { FilterSection } from './FilterSection.tsx';
import { FilterSwatches } from './FilterSwatches.tsx';
import type { ListingQuery } from './listingQuery.ts';
import type { ListingAddress } from './useListingQuery.ts';

interface FilterPanelProps {
  address: ListingAddress;
  facets: readonly Facet[];
  /** Facets that did not come: each says so in its own block, and the rest goes on. */
  failed?: readonly FacetKey[];
  onRetry?: () => void;
  /** Groups that come first, before the others in their usual order. */
  order?: readonly FacetKey[];
}

/** Every way to narrow the listing down, with the number of products that each would leave. */
export function FilterPanel({ address, facets, failed = [], onRetry, order = [] }: FilterPanelProps) {
  const t = useT();
  const groups = [...FACET_GROUPS].sort((left, right) => rank(order, left) - rank(order, right));
  return (
    <>
      {groups
        .filter((group) => failed.includes(group.facet) || hasSomething(group, facets, address.chosen))
        .map((group) => {
          const isFailed = failed.includes(group.facet);
          return (
            <FilterSection key={group.facet} title={t(`facets.${group.facet}`)} isSingle={group.look === 'rating' && !isFailed}>
              {isFailed && onRetry ? <SectionError onRetry={onRetry} /> : <GroupContent group={group} address={address} facets={facets} />}
            </FilterSection>
          );
        })}
    </>
  );
}

function GroupContent({ group, address, facets }: Pick<FilterPanelProps, 'address' | 'facets'> & { group: FacetGroup }) {
  const t = useT();
  const facet = listFacet(facets, group.facet);
  const values = facet?.values ?? [];
  const title = t(`facets.${group.facet}`);
  switch (group.look) {
    case 'checks':
      return (
        group.param && <FilterChecks address={address} param={group.param} title={title} values={values} total={facet?.totalValues ?? 0} />
      );
    case 'buttons':
      return group.param && <FilterButtons address={address} param={group.param} values={values} />;
    case 'swatches':
      return <FilterSwatches address={address} values={values} />;
    case 'price':
      return <FilterPrice address={address} facet={rangeFacet(facets)} />;
    case 'rating':
      return <FilterRating address={address} facet={facet} />;
    case 'location':
      return <FilterLocation address={address} facet={facet} />;
    case 'availability':
      return (
        <>
          <FilterFlag address={address} flag={group.facet} facet={facet} />
          <FilterFlag address={address} flag="ON_SALE" facet={listFacet(facets, 'ON_SALE')} />
          <FilterDelivery address={address} facet={listFacet(facets, 'DELIVERS_TO')} />
        </>
      );
    case 'flag':
      return <FilterFlag address={address} facet={facet} flag={group.facet} />;
  }
}

function rank(order: readonly FacetKey[], { facet }: FacetGroup): number {
  const place = order.indexOf(facet);
  return place < 0 ? order.length : place;
}

/**
 * A group that no product of a category has a value of, as sizes of perfume, would be a heading over nothing. What other filters rule out stays
 * with its 0, and so do categories.
 */
function hasSomething(group: FacetGroup, facets: readonly Facet[], chosen: ListingQuery): boolean {
  if (group.look === 'price') return rangeFacet(facets) !== null;
  const facet = listFacet(facets, group.facet);
  if (facet === null || facet.values.length === 0) return false;
  const isNarrowed = group.facet === 'CATEGORY' || countFilters({ ...chosen, category: [] }) > 0;
  return isNarrowed || facet.values.some(({ count }) => count > 0);
}
