import { facetRow, type FacetKey, type FACETS } from './facets.ts';
import type { MalaysianState } from './malaysianStates.ts';

type FixedValue<Key extends FacetKey> = (typeof FACETS)[Key] extends { values: readonly (infer Value extends string)[] } ? Value : never;

/** Message keys of fixed values. */
export type FacetValueKey =
  { [Key in FacetKey]: `facetValues.${Key}.${FixedValue<Key>}` }[Exclude<FacetKey, 'DELIVERS_TO'>] | `states.${MalaysianState}`;

/** Message key of one of a facet's fixed values; null for other values. */
export function facetValueKey(key: FacetKey, value: string): FacetValueKey | null {
  if (facetRow(key).values?.includes(value) !== true) return null;
  return (key === 'DELIVERS_TO' ? `states.${value}` : `facetValues.${key}.${value}`) as FacetValueKey;
}

/** A facet's fixed values with their message keys. */
export function fixedValues(key: FacetKey): [value: string, name: FacetValueKey][] {
  return (facetRow(key).values ?? []).flatMap((value) => {
    const name = facetValueKey(key, value);
    return name === null ? [] : [[value, name]];
  });
}
