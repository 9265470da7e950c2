import { capitalised } from '#schema/rules/capitalised.ts';
import type { FacetKey } from '#schema/rules/facets.ts';
import { inEveryLanguage, mapTexts, type LocalisedText } from '#schema/rules/localisedText.ts';
import { amountOf, parseQuantity } from '#schema/rules/quantity.ts';
import { sizeRank } from '#schema/rules/sizeOrder.ts';
import { translations } from '#server/platform/messages.ts';
import type { CatalogueProjection } from './catalogue.projection.ts';
import { colourLabel, fixedLabel, tagLabel, weightLabel } from './labels.ts';
import { filterOfValue, type ProductFilter } from './productFilter.ts';

/** A labelled facet value, excluding its count. */
export interface NamedValue {
  value: string;
  label: LocalisedText;
  /** Hex colour; null for values that are not colours. */
  swatch: string | null;
  /** The partial filter that selects the value. */
  input: ProductFilter;
  /** Rank within the facet; null if ordered by count. */
  rank: number | null;
}

/** Maximum cached values. Unknown values arrive in URLs and must not exhaust memory. */
const MAX_KNOWN = 50_000;

/** Cache of labelled facet values, invalidated when a collection that provides labels changes. */
export class NamedValues {
  private readonly known = new Map<FacetKey, Map<string, NamedValue>>();
  private size = 0;

  constructor(private readonly projection: CatalogueProjection) {
    projection.onChange((changes) => {
      if (changes.some(({ collection }) => collection !== 'products' && collection !== 'stock')) this.forget();
    });
  }

  get(key: FacetKey, value: string): NamedValue {
    const known = this.known.get(key)?.get(value);
    if (known !== undefined) return known;
    if (this.size >= MAX_KNOWN) this.forget();
    const named: NamedValue = {
      value,
      label: facetValueLabel(key, value, this.projection),
      swatch: key === 'COLOR' ? value : null,
      input: filterOfValue(key, value),
      rank: RANKS[key]?.(value) ?? null,
    };
    const ofFacet = this.known.get(key) ?? new Map<string, NamedValue>();
    this.known.set(key, ofFacet.set(value, named));
    this.size += 1;
    return named;
  }

  private forget(): void {
    this.known.clear();
    this.size = 0;
  }
}

const KINDS = ['mass', 'volume', 'length', 'pieces'];

/** Facets whose values have an intrinsic order; all others are ordered by count. */
const RANKS: Partial<Record<FacetKey, (value: string) => number>> = {
  SIZE: sizeRank,
  WEIGHT: weightRank,
  RATING: (value) => -Number(value),
  AVAILABILITY: (value) => ['in-stock', 'out-of-stock'].indexOf(value),
};

/** Whether a facet's values have an intrinsic order. */
export function hasOwnOrder(key: FacetKey): boolean {
  return key in RANKS;
}

function weightRank(value: string): number {
  const quantity = parseQuantity(value);
  return quantity === null ? Number.MAX_SAFE_INTEGER : KINDS.indexOf(quantity.kind) * 1e12 + amountOf(quantity);
}

/** Label of a facet value; falls back to the value itself. */
export function facetValueLabel(key: FacetKey, value: string, projection: CatalogueProjection): LocalisedText {
  return fixedLabel(key, value) ?? namedBy(key, value, projection) ?? inEveryLanguage(value);
}

function namedBy(key: FacetKey, value: string, projection: CatalogueProjection): LocalisedText | null {
  switch (key) {
    case 'CATEGORY':
      return asLabel(projection.category(value)?.name);
    case 'BRAND':
      return asName(projection.brand(value));
    case 'VENDOR':
      return asName(projection.vendorBySlug(value));
    case 'COLOR':
      return colourLabel(value);
    case 'TAG':
      return tagLabel(value);
    case 'WEIGHT':
      return weightLabel(value);
    case 'RATING':
      return translations('facetValues.ratingFloor', { value });
    default:
      return null;
  }
}

function asName(named: { name: string } | null | undefined): LocalisedText | null {
  return named ? inEveryLanguage(named.name) : null;
}

/** Capitalises names that are stored in lower case ("wallet"). */
function asLabel(name: LocalisedText | undefined): LocalisedText | null {
  return name === undefined ? null : mapTexts(name, capitalised);
}
