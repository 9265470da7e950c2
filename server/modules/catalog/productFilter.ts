import { FACET_KEYS, facetRow, LIST_FIELDS, type FacetKey, type ListField } from '#schema/rules/facets.ts';
import type { MalaysianState } from '#schema/rules/malaysianStates.ts';
import { MAX_IDS } from '#schema/rules/limits.ts';
import { canonicalQuantity } from '#schema/rules/quantity.ts';
import type { ValueField } from '#server/search/catalogueEntry.ts';
import type { CatalogueQuery, Restriction } from '#server/search/catalogueQuery.ts';
import type { Section } from '#server/store/documents/catalog.ts';
import { BadInput } from '#server/platform/errors.ts';
import { checkQuery } from '#server/platform/pagination.ts';

/** The API's product filter: OR within a field, AND between fields. Missing, null and empty fields do not filter. */
export interface ProductFilter extends Partial<Record<ListField, readonly string[] | null>> {
  section?: Section | null;
  /** Cents, both ends inclusive. */
  price?: { min?: number | null; max?: number | null } | null;
  ratingMin?: number | null;
  inStock?: boolean | null;
  onSale?: boolean | null;
  halal?: boolean | null;
  deliversTo?: MalaysianState | null;
}

/** Filter by argument name, as referenced by the rows of the facet table. */
type Arguments = Partial<Record<string, readonly string[] | string | number | boolean | null>>;

const MAX_RATING = 5;

/** Throws BadInput for a price range or rating that cannot match anything, because an empty list would hide the caller's mistake. */
function checkRanges({ price, ratingMin }: ProductFilter, name: string): void {
  const { min = null, max = null } = price ?? {};
  for (const [end, bound] of Object.entries({ min, max }))
    if (bound !== null && bound < 0) throw new BadInput(`\`${name}.price.${end}\` must be at least 0.`);
  if (min !== null && max !== null && min > max) throw new BadInput(`\`${name}.price.min\` must not be above \`${name}.price.max\`.`);
  if (ratingMin != null && !(ratingMin >= 0 && ratingMin <= MAX_RATING))
    throw new BadInput(`\`${name}.ratingMin\` must be from 0 to ${MAX_RATING}.`);
}

/** Converts an API filter to the filters of an index query. Throws BadInput with the argument's name beyond the limits. */
function toRestriction(filter: ProductFilter, name: string): Restriction {
  for (const field of LIST_FIELDS) {
    if ((filter[field]?.length ?? 0) > MAX_IDS) throw new BadInput(`\`${name}.${field}\` must have at most ${MAX_IDS} values.`);
  }
  checkRanges(filter, name);
  const values: Partial<Record<ValueField, readonly string[]>> = {};
  for (const key of FACET_KEYS) {
    const { field, filter: by } = facetRow(key);
    if (by.kind !== 'range' && by.kind !== 'floor') values[field as ValueField] = selectedValues(key, filter);
  }
  return {
    values,
    price: { min: filter.price?.min ?? null, max: filter.price?.max ?? null },
    ...(filter.ratingMin == null ? {} : { ratingMin: filter.ratingMin }),
  };
}

const sectionOf = ({ section }: ProductFilter) => (section == null ? {} : { section: [section] });

/** Converts API filters to an index query; `within` restricts the part of the catalogue. Throws BadInput beyond the limits. */
export function toCatalogueQuery(text: string | null, filter: ProductFilter, within: ProductFilter | null = null): CatalogueQuery {
  const query = { text: checkQuery(text), ...toRestriction(filter, 'filter'), scope: sectionOf(filter) };
  if (within === null) return query;
  const restriction = toRestriction(within, 'within');
  return { ...query, within: { ...restriction, values: { ...restriction.values, ...sectionOf(within) } } };
}

/** A facet value as indexed: "1000g" is "1kg". */
export function indexValue(key: FacetKey, value: string): string {
  return key === 'WEIGHT' ? canonicalQuantity(value) : value;
}

/** Facet values selected by a filter, as indexed; empty for a range. */
export function selectedValues(key: FacetKey, filter: ProductFilter): readonly string[] {
  return requestedValues(key, filter).map((value) => indexValue(key, value));
}

/** Facet values selected by a filter, as the caller wrote them. */
export function requestedValues(key: FacetKey, filter: ProductFilter): readonly string[] {
  const { field, filter: by } = facetRow(key);
  const chosen = (filter as Arguments)[by.kind === 'list' ? field : by.argument] ?? null;
  if (chosen === null || by.kind === 'range') return [];
  if (typeof chosen === 'object') return chosen;
  return [by.kind === 'flag' ? (chosen === true ? by.yes : by.no) : String(chosen)];
}

/** Number of values that a filter selects in these facets, at least one for each of them. */
export function selectionSize(filter: ProductFilter, keys: readonly FacetKey[] = FACET_KEYS): number {
  return keys.reduce((sum, key) => sum + Math.max(1, requestedValues(key, filter).length), 0);
}

/** The partial filter that selects one of a facet's values. */
export function filterOfValue(key: FacetKey, value: string): ProductFilter {
  const { field, filter: by } = facetRow(key);
  if (by.kind === 'list') return { [field]: [value] };
  if (by.kind === 'flag') return { [by.argument]: value === by.yes };
  return { [by.argument]: by.kind === 'floor' ? Number(value) : value };
}

/** The filter without one facet's values. */
export function withoutFacet(key: FacetKey, filter: ProductFilter): ProductFilter {
  const { field, filter: by } = facetRow(key);
  return { ...filter, [by.kind === 'list' ? field : by.argument]: null };
}
