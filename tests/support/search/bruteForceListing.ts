import type { ListField } from '#schema/rules/facets.ts';
import type { MalaysianState } from '#schema/rules/malaysianStates.ts';
import type { Catalogue } from '#seed/catalogue.ts';
import type { ProductDoc } from '#server/store/documents/catalog.ts';
import type { RatingDoc } from '#server/store/documents/reviews.ts';

/** The subset of ProductFilter that these tests use. */
export interface Filter extends Partial<Record<ListField, string[]>> {
  section?: string;
  price?: { min?: number; max?: number };
  ratingMin?: number;
  inStock?: boolean;
  onSale?: boolean;
  halal?: boolean;
  deliversTo?: MalaysianState;
}

/** A reference listing that evaluates documents one by one. It is slow, and too simple to share the index's errors. */
export class BruteForceListing {
  readonly listed: ProductDoc[];
  private readonly onHand: ReadonlyMap<string, number>;

  constructor(
    private readonly catalogue: Catalogue,
    private readonly nowMs: number,
    private readonly ratings: ReadonlyMap<string, RatingDoc> = new Map(),
  ) {
    this.listed = catalogue.products.filter((product) => product.status !== 'DISABLED');
    this.onHand = new Map(catalogue.stock.map((stock) => [stock.id, stock.onHand]));
  }

  /** The listed products that match, ignoring the filter `except`. */
  passing(filter: Filter, except: keyof Filter | null = null): ProductDoc[] {
    return this.listed.filter((product) =>
      (Object.keys(filter) as (keyof Filter)[]).every((field) => field === except || this.passes(product, filter, field)),
    );
  }

  /** A product's values for a facet field. */
  valuesOf(product: ProductDoc, field: ListField): string[] {
    const offered = (key: string): string[] =>
      product.options.filter((option) => option.key === key).flatMap((option) => option.values.map(({ value }) => value));
    const values: Record<ListField, (string | null | undefined)[]> = {
      category: [product.category],
      brand: [product.brand],
      vendor: [this.vendorOf(product)?.slug],
      tag: product.tags,
      color: [product.color, ...offered('color')],
      size: offered('size'),
      material: product.attributes?.['material'] ?? [],
      // The sample data uses two other notations for pieces.
      weight: [product.weight, ...offered('weight')].map((weight) => weight?.replace(/^(\d+)(?:pack|set)$/, '$1pcs')),
      label: [product.label === 'SALE' ? 'SALE' : this.isNew(product) ? 'NEW' : null],
      fulfilment: product.fulfilment,
    };
    return [...new Set(values[field].filter((value) => value != null))];
  }

  /** Whether the product was published in the last 30 days. */
  private isNew({ createdAt }: ProductDoc): boolean {
    const age = this.nowMs - Date.parse(createdAt);
    return age >= 0 && age < 30 * 86_400_000;
  }

  /**
   * Price in cents: the price of the product's own pack if it is available, otherwise that of the cheapest available pack, or of the
   * cheapest pack if none is available.
   */
  priceOf(product: ProductDoc): { now: number; was: number | null } {
    const buyable = product.variants.filter((variant) => this.isBuyable(product, variant.id));
    const candidates = buyable.length > 0 ? buyable : product.variants;
    const own = candidates.filter((variant) => variant.priceCents === null);
    const prices = (own.length > 0 ? own : candidates).map((variant) => ({
      now: variant.priceCents ?? product.priceCents,
      was: variant.priceCents === null ? (variant.wasPriceCents ?? product.wasPriceCents) : variant.wasPriceCents,
    }));
    const [cheapest = { now: product.priceCents, was: null }] = [...prices].sort((left, right) => left.now - right.now);
    return { now: cheapest.now, was: cheapest.was !== null && cheapest.was > cheapest.now ? cheapest.was : null };
  }

  /** Average of all stars with one decimal; null without reviews. */
  averageOf({ id }: ProductDoc): number | null {
    const stars = (this.ratings.get(id)?.stars ?? []).flatMap((count, index) => Array.from({ length: count }, () => index + 1));
    return stars.length === 0 ? null : Math.round((10 * stars.reduce((sum, each) => sum + each, 0)) / stars.length) / 10;
  }

  isInStock(product: ProductDoc): boolean {
    return product.variants.some((variant) => this.isBuyable(product, variant.id));
  }

  private isBuyable(product: ProductDoc, variantId: string): boolean {
    const variant = product.variants.find(({ id }) => id === variantId);
    return product.status === 'AVAILABLE' && variant?.status === 'AVAILABLE' && (this.onHand.get(variantId) ?? 0) > 0;
  }

  private vendorOf(product: ProductDoc): Catalogue['vendors'][number] | undefined {
    return this.catalogue.vendors.find((vendor) => vendor.id === product.vendorId);
  }

  private passes(product: ProductDoc, filter: Filter, field: keyof Filter): boolean {
    const isCertified = product.halal !== null && Date.parse(product.halal.expires) > this.nowMs;
    const { now, was } = this.priceOf(product);
    switch (field) {
      case 'section':
        return (this.catalogue.categories.find(({ id }) => id === product.category)?.sections as string[]).includes(filter.section ?? '');
      case 'price':
        return now >= (filter.price?.min ?? 0) && now <= (filter.price?.max ?? Infinity);
      case 'ratingMin':
        return (this.averageOf(product) ?? -1) >= (filter.ratingMin ?? 0);
      case 'inStock':
        return this.isInStock(product) === filter.inStock;
      case 'onSale':
        return (was !== null) === filter.onSale;
      case 'halal':
        return isCertified === filter.halal;
      case 'deliversTo':
        return product.fulfilment.includes('ONLINE') && (this.vendorOf(product)?.shipsTo as string[]).includes(filter.deliversTo ?? '');
      default: {
        const chosen = filter[field] ?? [];
        return chosen.length === 0 || this.valuesOf(product, field).some((value) => chosen.includes(value));
      }
    }
  }
}
