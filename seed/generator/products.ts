import type { BrandDoc, OptionDoc, ProductDoc, StockDoc, VariantDoc } from '#server/store/documents/catalog.ts';
import { localise, mapTexts, type LocalisedText } from '#schema/rules/localisedText.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import type { Random } from './random.ts';
import { LINES, TOWNS } from './words.ts';

export interface Surroundings {
  patterns: readonly ProductDoc[];
  vendors: readonly VendorDoc[];
  brands: readonly BrandDoc[];
  /** The palette's hex values. */
  colors: readonly string[];
  tags: readonly string[];
  /** The weights in which products are sold, by `weightKey`. */
  weights: ReadonlyMap<string, readonly string[]>;
}

const DAY_MS = 86_400_000;
const FIRST_DAY = Date.parse('2023-01-02T01:00:00.000Z');
const DAYS = 1_400;
const PRICE_SPREAD = 0.7;
const PRICE_CENTS = { low: 100, high: 60_000 } as const;
const MAX_VARIANTS = 4;
const SALE_SHARE = 0.24;
const SOLD_OUT_SHARE = 0.06;
const DISABLED_SHARE = 0.005;
const NO_OPTIONS: OptionDoc[] = [];
const NO_CHOICE: Record<string, string> = {};

/** A key for a category and unit, so that a litre of juice may become two litres, but never two kilos. */
export function weightKey(category: string, weight: string): string {
  return `${category}/${weight.replace(/^[\d.]+/, '')}`;
}

/**
 * A log-normal price around that of the original product: most products cost a few dollars, a few cost hundreds. Always a multiple of ten
 * cents.
 */
function priceOf(pattern: ProductDoc, random: Random): number {
  const cents = pattern.priceCents * Math.exp(PRICE_SPREAD * random.normal());
  return Math.min(PRICE_CENTS.high, Math.max(PRICE_CENTS.low, Math.round(cents / 10) * 10));
}

/** "Batik shirt, long sleeve" → "Batik shirt: Heritage, Kuala Pilah", in each language of the product lines. */
function titleOf(pattern: LocalisedText, random: Random): LocalisedText {
  const line = random.pick(LINES);
  const town = random.pick(TOWNS);
  const bare = (text: string): string => text.split(',')[0] ?? text;
  return mapTexts(line, (word, locale) => `${bare(localise(pattern, locale))}: ${word}, ${town}`);
}

function variantsOf(
  pattern: ProductDoc,
  key: string,
  sku: string,
  random: Random,
): Pick<ProductDoc, 'options' | 'variants'> & { stock: StockDoc[] } {
  const keepsOptions = pattern.variants.length <= MAX_VARIANTS && pattern.options.every((option) => option.key !== 'weight');
  const disabled = random.chance(DISABLED_SHARE);
  const soldOut = random.chance(SOLD_OUT_SHARE);
  const stock: StockDoc[] = [];
  const variants = (keepsOptions ? pattern.variants : pattern.variants.slice(0, 1)).map((model, index): VariantDoc => {
    const onHand = soldOut ? 0 : random.below(120);
    const id = `var_g${key}${index}`;
    stock.push({ id, onHand });
    return {
      id,
      sku: keepsOptions && pattern.variants.length > 1 ? `${sku}-${index + 1}` : sku,
      status: disabled ? 'DISABLED' : onHand > 0 ? 'AVAILABLE' : 'OUT_OF_STOCK',
      options: keepsOptions ? model.options : NO_CHOICE,
      priceCents: null,
      wasPriceCents: null,
      picture: keepsOptions ? model.picture : null,
    };
  });
  return { options: keepsOptions ? pattern.options : NO_OPTIONS, variants, stock };
}

function statusOf(variants: readonly VariantDoc[]): ProductDoc['status'] {
  if (variants.some((variant) => variant.status === 'AVAILABLE')) return 'AVAILABLE';
  return variants[0]?.status ?? 'OUT_OF_STOCK';
}

/**
 * Generates a variation of one of the seed's products. Variations share the objects for common parts (pictures, descriptions, option
 * labels), so that a large catalogue needs little memory.
 */
export function generateProduct(index: number, around: Surroundings, random: Random): { product: ProductDoc; stock: StockDoc[] } {
  const pattern = random.pick(around.patterns);
  const key = index.toString(36).padStart(5, '0');
  const sku = `GEN-${String(index).padStart(6, '0')}`;
  const { options, variants, stock } = variantsOf(pattern, key, sku, random);
  const priceCents = priceOf(pattern, random);
  const onSale = random.chance(SALE_SHARE);
  const createdAt = new Date(FIRST_DAY + random.below(DAYS) * DAY_MS).toISOString();
  const product: ProductDoc = {
    ...pattern,
    id: `prd_g${key}`,
    slug: `${pattern.slug}-${key}`,
    sku,
    title: titleOf(pattern.title, random),
    brand: random.chance(0.92) ? random.pickEarly(around.brands).id : null,
    vendorId: random.pickEarly(around.vendors).id,
    tags: [...new Set([...pattern.tags.slice(0, 3), random.pickEarly(around.tags)])],
    color: random.chance(0.3) ? pattern.color : random.pick(around.colors),
    label: onSale ? 'SALE' : random.chance(0.05) ? 'NEW' : null,
    status: statusOf(variants),
    priceCents,
    wasPriceCents: onSale ? Math.round((priceCents * (1.05 + random.next() * 0.6)) / 10) * 10 + 10 : null,
    weight:
      pattern.weight === null ? null : random.pick(around.weights.get(weightKey(pattern.category, pattern.weight)) ?? [pattern.weight]),
    options,
    variants,
    featuredRank: index,
    createdAt,
    updatedAt: createdAt,
  };
  return { product, stock };
}
