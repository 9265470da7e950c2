import type { FacetKey } from '#schema/rules/facets.ts';
import { everyTextOf } from '#schema/rules/localisedText.ts';
import { canonicalQuantity, packsIn, parseQuantity, quantitiesIn } from '#schema/rules/quantity.ts';
import type { ProductDoc, VariantDoc } from '#server/store/documents/catalog.ts';
import type { CatalogueProjection } from './catalogue.projection.ts';
import { productPrice, unitsForSale, variantPrice } from './pricing.ts';
import { selectedOptions, type ProductVariant, type SelectedOptionSource } from './productFacts.ts';
import type { ProductFilter } from './productFilter.ts';
import type { WordFilter } from './wordFilters.ts';

/** A variant that a search or its filters name. */
export interface VariantMatchResult {
  variant: ProductVariant;
  /** The options that they name. */
  options: SelectedOptionSource[];
}

interface Request {
  text: string;
  filter: ProductFilter;
  /** Filters that words of the text name, including those that did not replace their words. */
  named: readonly WordFilter[];
  /** Whether a word of the text is in the label. */
  isMarked: (label: string) => boolean;
}

/** Finds the variants that a search and its filters name by pack, size, colour or SKU. */
export class VariantMatcher {
  private wanted: Wanted | null = null;

  constructor(
    private readonly request: Request,
    private readonly projection: CatalogueProjection,
  ) {}

  /**
   * The variant with the most options that are named. Among equals, one for sale, then one with the price on the card, then the
   * cheapest. Null if none has any of them.
   */
  of(product: ProductDoc): VariantMatchResult | null {
    if (product.options.length === 0) return null;
    const { sku, values } = (this.wanted ??= wantedBy(this.request, this.projection));
    const named = new Set(product.options.flatMap((option) => this.namedValues(option, values).map((value) => `${option.key} ${value}`)));
    const cardCents = productPrice(product, this.projection).currentCents;
    let best: { variant: VariantDoc; keys: string[]; rank: readonly number[] } | null = null;
    for (const variant of product.variants) {
      const isSku = variant.id === sku;
      const keys = Object.keys(variant.options).filter((key) => isSku || named.has(`${key} ${variant.options[key] ?? ''}`));
      if (keys.length === 0) continue;
      const { currentCents } = variantPrice({ product, variant });
      const isForSale = unitsForSale({ product, variant }, this.projection) > 0;
      const rank = [isSku ? 0 : 1, -keys.length, isForSale ? 0 : 1, currentCents === cardCents ? 0 : 1, currentCents];
      if (best === null || isBefore(rank, best.rank)) best = { variant, keys, rank };
    }
    if (best === null) return null;
    const { variant, keys } = best;
    return { variant: { product, variant }, options: selectedOptions(product, variant.options).filter(({ key }) => keys.includes(key)) };
  }

  private namedValues({ key, values }: ProductDoc['options'][number], wanted: Wanted['values']): string[] {
    const own = wanted.get(key) ?? new Set();
    if (key === 'weight') return values.flatMap(({ value }) => (quantitiesOf(value).some((one) => own.has(one)) ? [value] : []));
    const { text, isMarked } = this.request;
    // Sizes are not words.
    const hasWords = key !== 'size' && text.trim() !== '';
    return values.flatMap(({ value, label }) => (own.has(value) || (hasWords && everyTextOf(label).some(isMarked)) ? [value] : []));
  }
}

/** What a search and its filters say about variants. */
interface Wanted {
  /** Id of the variant whose SKU is the text; null if none. */
  sku: string | null;
  /** Values of options, any of which is wanted; weights as quantities. */
  values: ReadonlyMap<string, ReadonlySet<string>>;
}

function wantedBy({ text, filter, named }: Request, projection: CatalogueProjection): Wanted {
  const ofWords = (facet: FacetKey) => named.flatMap(({ key, values }) => (key === facet ? values : []));
  const quantities = [...quantitiesIn(text), ...packsIn(text)].map(({ label, start }) => packLabel(text, start, label));
  return {
    sku: text.trim() === '' ? null : (projection.variantByTypedSku(text.trim())?.variant.id ?? null),
    values: new Map([
      ['weight', new Set([...quantities, ...(filter.weight ?? []).map(canonicalQuantity)])],
      ['size', new Set([...ofWords('SIZE'), ...(filter.size ?? [])])],
      ['color', new Set([...ofWords('COLOR'), ...(filter.color ?? [])])],
    ]),
  };
}

const PACKS = /(\d{1,5}) ?[x×*] ?$/iu;

/** "6x330ml" for the quantity "330ml" in "6 x 330 ml"; otherwise the quantity. */
function packLabel(text: string, start: number, label: string): string {
  const [, packs] = PACKS.exec(text.slice(0, start)) ?? [];
  return packs === undefined ? label : `${Number(packs)}x${label}`;
}

/** A pack as its quantity, one of its packs and their number. */
function quantitiesOf(label: string): string[] {
  const { count = 1 } = parseQuantity(label) ?? {};
  return [canonicalQuantity(label), ...quantitiesIn(label).map((one) => one.label), ...(count > 1 ? [`${count}pcs`] : [])];
}

function isBefore(left: readonly number[], right: readonly number[]): boolean {
  const at = left.findIndex((value, place) => value !== right[place]);
  return at >= 0 && (left[at] ?? 0) < (right[at] ?? 0);
}
