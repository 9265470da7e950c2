import type { ProductDoc } from '#server/store/documents/catalog.ts';
import type { CatalogReader, ProductVariant } from './catalogReader.ts';

/** A price in cents. */
export interface Price {
  currentCents: number;
  /** The former price; null unless it is higher than the current one. */
  wasCents: number | null;
  /** Label of the weight sold at this price, for example "500g"; null if none. */
  weight: string | null;
}

/** The price of a variant: its own, else its product's. */
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

/** Units for sale, online or in the vendor's physical store; 0 if the variant or its product is not for sale. */
export function unitsForSale({ product, variant }: ProductVariant, stock: Pick<CatalogReader, 'onHand'>): number {
  const isForSale = product.status === 'AVAILABLE' && variant.status === 'AVAILABLE';
  return isForSale ? Math.max(0, stock.onHand(variant.id)) : 0;
}

/** Units that can be ordered online; 0 for products sold only in the vendor's physical store. */
export function purchasableUnits(item: ProductVariant, stock: Pick<CatalogReader, 'onHand'>): number {
  return item.product.fulfilment.includes('ONLINE') ? unitsForSale(item, stock) : 0;
}

/**
 * The price on the product card: that of the pack named in the title. If it is sold out, the lowest among variants still for sale; if none
 * is, among all.
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

/** Discount off the former price in whole percent, rounded; null without a former price. */
export function discountPercent({ currentCents, wasCents }: Price): number | null {
  return wasCents === null ? null : Math.round(((wasCents - currentCents) * 100) / wasCents);
}
