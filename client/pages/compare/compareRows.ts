import { capitalised } from '#schema/rules/capitalised.ts';
import { tagName } from '#client/i18n/labels.ts';
import type { MessageKey, Translate } from '#client/i18n/Translate.ts';
import { weightText } from '#client/i18n/weightText.ts';
import { ATTRIBUTE_KEYS, type FacetKey } from '#schema/rules/facets.ts';
import { formatMoney } from '#schema/rules/money.ts';
import type { Locale } from '#schema/rules/locales.ts';
import { listValues } from '#schema/rules/wordLists.ts';
import type { ComparisonQuery } from './Comparison.generated.ts';

export type ComparedProduct = Extract<NonNullable<ComparisonQuery['nodes']>[number], { __typename: 'Product' }>;

/** Table row: one detail for all products. */
export interface CompareRow {
  key: CompareDetail | FacetKey;
  label: string;
  /** Each product's text; null if the product does not provide this detail. */
  texts: readonly (string | null)[];
  /** Whether the products differ. Always false for the SKU, which is unique. */
  isDifferent: boolean;
}

type Read = (product: ComparedProduct, t: Translate, locale: Locale) => string | null;

/** Label and reader for each compared detail, in display order. */
const DETAILS = {
  price: ['compare.price', ({ price }) => formatMoney(price.current.minorUnits)],
  rating: ['compare.rating', ({ rating }) => (rating.average === null || rating.count === 0 ? null : rating.average.toFixed(1))],
  availability: ['compare.availability', availabilityOf],
  location: ['product.location', locationOf],
  brand: ['product.brand', ({ brand }) => brand?.name ?? null],
  weight: [
    'product.weight',
    (product, t, locale) => optionOf(product, 'weight', locale) ?? (product.weight && weightText(product.weight, t)),
  ],
  size: ['product.size', (product, _, locale) => optionOf(product, 'size', locale)],
  color: ['product.colour', (product, _, locale) => optionOf(product, 'color', locale)],
  sku: ['product.sku', ({ sku }) => sku],
  category: ['product.category', ({ category }) => capitalised(category.name)],
  vendor: ['product.seller', ({ vendor }) => vendor.name],
  tags: [
    'product.tags',
    ({ tags }, t, locale) =>
      listed(
        tags.map((tag) => tagName(tag, t)),
        locale,
      ),
  ],
} as const satisfies Record<string, readonly [MessageKey, Read]>;

export type CompareDetail = keyof typeof DETAILS;

/** The table's rows. Omits details that no product provides. */
export function compareRows(products: readonly ComparedProduct[], t: Translate, locale: Locale): CompareRow[] {
  const row = (key: CompareRow['key'], label: string, read: Read): CompareRow => {
    const texts = products.map((product) => read(product, t, locale));
    return { key, label, texts, isDifferent: key !== 'sku' && new Set(texts).size > 1 };
  };
  const details = (Object.keys(DETAILS) as CompareDetail[]).map((key) => {
    const [label, read]: readonly [(typeof DETAILS)[CompareDetail][0], Read] = DETAILS[key];
    return row(key, t(label), read);
  });
  const attributes = ATTRIBUTE_KEYS.map((key) => row(key, t(`facets.${key}`), (product) => attributeOf(product, key, locale)));
  return [...details, ...attributes].filter(({ texts }) => texts.some((text) => text !== null));
}

/** Ids of the products with the best score. Empty if all scores are equal or only one product has a score. */
export function bestOf(products: readonly ComparedProduct[], scoreOf: (product: ComparedProduct) => number | null): ReadonlySet<string> {
  const scores = products.map((product) => ({ id: product.id, score: scoreOf(product) }));
  const stated = scores.flatMap(({ score }) => score ?? []);
  const best = Math.max(...stated);
  if (stated.length < 2 || stated.every((score) => score === best)) return new Set();
  return new Set(scores.filter(({ score }) => score === best).map(({ id }) => id));
}

/** Whether a product can be bought, either online or in the vendor's store. */
export function isAvailable({ status, stock }: ComparedProduct): boolean {
  return status === 'AVAILABLE' && stock.level !== 'OUT';
}

function availabilityOf(product: ComparedProduct, t: Translate): string {
  const { status, stock } = product;
  if (status === 'DISABLED') return t('product.disabled');
  if (!isAvailable(product)) return t('product.outOfStock');
  if (stock.purchasable === 0) return t('product.inStoreShort');
  return stock.level === 'LOW' ? t('product.lowStock', { n: stock.purchasable }) : t('compare.inStock');
}

function locationOf({ fulfilment }: ComparedProduct, t: Translate, locale: Locale): string | null {
  const places = [fulfilment.includes('ONLINE') && t('product.online'), fulfilment.includes('IN_STORE') && t('product.inStore')];
  return listed(
    places.filter((place) => place !== false),
    locale,
  );
}

function attributeOf({ attributes }: ComparedProduct, key: FacetKey, locale: Locale): string | null {
  return listed(attributes.find((one) => one.key === key)?.values.map(({ label }) => label) ?? [], locale);
}

function optionOf({ options }: ComparedProduct, key: string, locale: Locale): string | null {
  return listed(options.find((one) => one.key === key)?.values.map(({ label }) => label) ?? [], locale);
}

function listed(values: readonly string[], locale: Locale): string | null {
  return values.length === 0 ? null : listValues(values, locale);
}
