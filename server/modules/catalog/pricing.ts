import type { ProductDoc } from '#server/store/documents/catalog.ts';
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

/** Units of a variant that the vendor has for sale, here or in a store: none when it or its product is not for sale. */
export function unitsForSale({ product, variant }: ProductVariant, stock: Pick<CatalogReader, 'onHand'>): number {
  const isForSale = product.status === 'AVAILABLE' && variant.status === 'AVAILABLE';
  return isForSale ? Math.max(0, stock.onHand(variant.id)) : 0;
}

/** Units of a variant that can be ordered now: none of what is sold in the vendor's own store only. */
export function purchasableUnits(item: ProductVariant, stock: Pick<CatalogReader, 'onHand'>): number {
  return item.product.fulfilment.includes('ONLINE') ? unitsForSale(item, stock) : 0;
}

/**
 * The price that stands on the product's card: the one of the pack that its title names. When that is sold out, the lowest of
 * the variants still for sale; of all variants when none is.
 */
export function productPrice(product: ProductDoc, stock: Pick<CatalogReader, 'onHand'>): Price {
  const forSale = product.variants.filter((variant) => unitsForSale({ product, variant }, stock) > 0);
  const candidates = forSale.length > 0 ? forSale : product.variants;
  const titled = candidates.find((variant) => variant.priceCents === null);
  if (titled !== undefined) return variantPrice({ product, variant: titled });
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
