import { RATING_STEPS } from '#server/search/catalogueEntry.ts';
import type { CountedField } from '#server/search/catalogueEntry.ts';
import type { Selection } from '#server/search/selection.ts';
import type { MalaysianState } from '#schema/rules/malaysianStates.ts';
import type { LocalisedText } from '#server/store/documents/shared.ts';
import type { CatalogueRepository } from './catalogue.repository.ts';
import { FACETS } from './facetKeys.ts';
import type { FacetKey } from './facetKeys.ts';
import { facetValueLabel } from './facetLabels.ts';
import { inFacetOrder } from './facetOrder.ts';
import { priceFacet } from './priceFacet.ts';
import type { RangeFacetResult } from './priceFacet.ts';
import type { ProductFilter } from './productFilter.ts';

export interface FacetValueResult {
  value: string;
  label: LocalisedText;
  /** Products. */
  count: number;
  selected: boolean;
  /** Hex; null for values that are no colours. */
  swatch: string | null;
  /** The piece of a filter that selects the value. */
  input: ProductFilter;
}

export interface ListFacetResult {
  kind: 'list';
  key: FacetKey;
  label: LocalisedText;
  selectedCount: number;
  /** How many values there are before the limit. */
  totalValues: number;
  values: FacetValueResult[];
}

export type FacetResult = ListFacetResult | RangeFacetResult;

export interface FacetOptions {
  /** Values beyond it are left out unless they are selected. */
  valueLimit: number;
  /** Whether to give values that the part of the shop has, but that no product would match beside the other filters. */
  includeEmpty: boolean;
}

/** What nobody looks for: it is shown only where it was asked for. */
const HIDDEN: Partial<Record<CountedField, string>> = { halal: 'none', onSale: 'no' };

/** Counts one facet of a listing. */
export function buildFacet(
  key: FacetKey,
  selection: Selection,
  filter: ProductFilter,
  repository: CatalogueRepository,
  options: FacetOptions,
): FacetResult {
  const { field, label } = FACETS[key];
  if (field === null) return priceFacet(label, selection, filter);
  const chosen = selectedValues(field, filter);
  const isShown = (value: string) => HIDDEN[field] !== value || chosen.has(value);
  const counted = selection.counts(field).filter(({ value }) => isShown(value));
  // A chosen value that the index does not count is kept: no product has it, but for an average between the steps.
  const known = new Set(counted.map(({ value }) => value));
  const empty = new Set([...chosen, ...(options.includeEmpty ? selection.offered(field).filter(isShown) : [])]);
  const isStep = (value: string) => (RATING_STEPS as readonly string[]).includes(value);
  const all = [
    ...counted,
    ...[...empty]
      .filter((value) => !known.has(value))
      .map((value) => ({ value, count: field === 'rating' && !isStep(value) ? selection.total : 0 })),
  ];
  const labelOf = (value: string) => facetValueLabel(field, value, repository);
  const shown = inFacetOrder(
    field,
    all,
    options.valueLimit,
    (value) => chosen.has(value),
    (value) => labelOf(value).en,
  );
  const values = shown.map(({ value, count }) => ({
    value,
    label: labelOf(value),
    count,
    selected: chosen.has(value),
    swatch: field === 'color' ? value : null,
    input: inputOf(field, value),
  }));
  return { kind: 'list', key, label, selectedCount: chosen.size, totalValues: all.length, values };
}

/** The values of a field that a filter selects, as the index names them. */
export function selectedValues(field: CountedField, filter: ProductFilter): Set<string> {
  switch (field) {
    case 'availability':
      return new Set(filter.inStock == null ? [] : [filter.inStock ? 'in-stock' : 'out-of-stock']);
    case 'halal':
      return new Set(filter.halal == null ? [] : [filter.halal ? 'certified' : 'none']);
    case 'onSale':
      return new Set(filter.onSale == null ? [] : [filter.onSale ? 'yes' : 'no']);
    case 'deliversTo':
      return new Set(filter.deliversTo == null ? [] : [filter.deliversTo]);
    case 'rating':
      return new Set(filter.ratingMin == null ? [] : [String(filter.ratingMin)]);
    default:
      return new Set(filter[field] ?? []);
  }
}

function inputOf(field: CountedField, value: string): ProductFilter {
  switch (field) {
    case 'availability':
      return { inStock: value === 'in-stock' };
    case 'halal':
      return { halal: value === 'certified' };
    case 'rating':
      return { ratingMin: Number(value) };
    case 'onSale':
      return { onSale: value === 'yes' };
    case 'deliversTo':
      // Its values are the states that vendors ship to.
      return { deliversTo: value as MalaysianState };
    default:
      return { [field]: [value] };
  }
}
