import { LRUCache } from 'lru-cache';
import { ATTRIBUTE_KEYS, byAttribute, facetRow } from '#schema/rules/facets.ts';
import { everyTextOf, localise, type LocalisedText } from '#schema/rules/localisedText.ts';
import { byLocale, type Locale } from '#schema/rules/locales.ts';
import { parseQuantity, quantityLabel } from '#schema/rules/quantity.ts';
import { averageStars, NO_STARS, rankedAverage, reviewCount } from '#schema/rules/ratings.ts';
import { RATING_STEPS, type CatalogueEntry } from '#server/search/catalogueEntry.ts';
import { indexedWords } from '#server/search/text/indexedWords.ts';
import { meaningsOf } from '#server/search/text/terms.ts';
import { indexTokens } from '#server/search/text/tokens.ts';
import type { ProductDoc } from '#server/store/documents/catalog.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import { fixedLabel } from './labels.ts';
import { isPublic, isCertifiedAt, labelAt, listedAt, type CatalogReader } from './productFacts.ts';
import type { CatalogueProjection } from './catalogue.projection.ts';
import { discountPercent, productPrice, unitsForSale, unitPriceRank } from './pricing.ts';

/** Field weights in full-text search. `kind` is the head noun of a category's name: its products are of that kind. */
const WEIGHTS = { shared: 15, head: 13, title: 10, brand: 6, kind: 7, passing: 5, category: 4, tags: 4, vendor: 3, option: 2 } as const;

/** Reads the product's vendor, category, brand and stock. */
export type EntrySources = Pick<CatalogueProjection, keyof CatalogReader | 'category' | 'brand' | 'rating'>;

/** Vendor fields that entries depend on; a change re-indexes the vendor's products. */
export const INDEXED_VENDOR_FIELDS = ['slug', 'name', 'shipsTo', 'isAwaitingApproval', 'listedAt'] as const;
type IndexedVendor = Pick<VendorDoc, (typeof INDEXED_VENDOR_FIELDS)[number]>;

/** Converts a product to its index entry at a given time (Unix time in milliseconds). Returns null if it is not listed. */
export function toCatalogueEntry(product: ProductDoc, projection: EntrySources, nowMs: number): CatalogueEntry | null {
  const vendor: IndexedVendor | null = projection.vendor(product.vendorId);
  if (product.status === 'DISABLED' || (vendor !== null && !isPublic(vendor))) return null;
  const category = projection.category(product.category);
  const brand = product.brand === null ? null : projection.brand(product.brand);
  const price = productPrice(product, projection);
  const inStock = product.variants.some((variant) => unitsForSale({ product, variant }, projection) > 0);
  const stars = projection.rating(product.id)?.stars ?? NO_STARS;
  const average = averageStars(stars);
  return {
    id: product.id,
    values: {
      category: [product.category],
      brand: product.brand === null ? [] : [product.brand],
      vendor: vendor === null ? [] : [vendor.slug],
      tag: product.tags,
      color: colorsOf(product),
      size: optionValues(product, 'size'),
      weight: [...new Set(weightsOf(product).map((label) => weightOf(label).canonical))],
      label: [labelAt(product, price.wasCents !== null, nowMs)].filter((label) => label !== null),
      fulfilment: product.fulfilment,
      availability: [inStock ? 'in-stock' : 'out-of-stock'],
      halal: [isCertifiedAt(product, nowMs) ? 'certified' : 'none'],
      rating: RATING_STEPS.filter((step) => average !== null && average >= Number(step)),
      section: category?.sections ?? [],
      deliversTo: vendor !== null && product.fulfilment.includes('ONLINE') ? vendor.shipsTo : [],
      onSale: [price.wasCents === null ? 'no' : 'yes'],
      ...byAttribute((key) => product.attributes?.[facetRow(key).field] ?? []),
    },
    priceCents: price.currentCents,
    ratingAverage: average,
    ratingRank: rankedAverage(stars),
    ratingCount: reviewCount(stars),
    discountPercent: discountPercent(price) ?? 0,
    listedAtMs: Date.parse(listedAt(product, vendor)),
    featuredRank: product.featuredRank,
    unitPriceRank: unitPriceRank(price.currentCents, price.weight),
    titles: byLocale((locale) => localise(product.title, locale)),
    texts: [
      ...titleTexts(product.title),
      { text: headWords(product.title), weight: WEIGHTS.head },
      { text: sharedWords(product.title), weight: WEIGHTS.shared },
      ...(brand === null ? [] : [{ text: brand.name, weight: WEIGHTS.brand, isName: true }]),
      ...(category === null ? [] : [...inAll(category.name, WEIGHTS.category), { text: headWords(category.name), weight: WEIGHTS.kind }]),
      ...product.tags.map((text) => ({ text, weight: WEIGHTS.tags })),
      ...optionLabels(product).flatMap((label) => inAll(label, WEIGHTS.option)),
      ...[...new Set(weightsOf(product).flatMap((label) => weightOf(label).texts))].map((text) => ({ text, weight: WEIGHTS.option })),
      ...attributeLabels(product).flatMap((label) => inAll(label, WEIGHTS.option)),
      ...(vendor === null ? [] : [{ text: vendor.name, weight: WEIGHTS.vendor, isName: true }]),
    ],
  };
}

