import { textFields } from '#client/graphql/localisedTexts.ts';
import { colourName } from '#client/i18n/labels.ts';
import { languageName } from '#client/i18n/languageName.ts';
import type { Translate } from '#client/i18n/Translate.ts';
import { colourKey } from '#schema/rules/colours.ts';
import { MALAYSIA_OFFSET_MS } from '#schema/rules/malaysianTime.ts';
import type { ProductValues, VariantRow } from '#client/state/productDrafts.ts';
import type { ProductEditor_ProductFragment, VendorUploadQuery } from './VendorUploadPage.generated.ts';
import type { UploadTarget } from './vendorUploadQuery.ts';
import { fieldIn } from '#schema/rules/localisedText.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#schema/rules/locales.ts';
import { MAX_VARIANTS } from '#schema/rules/limits.ts';
import { decimalAmount } from '#schema/rules/money.ts';

/** Categories and brands to choose from; undefined until loaded. */
export interface Choices {
  categories: VendorUploadQuery['categories'] | undefined;
  brands: VendorUploadQuery['brands'] | undefined;
}

/** Names of the string fields. */
export type TextName = {
  [Name in keyof ProductValues]: ProductValues[Name] extends string ? Name : never;
}[keyof ProductValues];

/** Field names for a localised text, one per language. */
export const inEachLanguage = <Field extends 'title' | 'description' | 'alt'>(field: Field) =>
  LOCALES.map((locale) => fieldIn(field, locale));

const TEXT_LABELS = {
  title: ['vendorProducts.name', 'vendorProducts.nameIn'],
  description: ['vendorProducts.description', 'vendorProducts.descriptionIn'],
} as const;

/** Label for a localised text's field. Includes the language, except for the default one. */
export function textLabel(field: keyof typeof TEXT_LABELS, language: Locale, around: { t: Translate; locale: Locale }): string {
  const [plain, named] = TEXT_LABELS[field];
  return language === DEFAULT_LOCALE ? around.t(plain) : around.t(named, { language: languageName(language, around.locale) });
}

/** Row key for a product without sizes and colours. */
export const PLAIN_ROW = '|';

/** Row key for a size and colour; a missing option is empty. */
export function rowKey(size: string, color: string): string {
  return `${size}|${color}`;
}

/** A variant's size and colour as options, parsed from its key. */
export function optionsOf(key: string, axis: ProductValues['axis']): { key: string; value: string }[] {
  const [size = '', color = ''] = key.split('|');
  return [...(size === '' ? [] : [{ key: axis, value: size }]), ...(color === '' ? [] : [{ key: 'color', value: color }])];
}

/** A variant's label, such as "M, Red". */
export function variantName(key: string, t: Translate): string {
  const [size = '', color = ''] = key.split('|');
  return [size, colourName(color, t)].filter((part) => part !== '').join(', ');
}

/** A row that has no variant. */
export const EMPTY_ROW: VariantRow = { id: null, sku: '', price: '', wasPrice: '', stock: '', expectedStock: null, imageId: null };

export const EMPTY_VALUES: ProductValues = {
  ...textFields('title', []),
  ...textFields('description', []),
  category: '',
  brand: '',
  tags: '',
  color: '',
  label: '',
  price: '',
  wasPrice: '',
  weight: '',
  attributes: {},
  isOnline: true,
  isInStore: false,
  hasHalal: false,
  halalBody: '',
  halalNumber: '',
  halalExpires: '',
  images: [],
  axis: 'size',
  sizes: [],
  colors: [],
  rows: {},
  skuBase: '',
};

const distinct = (texts: readonly (string | undefined)[]) => [...new Set(texts.filter((text) => text !== undefined))];

