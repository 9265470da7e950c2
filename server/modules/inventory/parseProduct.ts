import { ATTRIBUTE_KEYS, attributesOf, facetRow } from '#schema/rules/facets.ts';
import { productSchema } from '#schema/rules/inputs/product.ts';
import { everyTextOf, mapTexts, ownTextsOf, type LocalisedText } from '#schema/rules/localisedText.ts';
import { MAX_ALT_LENGTH, MAX_ATTRIBUTE_VALUES, MAX_IMAGES } from '#schema/rules/limits.ts';
import { normaliseLine } from '#schema/rules/normaliseText.ts';
import { proseLength } from '#schema/rules/textLength.ts';
import { isMarketLookalike, type VendorError } from '#server/modules/vendors/index.ts';
import { INPUT_MESSAGES, tooLong } from '#server/platform/input/inputMessages.ts';
import { invalid, parseInput } from '#server/platform/input/parseInput.ts';
import { translations } from '#server/platform/messages.ts';
import type { ProductDoc, Section } from '#server/store/documents/catalog.ts';
import type { PictureDoc } from '#server/store/documents/shared.ts';
import { INVENTORY_MESSAGES, noAttribute, oneOfValues } from './inventoryMessages.ts';
import { parseLabels } from './parseLabels.ts';
import { parseVariants, normaliseWeight, type ParsedVariants, type VariantContext } from './parseVariants.ts';
import type { ProductRequest } from './productRequest.ts';

/**
 * A product's attributes after a request. Stored values that the category no longer allows are dropped, whereas requested ones
 * are errors. An unknown category (`sections` null) is reported elsewhere.
 */
function parseAttributes(
  requested: ProductRequest['attributes'],
  before: ProductDoc | null,
  { slug, sections }: { slug: string; sections: readonly Section[] | null },
): { attributes: Record<string, string[]>; errors: VendorError[] } {
  const errors: VendorError[] = [];
  const possible = sections === null ? ATTRIBUTE_KEYS : attributesOf({ slug, sections });
  const attributes = new Map(possible.map((key) => [key, requested === null ? [] : (before?.attributes?.[facetRow(key).field] ?? [])]));
  for (const [index, { key, values }] of (requested ?? []).entries()) {
    const given = [...new Set(values)];
    const refuse = (text: VendorError['text']) => errors.push(invalid(['attributes', String(index)], text));
    if (!possible.includes(key) && given.length > 0) refuse(noAttribute(translations(`facets.${key}`)));
    else if (given.some((value) => facetRow(key).values?.includes(value) !== true)) refuse(oneOfValues(key));
    else if (given.length > MAX_ATTRIBUTE_VALUES) refuse(INVENTORY_MESSAGES.tooManyValues);
    else if (possible.includes(key)) attributes.set(key, given);
  }
  const stated = [...attributes].filter(([, values]) => values.length > 0);
  return { attributes: Object.fromEntries(stated.map(([key, values]) => [facetRow(key).field, values])), errors };
}

/** Data needed for validation. */
interface ProductContext extends Pick<VariantContext, 'view' | 'before'> {
  /** Whether a product may lack a picture, as in a file import. */
  isPictureOptional: boolean;
  nowMs: number;
}

/** Product fields that sellers edit. */
type DescribedProduct = Omit<
  ProductDoc,
  'id' | 'slug' | 'sku' | 'vendorId' | 'status' | 'featuredRank' | 'createdAt' | 'updatedAt' | 'listedAt' | 'brand'
>;

/** Either the product or at least one error. */
export interface ParsedProduct {
  value: {
    product: DescribedProduct;
    /** The brand's name; null if none, undefined if unchanged. */
    brand: string | null | undefined;
    stock: ParsedVariants['stock'];
  } | null;
  errors: VendorError[];
}

/** Fields of a request, in the order in which their errors are reported. */
const FIELDS: readonly (keyof ProductRequest)[] = [
  'title',
  'description',
  'category',
  'attributes',
  'price',
  'wasPrice',
  'label',
  'images',
  'halal',
  'gtin',
  'food',
  'garment',
  'variants',
  'tags',
  'color',
  'fulfilment',
  'weight',
  'brand',
];

