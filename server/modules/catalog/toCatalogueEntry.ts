import { RATING_STEPS } from '#server/search/catalogueEntry.ts';
import type { CatalogueEntry } from '#server/search/catalogueEntry.ts';
import { wordsOf } from '#server/search/foldText.ts';
import type { ProductDoc } from '#server/store/documents/catalog.ts';
import { isPublic } from '../vendors/openShops.ts';
import type { CatalogueRepository } from './catalogue.repository.ts';
import { isCertifiedAt } from './halal.ts';
import { discountPercent, productPrice, unitsForSale } from './pricing.ts';
import { unitPriceRank } from './unitPrice.ts';

/** How much a hit in a field is worth to text search. */
const WEIGHTS = { head: 13, title: 10, brand: 6, category: 5, tags: 4, option: 3, vendor: 3 } as const;

/** What the index knows of a product at a moment (milliseconds since 1970); null for products that no listing shows. */
export function toCatalogueEntry(product: ProductDoc, repository: CatalogueRepository, nowMs: number): CatalogueEntry | null {
  if (product.status === 'DISABLED') return null;
  const vendor = repository.vendor(product.vendorId);
  if (vendor !== null && !isPublic(vendor)) return null;
  const category = repository.category(product.category);
  const brand = product.brand === null ? null : repository.brand(product.brand);
  const price = productPrice(product, repository);
  const inStock = product.variants.some((variant) => unitsForSale({ product, variant }, repository) > 0);
  const rating = product.rating.average;
  return {
    id: product.id,
    values: {
      category: [product.category],
      brand: product.brand === null ? [] : [product.brand],
      vendor: vendor === null ? [] : [vendor.slug],
      tag: product.tags,
      color: colorsOf(product),
      size: optionValues(product, 'size'),
      weight: weightsOf(product),
      label: product.label === null ? [] : [product.label],
      fulfilment: product.fulfilment,
      availability: [inStock ? 'in-stock' : 'out-of-stock'],
      halal: [isCertifiedAt(product, nowMs) ? 'certified' : 'none'],
      rating: RATING_STEPS.filter((step) => rating !== null && rating >= Number(step)),
      section: category?.sections ?? [],
      deliversTo: vendor !== null && product.fulfilment.includes('ONLINE') ? vendor.shipsTo : [],
      onSale: [price.wasCents === null ? 'no' : 'yes'],
    },
    priceCents: price.currentCents,
    ratingAverage: rating,
    ratingCount: product.rating.count,
    discountPercent: discountPercent(price) ?? 0,
    createdAtMs: Date.parse(product.createdAt),
    featuredRank: product.featuredRank,
    unitPriceRank: unitPriceRank(price.currentCents, price.weight),
    titleEn: product.title.en,
    titleMs: product.title.ms,
    texts: [
      { text: `${product.title.en} ${product.title.ms}`, weight: WEIGHTS.title },
      { text: headWords(product.title), weight: WEIGHTS.head },
      { text: brand?.name ?? '', weight: WEIGHTS.brand, isName: true },
      { text: `${category?.name.en ?? ''} ${category?.name.ms ?? ''}`, weight: WEIGHTS.category },
      { text: product.tags.join(' '), weight: WEIGHTS.tags },
      { text: optionWords(product), weight: WEIGHTS.option },
      { text: weightsOf(product).join(' , '), weight: WEIGHTS.option },
      { text: vendor?.name ?? '', weight: WEIGHTS.vendor, isName: true },
    ],
  };
}

/** All colours of a product as hex, its main one first. */
export function colorsOf(product: ProductDoc): string[] {
  return [...new Set([...(product.color === null ? [] : [product.color]), ...optionValues(product, 'color')])];
}

/** Its own weight label and those of its variants. */
function weightsOf(product: ProductDoc): string[] {
  return [...(product.weight === null ? [] : [product.weight]), ...optionValues(product, 'weight')];
}

function optionValues(product: ProductDoc, key: string): string[] {
  return product.options.filter((option) => option.key === key).flatMap((option) => option.values.map(({ value }) => value));
}

/** What a product is, apart from what it is like: the last English word before a comma, and the first Malay one. */
function headWords({ en, ms }: ProductDoc['title']): string {
  return `${wordsOf(en.split(',')[0] ?? '').at(-1) ?? ''} ${wordsOf(ms)[0] ?? ''}`;
}

/** What can be chosen, in both languages; sizes are no words, and weights are looked for apart. */
function optionWords({ options }: ProductDoc): string {
  const labels = options.filter(({ key }) => key !== 'size' && key !== 'weight').flatMap(({ values }) => values.map(({ label }) => label));
  return labels.map(({ en, ms }) => `${en} ${ms}`).join(' ');
}
