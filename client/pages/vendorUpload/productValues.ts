import { textFields } from '#client/graphql/localisedTexts.ts';
import { colourName } from '#client/i18n/labels.ts';
import { languageName } from '#client/i18n/languageName.ts';
import type { Translate } from '#client/i18n/Translate.ts';
import { colourKey } from '#schema/rules/colours.ts';
import { MALAYSIA_OFFSET_MS } from '#schema/rules/malaysianTime.ts';
import type { ProductValues, VariantRow } from '#client/state/productDrafts.ts';
import type { ProductEditor_ProductFragment, VendorUploadQuery } from './VendorUploadPage.generated.ts';
import type { UploadTarget } from './vendorUpload.loader.ts';
import { fieldIn } from '#schema/rules/localisedText.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#schema/rules/locales.ts';
import { decimalAmount } from '#schema/rules/money.ts';

/** What there is to choose from. */
export interface Choices {
  categories: VendorUploadQuery['categories'] | undefined;
  brands: VendorUploadQuery['brands'] | undefined;
}

/** The fields that hold one text. */
export type TextName = {
  [Name in keyof ProductValues]: ProductValues[Name] extends string ? Name : never;
}[keyof ProductValues];

/** The fields of a text, one per language. */
export const inEachLanguage = <Field extends 'title' | 'description' | 'alt'>(field: Field) =>
  LOCALES.map((locale) => fieldIn(field, locale));

const TEXT_LABELS = {
  title: ['vendorProducts.name', 'vendorProducts.nameIn'],
  description: ['vendorProducts.description', 'vendorProducts.descriptionIn'],
} as const;

/** What a text is called; one in another than the default language names its own. */
export function textLabel(field: keyof typeof TEXT_LABELS, language: Locale, around: { t: Translate; locale: Locale }): string {
  const [plain, named] = TEXT_LABELS[field];
  return language === DEFAULT_LOCALE ? around.t(plain) : around.t(named, { language: languageName(language, around.locale) });
}

/** The row of a product without sizes and colours. */
export const PLAIN_ROW = '|';

/** Names the variant of a size and a colour; empty for what the product does not come in. */
export function rowKey(size: string, color: string): string {
  return `${size}|${color}`;
}

/** Size and colour of a variant by its key, as the options that it has. */
export function optionsOf(key: string, axis: ProductValues['axis']): { key: string; value: string }[] {
  const [size = '', color = ''] = key.split('|');
  return [...(size === '' ? [] : [{ key: axis, value: size }]), ...(color === '' ? [] : [{ key: 'color', value: color }])];
}

/** "M, Red". */
export function variantName(key: string, t: Translate): string {
  const [size = '', color = ''] = key.split('|');
  return [size, colourName(color, t)].filter((part) => part !== '').join(', ');
}

/** A variant that is not made. */
export const EMPTY_ROW: VariantRow = { id: null, sku: '', price: '', wasPrice: '', stock: '', expectedStock: null, imageId: null };

/** Where a new product begins. */
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

/** A product as its form shows it. */
export function valuesOf({
  product,
  title,
  description,
  variants,
  pictures,
  price,
  wasPrice,
  halal,
}: ProductEditor_ProductFragment): ProductValues {
  const valueOf = (options: readonly { key: string; value: string }[], key: string) => options.find((option) => option.key === key)?.value;
  const axis = variants.some(({ variant }) => valueOf(variant.options, 'weight') !== undefined) ? 'weight' : 'size';
  const [only, ...others] = variants;
  // What is sold in one way only has one price: its own, if it has one.
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
    label: product.label ?? '',
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

/** Where the copy of a product begins: everything but its numbers and what is on its shelf. */
function copyOf(values: ProductValues): ProductValues {
  const rows = Object.entries(values.rows).map(([key, row]) => [key, { ...row, id: null, sku: '', stock: '0', expectedStock: null }]);
  return { ...values, rows: Object.fromEntries(rows) as ProductValues['rows'] };
}

/** What the form begins with: a product of the vendor, the copy of one, or nothing. */
export function openedProduct(
  product: ProductEditor_ProductFragment | null,
  kind: UploadTarget['kind'],
): { base: ProductValues; version: number | null } {
  const values = product ? valuesOf(product) : EMPTY_VALUES;
  if (kind === 'copy') return { base: copyOf(values), version: null };
  return { base: values, version: (kind === 'edit' ? product?.version : null) ?? null };
}

/** The day in Malaysia of a moment. */
function dayOf(moment: string): string {
  return new Date(Date.parse(moment) + MALAYSIA_OFFSET_MS).toISOString().slice(0, 10);
}

/** Columns and rows of the table of variants; one without a name where there is no size or no colour. */
export function axesOf({ sizes, colors }: Pick<ProductValues, 'sizes' | 'colors'>) {
  return { columns: sizes.length > 0 ? sizes : [''], lanes: colors.length > 0 ? colors : [''] };
}

/** The keys of the variants that the form has room for, row by row. */
export function rowKeys(values: Pick<ProductValues, 'sizes' | 'colors'>): string[] {
  const { columns, lanes } = axesOf(values);
  return lanes.flatMap((color) => columns.map((size) => rowKey(size, color)));
}

/** Those of them that are made. A product without sizes and colours is always made. */
export function madeKeys(values: ProductValues): string[] {
  return rowKeys(values).filter((key) => key === PLAIN_ROW || (values.rows[key]?.stock ?? '').trim() !== '');
}

/** A seller's number for a variant: the own one, else one made of the product's and its choices. */
export function skuOf({ rows, skuBase }: ProductValues, key: string): string {
  const own = rows[key]?.sku.trim() ?? '';
  if (own !== '' || skuBase === '') return own;
  const [size = '', color = ''] = key.split('|');
  return [skuBase, size, colourKey(color)?.replace('colours.', '') ?? color]
    .map((part) => part.toUpperCase().replace(/[^\p{L}\p{N}.]+/gu, ''))
    .filter((part) => part !== '')
    .join('-');
}

/** Cents as a field shows them. */
function priceText(cents: number | null | undefined): string {
  return cents == null ? '' : decimalAmount(cents);
}
