import { COLOURS } from '#schema/rules/colours.ts';
import { MALAYSIAN_STATES } from '#schema/rules/malaysianStates.ts';
import type { MalaysianState } from '#schema/rules/malaysianStates.ts';
import { tagName } from '#schema/rules/tagNames.ts';
import type { CountedField } from '#server/search/catalogueEntry.ts';
import type { LocalisedText } from '#server/store/documents/shared.ts';
import { capitalised } from './capitalised.ts';
import type { CatalogueRepository } from './catalogue.repository.ts';
import type { ProductFilter } from './productFilter.ts';
import { parseMeasure } from './unitPrice.ts';

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

const SIZES = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL'];
const KINDS = ['mass', 'volume', 'pieces'];

/** Fields whose values have an intrinsic order; all others are ordered by count. */
const RANKS: Partial<Record<CountedField, (value: string) => number>> = {
  size: (value) => (SIZES.includes(value) ? SIZES.indexOf(value) : SIZES.length + (Number.parseFloat(value) || 0)),
  weight: weightRank,
  rating: (value) => -Number(value),
  availability: (value) => ['in-stock', 'out-of-stock'].indexOf(value),
};

/** Whether a field's values have an intrinsic order. */
export function hasOwnOrder(field: CountedField): boolean {
  return field in RANKS;
}

/** Rank of a value within its facet; null if ordered by count. */
function rankIn(field: CountedField, value: string): number | null {
  return RANKS[field]?.(value) ?? null;
}

function weightRank(value: string): number {
  const measure = parseMeasure(value);
  return measure === null ? Number.MAX_SAFE_INTEGER : KINDS.indexOf(measure.kind) * 1e9 + measure.amount;
}

const FIXED: Partial<Record<CountedField, Record<string, LocalisedText>>> = {
  label: { SALE: { en: 'Sale', ms: 'Jualan' }, NEW: { en: 'New', ms: 'Baharu' } },
  fulfilment: { ONLINE: { en: 'Online', ms: 'Dalam talian' }, IN_STORE: { en: 'In store', ms: 'Di kedai' } },
  availability: {
    'in-stock': { en: 'In stock', ms: 'Ada stok' },
    'out-of-stock': { en: 'Out of stock', ms: 'Kehabisan stok' },
  },
  onSale: { yes: { en: 'On sale', ms: 'Jualan murah' }, no: { en: 'At the usual price', ms: 'Pada harga biasa' } },
  deliversTo: MALAYSIAN_STATES,
  halal: { certified: { en: 'Halal certified', ms: 'Disahkan halal' }, none: { en: 'Without certificate', ms: 'Tanpa sijil' } },
};

/** Label of a facet value; falls back to the value itself. */
export function facetValueLabel(field: CountedField, value: string, repository: CatalogueRepository): LocalisedText {
  return own(FIXED[field], value) ?? namedBy(field, value, repository) ?? same(value);
}

/** Own properties only: values come from URLs and must not reach the prototype. */
function own(table: Record<string, LocalisedText> | undefined, key: string): LocalisedText | undefined {
  return table !== undefined && Object.hasOwn(table, key) ? table[key] : undefined;
}

function namedBy(field: CountedField, value: string, repository: CatalogueRepository): LocalisedText | null {
  switch (field) {
    case 'category':
      return asLabel(repository.category(value)?.name);
    case 'brand':
      return same(repository.brand(value)?.name);
    case 'vendor':
      return same(repository.vendorBySlug(value)?.name);
    case 'color':
      return own(COLOURS, value) ?? null;
    case 'tag':
      return tagName(value);
    case 'weight':
      return same(value.replace(/^([\d.]+)\s*([a-z])/i, '$1 $2'));
    case 'rating':
      return { en: `${value} stars and up`, ms: `${value} bintang ke atas` };
    default:
      return null;
  }
}

function same(text: string): LocalisedText;
function same(text: string | undefined): LocalisedText | null;
function same(text: string | undefined): LocalisedText | null {
  return text === undefined ? null : { en: text, ms: text };
}

/** Some names are stored in lower case ("wallet"); labels are capitalised. */
function asLabel(name: LocalisedText | undefined): LocalisedText | null {
  return name === undefined ? null : { en: capitalised(name.en), ms: capitalised(name.ms) };
}