/** All of a product's colours as hex, main colour first. */
export function colorsOf(product: ProductDoc): string[] {
  return [...new Set([...(product.color === null ? [] : [product.color]), ...optionValues(product, 'color')])];
}

/**
 * Words that the title contains in several languages. They name the product itself ("baju kurung"), whereas a word in only one
 * title may just describe it ("baju hud", a hoodie).
 */
function sharedWords(title: LocalisedText): string {
  const counts = new Map<string, number>();
  for (const text of Object.values(title)) for (const word of new Set(indexedWords(text))) counts.set(word, (counts.get(word) ?? 0) + 1);
  return Array.from(counts, ([word, count]) => (count > 1 ? word : '')).join(' ');
}

/**
 * Title texts by weight. A word whose translations are in no other title is mentioned in passing: "milk" in "rice milk lotion",
 * which is "losen air beras" in Malay.
 */
function titleTexts(title: LocalisedText): CatalogueEntry['texts'] {
  const texts = everyTextOf(title);
  const words = texts.map((text) => indexTokens(text));
  const passing = new Set(
    words.flatMap((own, at) => {
      const others = words.filter((_, other) => other !== at);
      return others.length === 0 ? [] : own.filter((word) => isPassing(word, others));
    }),
  );
  if (passing.size === 0) return texts.map((text) => ({ text, weight: WEIGHTS.title }));
  const telling = words.flatMap((own) => own.filter((word) => !passing.has(word)));
  return [...texts.map((text) => ({ text, weight: WEIGHTS.passing })), { text: telling.join(' '), weight: WEIGHTS.title }];
}

function isPassing(word: string, others: readonly (readonly string[])[]): boolean {
  const meanings = meaningsOf(word);
  return meanings.length > 0 && !others.some((other) => other.includes(word) || meanings.some((one) => other.includes(one)));
}

/** The weight labels of a product and its variants. */
function weightsOf(product: ProductDoc): string[] {
  return [...(product.weight === null ? [] : [product.weight]), ...optionValues(product, 'weight')];
}

interface IndexedWeight {
  canonical: string;
  /** The label as written and as its quantity; a multipack also as its number of packs. */
  texts: readonly string[];
}

/** Cached, because many products have the same label. */
const weights = new LRUCache<string, IndexedWeight>({ max: 5000 });

function weightOf(label: string): IndexedWeight {
  const weight = weights.get(label) ?? readWeight(label);
  weights.set(label, weight);
  return weight;
}

function readWeight(label: string): IndexedWeight {
  const quantity = parseQuantity(label);
  if (quantity === null) return { canonical: label, texts: [label] };
  const canonical = quantityLabel(quantity);
  return { canonical, texts: [label, canonical, ...(quantity.count > 1 ? [`${quantity.count}pcs`] : [])] };
}

function optionValues(product: ProductDoc, key: string): string[] {
  return product.options.filter((option) => option.key === key).flatMap((option) => option.values.map(({ value }) => value));
}

function attributeLabels({ attributes = {} }: ProductDoc): LocalisedText[] {
  return ATTRIBUTE_KEYS.flatMap((key) => (attributes[facetRow(key).field] ?? []).flatMap((value) => fixedLabel(key, value) ?? []));
}

/** A title's head noun by language: the last English word before a comma, or the first Malay word. */
const HEAD_WORD: Partial<Record<Locale, (title: string) => string | undefined>> = {
  en: (title) => indexedWords(title.split(',')[0] ?? '').at(-1),
  ms: (title) => indexedWords(title)[0],
};

function headWords(title: LocalisedText): string {
  return (Object.entries(title) as [Locale, string][]).map(([locale, text]) => HEAD_WORD[locale]?.(text) ?? '').join(' ');
}

/** Labels of options. Sizes are not words, and weights are indexed separately. */
function optionLabels({ options }: ProductDoc): LocalisedText[] {
  return options.filter(({ key }) => key !== 'size' && key !== 'weight').flatMap(({ values }) => values.map(({ label }) => label));
}

/** Passes stored strings without concatenation, because many products share them. */
function inAll(text: LocalisedText, weight: number): CatalogueEntry['texts'] {
  return everyTextOf(text).map((one) => ({ text: one, weight }));
}