export function valuesOf({
  product,
  title,
  description,
  variants,
  pictures,
  price,
  wasPrice,
  label,
  halal,
}: ProductEditor_ProductFragment): ProductValues {
  const valueOf = (options: readonly { key: string; value: string }[], key: string) => options.find((option) => option.key === key)?.value;
  const axis = variants.some(({ variant }) => valueOf(variant.options, 'weight') !== undefined) ? 'weight' : 'size';
  const [only, ...others] = variants;
  // If there is a single variant without options, its price becomes the product's.
  const own = others.length === 0 && only?.variant.options.length === 0 ? only : null;
  const rows = variants.map(({ variant, onHand, imageId, ...prices }): [string, VariantRow] => [
    rowKey(valueOf(variant.options, axis) ?? '', valueOf(variant.options, 'color') ?? ''),
    {
      id: variant.id,
      sku: variant.sku,
      price: own ? '' : priceText(prices.price?.minorUnits),
      wasPrice: own ? '' : priceText(prices.wasPrice?.minorUnits),
      stock: String(onHand),
      expectedStock: onHand,
      imageId: imageId ?? null,
    },
  ]);
  return {
    ...textFields('title', title),
    ...textFields('description', description),
    category: product.category.slug,
    brand: product.brand?.name ?? '',
    tags: product.tags.join(', '),
    color: product.color ?? '',
    label: label ?? '',
    price: priceText((own?.price ?? price).minorUnits),
    wasPrice: priceText((own?.wasPrice ?? wasPrice)?.minorUnits),
    weight: product.weight ?? '',
    attributes: Object.fromEntries(product.attributes.map(({ key, values }) => [key, values.map(({ value }) => value)])),
    isOnline: product.fulfilment.includes('ONLINE'),
    isInStore: product.fulfilment.includes('IN_STORE'),
    hasHalal: halal !== null,
    halalBody: halal?.body ?? '',
    halalNumber: halal?.number ?? '',
    halalExpires: halal ? dayOf(halal.expires) : '',
    images: pictures.map(({ id, image, alt }) => ({
      id,
      url: image.url,
      width: image.width,
      height: image.height,
      dominantColor: image.dominantColor,
      ground: image.ground ?? null,
      ...textFields('alt', alt),
    })),
    axis,
    sizes: distinct(variants.map(({ variant }) => valueOf(variant.options, axis))),
    colors: distinct(variants.map(({ variant }) => valueOf(variant.options, 'color'))),
    rows: Object.fromEntries(rows),
    skuBase: '',
  };
}

/** Form values for a copy, excluding ids, SKUs and stock. */
function copyOf(values: ProductValues): ProductValues {
  const rows = Object.entries(values.rows).map(([key, row]) => [key, { ...row, id: null, sku: '', stock: '0', expectedStock: null }]);
  return { ...values, rows: Object.fromEntries(rows) as ProductValues['rows'] };
}

/** Initial form values: the product's or its copy's, otherwise empty ones. */
export function openedProduct(
  product: ProductEditor_ProductFragment | null,
  kind: UploadTarget['kind'],
): { base: ProductValues; version: number | null } {
  const values = product ? valuesOf(product) : EMPTY_VALUES;
  if (kind === 'copy') return { base: copyOf(values), version: null };
  return { base: values, version: (kind === 'edit' ? product?.version : null) ?? null };
}

/** An instant's day in Malaysia. */
function dayOf(moment: string): string {
  return new Date(Date.parse(moment) + MALAYSIA_OFFSET_MS).toISOString().slice(0, 10);
}

/** Columns and rows of the variant table. Without sizes or colours, there is a single one, which has no name. */
export function axesOf({ sizes, colors }: Pick<ProductValues, 'sizes' | 'colors'>) {
  return { columns: sizes.length > 0 ? sizes : [''], gridRows: colors.length > 0 ? colors : [''] };
}

/**
 * Whether all combinations of size and colour are within the limit. They may exceed it for imported products, which only have some of them.
 */
export function isGrid(values: Pick<ProductValues, 'sizes' | 'colors'>): boolean {
  const { columns, gridRows } = axesOf(values);
  return columns.length * gridRows.length <= MAX_VARIANTS;
}

/** Row keys for all combinations of size and colour or, if those exceed the limit, for the existing rows. */
export function rowKeys(values: Pick<ProductValues, 'sizes' | 'colors' | 'rows'>): string[] {
  const { columns, gridRows } = axesOf(values);
  if (!isGrid(values)) {
    const [sizes, colors] = [new Set(columns), new Set(gridRows)];
    return Object.keys(values.rows).filter((key) => {
      const [size = '', color = ''] = key.split('|');
      return sizes.has(size) && colors.has(color);
    });
  }
  return gridRows.flatMap((color) => columns.map((size) => rowKey(size, color)));
}

/** Keys of the rows that are variants: those with a stock value, and the only row of a product without options. */
export function madeKeys(values: ProductValues): string[] {
  return rowKeys(values).filter((key) => key === PLAIN_ROW || (values.rows[key]?.stock ?? '').trim() !== '');
}

/** A variant's SKU: its own or, if it has none, the product's followed by the options. */
export function skuOf({ rows, skuBase }: ProductValues, key: string): string {
  const own = rows[key]?.sku.trim() ?? '';
  if (own !== '' || skuBase === '') return own;
  const [size = '', color = ''] = key.split('|');
  return [skuBase, size, colourKey(color)?.replace('colours.', '') ?? color]
    .map((part) => part.toUpperCase().replace(/[^\p{L}\p{N}.]+/gu, ''))
    .filter((part) => part !== '')
    .join('-');
}

function priceText(cents: number | null | undefined): string {
  return cents == null ? '' : decimalAmount(cents);
}
