import type { MalaysianState } from '#schema/rules/malaysianStates.ts';
import type { CountedField } from '#server/search/catalogueEntry.ts';
import type { LocalisedText } from '#server/store/documents/shared.ts';
import type { CatalogueRepository } from './catalogue.repository.ts';
import { facetValueLabel } from './facetLabels.ts';
import { rankIn } from './facetRanks.ts';
import type { ProductFilter } from './productFilter.ts';

/** A labelled facet value, without its count. */
export interface NamedValue {
  value: string;
  label: LocalisedText;
  /** Hex; null for values that are not colours. */
  swatch: string | null;
  /** The partial filter that selects the value. */
  input: ProductFilter;
  /** Rank within the facet; null if ordered by count. */
  rank: number | null;
}

/** Upper bound of cached values: they come from URLs too, so that unknown ones must not exhaust memory. */
const MAX_KNOWN = 50_000;

/** Cache of labelled facet values, invalidated when a collection that provides labels changes. */
export class NamedValues {
  private readonly known = new Map<CountedField, Map<string, NamedValue>>();
  private size = 0;

  constructor(private readonly repository: CatalogueRepository) {
    repository.onChange((changes) => {
      if (changes.some(({ collection }) => collection !== 'products' && collection !== 'stock')) this.forget();
    });
  }

  get(field: CountedField, value: string): NamedValue {
    const known = this.known.get(field)?.get(value);
    if (known !== undefined) return known;
    if (this.size >= MAX_KNOWN) this.forget();
    const named: NamedValue = {
      value,
      label: facetValueLabel(field, value, this.repository),
      swatch: field === 'color' ? value : null,
      input: inputOf(field, value),
      rank: rankIn(field, value),
    };
    const ofField = this.known.get(field) ?? new Map<string, NamedValue>();
    this.known.set(field, ofField.set(value, named));
    this.size += 1;
    return named;
  }

  private forget(): void {
    this.known.clear();
    this.size = 0;
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
