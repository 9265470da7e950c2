import { FACET_KEYS, facetRow } from '#schema/rules/facets.ts';
import type { FacetKey } from '#schema/rules/facets.ts';
import { formatMoney } from '#schema/rules/money.ts';
import type { LocalisedText } from '#server/store/documents/shared.ts';
import type { CatalogueRepository } from './catalogue.repository.ts';
import { facetValueLabel } from './facetValues.ts';
import { selectedValues } from './productFilter.ts';
import type { ProductFilter } from './productFilter.ts';

/** An active filter value, shown as a chip. */
export interface AppliedFilterResult {
  key: FacetKey;
  value: string;
  label: LocalisedText;
}

/** All active filter values that a facet could remove, in facet order. */
export function appliedFilters(filter: ProductFilter, repository: CatalogueRepository): AppliedFilterResult[] {
  return FACET_KEYS.flatMap((key) => {
    if (facetRow(key).filter.kind === 'range') return appliedPrice(key, filter);
    return [...new Set(selectedValues(key, filter))].map((value) => ({ key, value, label: facetValueLabel(key, value, repository) }));
  });
}

function appliedPrice(key: FacetKey, { price }: ProductFilter): AppliedFilterResult[] {
  const min = price?.min ?? null;
  const max = price?.max ?? null;
  if (min === null && max === null) return [];
  return [{ key, value: `${min ?? ''}-${max ?? ''}`, label: priceLabel(min, max) }];
}

function priceLabel(min: number | null, max: number | null): LocalisedText {
  if (max === null) return { en: `From ${formatMoney(min ?? 0)}`, ms: `Dari ${formatMoney(min ?? 0)}` };
  if (min === null) return { en: `Up to ${formatMoney(max)}`, ms: `Hingga ${formatMoney(max)}` };
  return { en: `${formatMoney(min)} to ${formatMoney(max)}`, ms: `${formatMoney(min)} hingga ${formatMoney(max)}` };
}
