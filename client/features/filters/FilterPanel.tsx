import { useT } from '#client/i18n/useT.ts';
import { toggleFlag } from './changeListingQuery.ts';
import { countOf, FACET_GROUPS, listFacet, rangeFacet } from './facetGroups.ts';
import type { Facet, FacetGroup } from './facetGroups.ts';
import { FilterAvailability } from './FilterAvailability.tsx';
import { FilterButtons } from './FilterButtons.tsx';
import { FilterChecks } from './FilterChecks.tsx';
import { FilterPrice } from './FilterPrice.tsx';
import { FilterRating } from './FilterRating.tsx';
import { FilterRow } from './FilterRow.tsx';
import { FilterSection } from './FilterSection.tsx';
import { FilterSwatches } from './FilterSwatches.tsx';
import type { ListingAddress } from './useListingQuery.ts';

interface FilterPanelProps {
  address: ListingAddress;
  facets: readonly Facet[];
}

/** Every way to narrow the listing down, with the number of products that each would leave. */
export function FilterPanel({ address, facets }: FilterPanelProps) {
  const t = useT();
  return (
    <>
      {FACET_GROUPS.filter((group) => hasSomething(group, facets)).map((group) => (
        <FilterSection key={group.facet} title={t(group.title as 'list.category')} isSingle={group.look === 'rating'}>
          <GroupContent group={group} address={address} facets={facets} />
        </FilterSection>
      ))}
    </>
  );
}

function GroupContent({ group, address, facets }: FilterPanelProps & { group: FacetGroup }) {
  const t = useT();
  const facet = listFacet(facets, group.facet);
  const values = facet?.values ?? [];
  const title = t(group.title as 'list.category');
  switch (group.look) {
    case 'checks':
      return group.key && <FilterChecks address={address} filterKey={group.key} title={title} values={values} />;
    case 'buttons':
      return group.key && <FilterButtons address={address} filterKey={group.key} values={values} />;
    case 'swatches':
      return <FilterSwatches address={address} values={values} />;
    case 'price':
      return <FilterPrice address={address} facet={rangeFacet(facets)} />;
    case 'rating':
      return <FilterRating address={address} facet={facet} />;
    case 'availability':
      return <FilterAvailability address={address} stock={facet} fulfilment={listFacet(facets, 'FULFILMENT')} />;
    case 'halal': {
      const { chosen } = address;
      const label = t('list.halalCertified');
      return (
        <FilterRow
          address={address}
          to={toggleFlag(chosen, 'halal')}
          isOn={chosen.halal}
          label={label}
          count={countOf(facet, 'certified')}
        />
      );
    }
  }
}

/** A group without any value would be a heading over nothing. */
function hasSomething(group: FacetGroup, facets: readonly Facet[]): boolean {
  if (group.look === 'price') return rangeFacet(facets) !== null;
  return (listFacet(facets, group.facet)?.values.length ?? 0) > 0;
}
