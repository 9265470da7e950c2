import { use } from 'react';
import { useT } from '#client/i18n/useT.ts';
import { PrefsContext } from '#client/state/PrefsContext.ts';
import { DEFAULT_STATE } from '#schema/rules/malaysianStates.ts';
import { toggleState } from './changeListingQuery.ts';
import { countOf, type ListFacet } from './facetGroups.ts';
import { FilterRow } from './FilterRow.tsx';
import type { ListingAddress } from './useListingQuery.ts';

/** What is delivered to where the shopper is; an address with another state shows that one too. */
export function FilterDelivery({ address, facet }: { address: ListingAddress; facet: ListFacet | null }) {
  const t = useT();
  const own = use(PrefsContext).state ?? DEFAULT_STATE;
  const { chosen } = address;
  return [...new Set([chosen.to ?? own, own])].map((state) => (
    <FilterRow
      key={state}
      address={address}
      to={toggleState(chosen, state)}
      isOn={chosen.to === state}
      label={t('list.deliversTo', { state: t(`states.${state}`) })}
      count={countOf(facet, state)}
    />
  ));
}
