import { capitalised } from '#schema/rules/capitalised.ts';
import { tagName } from '#client/i18n/labels.ts';
import type { MessageKey, Translate } from '#client/i18n/Translate.ts';
import { spacedWeight } from '#client/lib/spacedWeight.ts';
import { ATTRIBUTE_KEYS, type FacetKey } from '#schema/rules/facets.ts';
import { formatMoney } from '#schema/rules/money.ts';
import type { ComparisonQuery } from './Comparison.generated.ts';

export type ComparedProduct = Extract<NonNullable<ComparisonQuery['nodes']>[number], { __typename: 'Product' }>;

/** One detail of all products beside each other. */
export interface CompareRow {
  key: CompareDetail | FacetKey;
  label: string;
  /** One per product, in words; null where it is not stated. */
  texts: readonly (string | null)[];
  isDifferent: boolean;
}

type Read = (product: ComparedProduct, t: Translate) => string | null;

/** Every detail that is compared, in order, with its name and how it is read. */
const DETAILS = {
  price: ['compare.price', ({ price }) => formatMoney(price.current.minorUnits)],
  rating: ['compare.rating', ({ rating }) => (rating.average === null || rating.count === 0 ? null : rating.average.toFixed(1))],
  availability: ['compare.availability', availabilityOf],
  location: ['product.location', locationOf],
  brand: ['product.brand', ({ brand }) => brand?.name ?? null],
  weight: ['product.weight', (product) => optionOf(product, 'weight') ?? (product.weight && spacedWeight(product.weight))],
  size: ['product.size', (product) => optionOf(product, 'size')],
  color: ['product.colour', (product) => optionOf(product, 'color')],
  sku: ['product.sku', ({ sku }) => sku],
  category: ['product.category', ({ category }) => capitalised(category.name)],
  vendor: ['product.seller', ({ vendor }) => vendor.name],
  tags: ['product.tags', ({ tags }, t) => tags.map((tag) => tagName(tag, t)).join(', ') || null],
} as const satisfies Record<string, readonly [MessageKey, Read]>;

export type CompareDetail = keyof typeof DETAILS;

/** The rows of the table. A detail that none of the products states has no row. */
export function compareRows(products: readonly ComparedProduct[], t: Translate): CompareRow[] {
  const row = (key: CompareRow['key'], label: string, read: Read): CompareRow => {
    const texts = products.map((product) => read(product, t));
    return { key, label, texts, isDifferent: new Set(texts).size > 1 };
  };
  const details = (Object.keys(DETAILS) as CompareDetail[]).map((key) => {
    const [label, read]: readonly [(typeof DETAILS)[CompareDetail][0], Read] = DETAILS[key];
    return row(key, t(label), read);
  });
  const attributes = ATTRIBUTE_KEYS.map((key) => row(key, t(`facets.${key}`), (product) => attributeOf(product, key)));
  return [...details, ...attributes].filter(({ texts }) => texts.some((text) => text !== null));
}

/** The ids of those that are best at something: none when all are equal or only one states it. */
export function bestOf(products: readonly ComparedProduct[], scoreOf: (product: ComparedProduct) => number | null): ReadonlySet<string> {
  const scores = products.map((product) => ({ id: product.id, score: scoreOf(product) }));
  const stated = scores.flatMap(({ score }) => score ?? []);
  const best = Math.max(...stated);
  if (stated.length < 2 || stated.every((score) => score === best)) return new Set();
  return new Set(scores.filter(({ score }) => score === best).map(({ id }) => id));
}

/** Whether a product can be bought at all, here or in the seller's store. */
export function isThere({ status, stock }: ComparedProduct): boolean {
  return status === 'AVAILABLE' && stock.level !== 'OUT';
}

function availabilityOf(product: ComparedProduct, t: Translate): string {
  const { status, stock } = product;
  if (status === 'DISABLED') return t('product.disabled');
  if (!isThere(product)) return t('product.outOfStock');
  if (stock.purchasable === 0) return t('product.inStoreShort');
  return stock.level === 'LOW' ? t('product.lowStock', { n: stock.purchasable }) : t('compare.inStock');
}

function locationOf({ fulfilment }: ComparedProduct, t: Translate): string | null {
  const places = [fulfilment.includes('ONLINE') && t('product.online'), fulfilment.includes('IN_STORE') && t('product.inStore')];
  return places.filter(Boolean).join(', ') || null;
}

function attributeOf({ attributes }: ComparedProduct, key: FacetKey): string | null {
  const attribute = attributes.find((one) => one.key === key);
  return attribute?.values.map(({ label }) => label).join(', ') ?? null;
}

function optionOf({ options }: ComparedProduct, key: string): string | null {
  const option = options.find((one) => one.key === key);
  return option?.values.map(({ label }) => label).join(', ') ?? null;
}