/** Parses a product and collects the errors from its schema, catalogue references, pictures and variants. Omitted fields stay unchanged. */
export function parseProduct(request: ProductRequest, context: ProductContext): ParsedProduct {
  const { before, nowMs } = context;
  const form = productForm(request, before);
  const isSameCertificate = request.halal != null && before?.halal?.number === normaliseLine(request.halal.number);
  const halalExpiry = isSameCertificate ? (before?.halal?.expires ?? null) : null;
  const { value, errors: own } = parseInput(productSchema({ color: before?.color ?? null, halalExpiry, nowMs }), form);
  const category = normaliseLine(given(request.category, before?.category) ?? '');
  const sections = context.view.sectionsOf(category);
  const noCategory = sections === null ? [invalid(['category'], INVENTORY_MESSAGES.category)] : [];
  const { attributes, errors: attributeErrors } = parseAttributes(request.attributes, before, { slug: category, sections });
  const { pictures, errors: pictureErrors } = parsePictures(request.images, context);
  const variants =
    request.variants == null && before !== null
      ? { options: before.options, variants: movedPictures(before, pictures), stock: [], errors: [] }
      : parseVariants(request.variants ?? [], {
          view: context.view,
          before,
          priceCents: form.price,
          pictureIds: pictures.map(({ key }) => key),
        });
  const { labels, errors: labelsErrors } = parseLabels(request, before);
  const isReduced = form.wasPrice !== null || variants.variants.some(({ wasPriceCents }) => wasPriceCents !== null);
  const labelErrors = request.label === 'SALE' && !isReduced ? [invalid(['label'], INVENTORY_MESSAGES.saleLabel)] : [];
  const reserved = isMarketLookalike(request.brand ?? '') ? [invalid(['brand'], INPUT_MESSAGES.brandReserved)] : [];
  const errors = [
    ...own,
    ...reserved,
    ...noCategory,
    ...attributeErrors,
    ...pictureErrors,
    ...labelsErrors,
    ...variants.errors,
    ...labelErrors,
  ].sort((left, right) => placeOf(left) - placeOf(right));
  if (value === null || errors.length > 0) return { value: null, errors };
  const { brand, halal = before?.halal ?? null, ...described } = value;
  return {
    value: {
      product: {
        ...described,
        halal,
        ...labels,
        category,
        label: given(request.label, before?.label) ?? null,
        attributes,
        options: variants.options,
        variants: variants.variants,
        pictures: pictures.map((picture) => ({ ...picture, alt: picture.alt ?? described.title })),
      },
      brand: request.brand === undefined ? undefined : brand,
      stock: variants.stock,
    },
    errors,
  };
}

function placeOf({ path }: VendorError): number {
  return FIELDS.findIndex((field) => field === path?.[0]);
}

function given<Value>(requested: Value | null | undefined, before: Value | null | undefined): Value | null | undefined {
  return requested === undefined ? before : requested;
}

/** The complete product, as the schema expects it. */
function productForm(request: ProductRequest, before: ProductDoc | null) {
  const texts = (requested: LocalisedText | null | undefined, stored: LocalisedText = {}) =>
    requested === null ? {} : { ...ownTextsOf(stored), ...requested };
  return {
    title: texts(request.title, before?.title),
    description: texts(request.description, before?.description),
    // 0 is an invalid price, so a missing price is rejected.
    price: given(request.price, before?.priceCents) ?? 0,
    wasPrice: given(request.wasPrice, before?.wasPriceCents) ?? null,
    halal: request.halal,
    tags: [...(given(request.tags, before?.tags) ?? [])],
    color: given(request.color, before?.color) ?? '',
    fulfilment: [...(given(request.fulfilment, before?.fulfilment) ?? (['ONLINE'] as const))],
    weight: normaliseWeight(given(request.weight, before?.weight) ?? ''),
    brand: request.brand ?? '',
  };
}

/** The requested pictures. A picture without alternative text uses the title. */
function parsePictures(
  requested: ProductRequest['images'],
  context: ProductContext,
): { pictures: (Omit<PictureDoc, 'alt'> & { alt: LocalisedText | null })[]; errors: VendorError[] } {
  if (requested == null && context.before !== null) return { pictures: context.before.pictures, errors: [] };
  const requests = requested ?? [];
  const errors: VendorError[] = [];
  if (requests.length === 0 && !context.isPictureOptional) errors.push(invalid(['images'], INVENTORY_MESSAGES.noImage));
  if (requests.length > MAX_IMAGES) errors.push(invalid(['images'], INVENTORY_MESSAGES.tooManyImages));
  const pictures = requests.flatMap((request, index) => {
    const refuse = (text: LocalisedText, ...field: string[]) => errors.push(invalid(['images', String(index), ...field], text));
    const picture = context.view.picture(request.id);
    if (picture === null) refuse(INVENTORY_MESSAGES.imageGone, 'id');
    else if (requests.findIndex(({ id }) => id === request.id) < index) refuse(INVENTORY_MESSAGES.sameImage, 'id');
    const alt = mapTexts(request.alt ?? {}, normaliseLine);
    for (const [locale, text] of Object.entries(alt))
      if (proseLength(text) > MAX_ALT_LENGTH) refuse(tooLong(MAX_ALT_LENGTH), 'alt', locale);
    return picture === null ? [] : [{ ...picture, alt: everyTextOf(alt).length === 0 ? null : alt }];
  });
  return { pictures, errors };
}

/** The stored variants, with their picture indices mapped to the new picture order. */
function movedPictures(before: ProductDoc, pictures: readonly { key: string }[]): ProductDoc['variants'] {
  return before.variants.map((variant) => {
    const key = variant.picture === null ? undefined : before.pictures[variant.picture]?.key;
    const place = pictures.findIndex((picture) => picture.key === key);
    return { ...variant, picture: place < 0 ? null : place };
  });
}
