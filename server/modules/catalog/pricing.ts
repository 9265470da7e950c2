import type { ProductDoc } from '#server/store/documents.ts';
import type { CatalogReader, ProductVariant } from './catalogReader.ts';

/** What something costs, in cents. */
export interface Price {
  currentCents: number;
  /** The former price; null unless it is higher than the current one. */
  wasCents: number | null;
  /** Label of the weight that the price buys, for example "500g"; null when there is none. */
  weight: string | null;
}

/** The price of one variant: its own, else its product's. */
export function variantPrice({ product, variant }: ProductVariant): Price {
  const ownPrice = variant.priceCents !== null;
  const currentCents = variant.priceCents ?? product.priceCents;
  const wasCents = ownPrice ? variant.wasPriceCents : (variant.wasPriceCents ?? product.wasPriceCents);
  return {
    currentCents,
    wasCents: wasCents !== null && wasCents > currentCents ? wasCents : null,
    weight: variant.options['weight'] ?? product.weight,
  };
}

/** Units of a variant that can be bought now: none when it or its product is not for sale. */
export function purchasableUnits({ product, variant }: ProductVariant, stock: Pick<CatalogReader, 'onHand'>): number {
  const isForSale = product.status === 'AVAILABLE' && variant.status === 'AVAILABLE';
  return isForSale ? Math.max(0, stock.onHand(variant.id)) : 0;
}

/** The price that stands on the product's card: the lowest of its purchasable variants, of all variants when none can be bought. */
export function productPrice(product: ProductDoc, stock: Pick<CatalogReader, 'onHand'>): Price {
  const purchasable = product.variants.filter((variant) => purchasableUnits({ product, variant }, stock) > 0);
  const candidates = purchasable.length > 0 ? purchasable : product.variants;
  let lowest: Price | null = null;
  for (const variant of candidates) {
    const price = variantPrice({ product, variant });
    if (lowest === null || price.currentCents < lowest.currentCents) lowest = price;
  }
  return lowest ?? { currentCents: product.priceCents, wasCents: null, weight: product.weight };
}

/** Whole percent off the former price, rounded; null without a former price. */
export function discountPercent({ currentCents, wasCents }: Price): number | null {
  return wasCents === null ? null : Math.round(((wasCents - currentCents) * 100) / wasCents);
}
