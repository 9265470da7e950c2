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

/** A parsed weight label: an amount in grams, millilitres or pieces. */
export interface Measure {
  kind: 'mass' | 'volume' | 'pieces';
  amount: number;
}

/** A unit price for comparing packs. */
export interface UnitPriceOfPack {
  priceCents: number;
  /** "100 g", "kg", "100 ml", "L" or "piece". */
  per: string;
}

const UNITS: Record<string, { kind: Measure['kind']; factor: number }> = {
  g: { kind: 'mass', factor: 1 },
  kg: { kind: 'mass', factor: 1000 },
  ml: { kind: 'volume', factor: 1 },
  l: { kind: 'volume', factor: 1000 },
  pc: { kind: 'pieces', factor: 1 },
  pcs: { kind: 'pieces', factor: 1 },
  pack: { kind: 'pieces', factor: 1 },
  packs: { kind: 'pieces', factor: 1 },
};

/** Products by the piece sort after all products by weight or volume, which are comparable per thousand grams or millilitres. */
const PIECES_OFFSET = 1e12;

/** Parses "500g", "2kg", "1.5L", "10pcs"; null for anything else. */
export function parseMeasure(label: string | null): Measure | null {
  const [, digits, name] = /^(\d+(?:\.\d+)?)\s*([a-z]+)$/i.exec(label?.trim() ?? '') ?? [];
  const unit = UNITS[name?.toLowerCase() ?? ''];
  const amount = Number(digits) * (unit?.factor ?? 0);
  return unit !== undefined && amount > 0 ? { kind: unit.kind, amount } : null;
}

/** Price per 100 g or 100 ml below a kilo or litre, per kg or L from there on, or per piece, rounded to the cent. */
export function unitPrice({ currentCents, weight }: Price): UnitPriceOfPack | null {
  const measure = parseMeasure(weight);
  if (measure === null) return null;
  const { kind, amount } = measure;
  if (kind === 'pieces') return { priceCents: Math.round(currentCents / amount), per: 'piece' };
  const isLarge = amount >= 1000;
  const base = isLarge ? 1000 : 100;
  const names = kind === 'mass' ? ['100 g', 'kg'] : ['100 ml', 'L'];
  return { priceCents: Math.round((currentCents * base) / amount), per: names[isLarge ? 1 : 0] ?? '' };
}

/** Sort rank by unit price, lowest first; null if the label contains no measure. */
export function unitPriceRank(priceCents: number, label: string | null): number | null {
  const measure = parseMeasure(label);
  if (measure === null) return null;
  const { kind, amount } = measure;
  return kind === 'pieces' ? PIECES_OFFSET + priceCents / amount : (priceCents * 1000) / amount;
}
