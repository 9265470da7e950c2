import type { MalaysianState } from '#schema/rules/malaysianStates.ts';
import type { CountedField } from '#server/search/catalogueEntry.ts';
import type { LocalisedText } from '#server/store/documents/shared.ts';
import type { CatalogueRepository } from './catalogue.repository.ts';
import { facetValueLabel } from './facetLabels.ts';
import { rankIn } from './facetRanks.ts';
import type { ProductFilter } from './productFilter.ts';

/** A value of a facet, but for how many products have it. */
export interface NamedValue {
  value: string;
  label: LocalisedText;
  /** Hex; null for values that are no colours. */
  swatch: string | null;
  /** The piece of a filter that selects the value. */
  input: ProductFilter;
  /** Its place among the values of its facet; null where these go by count. */
  rank: number | null;
}

/** Values come from addresses, too: those of no product are not to fill the memory. */
const MAX_KNOWN = 50_000;

/** The values of facets with their names, put together once: until something changes that values are named by. */
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
