import { amountOf, parseQuantity, type Quantity } from '#schema/rules/quantity.ts';
import type { ProductDoc } from '#server/store/documents/catalog.ts';
import type { CatalogReader, ProductVariant } from './productFacts.ts';

/** A price in cents. */
export interface Price {
  currentCents: number;
  /** The former price; null unless it is higher than the current one. */
  wasCents: number | null;
  /** Label of the weight sold at this price, for example "500g"; null if none. */
  weight: string | null;
}

/** A variant's price: its own, or its product's. */
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
 * The price on the product card, which is the price of the pack in the title. If that pack is sold out, the lowest price of the
 * variants still for sale; if there are none, the lowest of all.
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

/** Discount off the former price in whole percent, rounded; null if there is no former price. */
export function discountPercent({ currentCents, wasCents }: Price): number | null {
  return wasCents === null ? null : Math.round(((wasCents - currentCents) * 100) / wasCents);
}

/** A unit price for comparing packs. */
export interface UnitPriceOfPack {
  priceCents: number;
  /** "100 g", "kg", "100 ml", "L" or "piece". */
  per: string;
}

/**
 * Sorts products priced per piece after all products priced by weight or volume, whose ranks are prices per thousand grams or
 * millilitres.
 */
const PIECES_OFFSET = 1e12;

/** Quantities with a unit price. Lengths have none, because a length may be the product's size rather than its amount. */
function pricedQuantity(label: string | null): { kind: Quantity['kind']; amount: number } | null {
  const quantity = label === null ? null : parseQuantity(label);
  return quantity === null || quantity.kind === 'length' ? null : { kind: quantity.kind, amount: amountOf(quantity) };
}

/**
 * Price per 100 g or 100 ml below a kilogram or litre, otherwise per kg or L; or per piece. Rounded to the cent; all packs of a
 * multipack count.
 */
export function unitPrice({ currentCents, weight }: Price): UnitPriceOfPack | null {
  const quantity = pricedQuantity(weight);
  if (quantity === null) return null;
  const { kind, amount } = quantity;
  if (kind === 'pieces') return { priceCents: Math.round(currentCents / amount), per: 'piece' };
  const isLarge = amount >= 1000;
  const base = isLarge ? 1000 : 100;
  const names = kind === 'mass' ? ['100 g', 'kg'] : ['100 ml', 'L'];
  return { priceCents: Math.round((currentCents * base) / amount), per: names[isLarge ? 1 : 0] ?? '' };
}

/** Sort rank by unit price, lowest first; null if the label has no quantity with a unit price. */
export function unitPriceRank(priceCents: number, label: string | null): number | null {
  const quantity = pricedQuantity(label);
  if (quantity === null) return null;
  const { kind, amount } = quantity;
  return kind === 'pieces' ? PIECES_OFFSET + priceCents / amount : (priceCents * 1000) / amount;
}
