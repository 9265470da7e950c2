import { COLOURS } from '#schema/rules/colours.ts';
import {
  MAX_ALT_LENGTH,
  MAX_BRAND_LENGTH,
  MAX_CERTIFICATE_LENGTH,
  MAX_DESCRIPTION_LENGTH,
  MAX_IMAGES,
  MAX_TAG_LENGTH,
  MAX_TAGS,
  MAX_WEIGHT_LENGTH,
  PRODUCT_TITLE_LENGTH,
} from '#schema/rules/limits.ts';
import { tidyTags } from '#schema/rules/productTags.ts';
import { isTelling } from '#schema/rules/tellingText.ts';
import { tooLong } from '#server/platform/input/inputMessages.ts';
import { invalid } from '#server/platform/input/failure.ts';
import { tidyLine, tidyParagraphs } from '#schema/rules/tidyText.ts';
import type { VendorError } from '#server/modules/vendors/index.ts';
import type { ProductDoc } from '#server/store/documents/catalog.ts';
import type { LocalisedText, PictureDoc } from '#server/store/documents/shared.ts';
import { checkAttributes } from './checkAttributes.ts';
import { checkPrices } from './checkPrices.ts';
import { checkVariants } from './checkVariants.ts';
import type { CheckedVariants, VariantSurroundings } from './checkVariants.ts';
import { INVENTORY_MESSAGES } from './inventoryMessages.ts';
import type { PictureRequest, ProductRequest } from './productRequest.ts';
import { tidyWeight } from './tidyWeight.ts';

/** Context of the vendor that validation needs. */
export interface Surroundings extends Pick<VariantSurroundings, 'ownerOfSku' | 'onHand' | 'newVariantId'> {
  /** The stored product; null for a new one. */
  before: ProductDoc | null;
  /** Null for an unknown category. */
  sectionsOf: (category: string) => readonly string[] | null;
  /** Looks up a picture that the seller may use. */
  picture: (id: string) => PictureDoc | null;
  /** Whether a product without a picture is valid, as in a file import. */
  isPictureOptional?: boolean;
  nowMs: number;
}

/** Product fields that a seller can edit. */
export type DescribedProduct = Omit<
  ProductDoc,
  'id' | 'slug' | 'sku' | 'vendorId' | 'status' | 'rating' | 'featuredRank' | 'createdAt' | 'updatedAt' | 'brand'
>;

/** Normalised product, valid only without errors. */
export interface CheckedProduct {
  product: DescribedProduct;
  /** Name or slug of its brand; null without one. */
  brand: string | null;
  stock: CheckedVariants['stock'];
  errors: VendorError[];
}

type Refuse = (field: keyof ProductRequest, text: LocalisedText) => void;

/** Normalises and validates a product, collecting all errors with their paths. Omitted fields stay unchanged. */
export function checkProduct(request: ProductRequest, around: Surroundings): CheckedProduct {
  const { before } = around;
  const errors: VendorError[] = [];
  const refuse: Refuse = (field, text) => errors.push(invalid([field], text));
  const title = checkTitle(request, before, refuse);
  const description = checkDescription(request, before, refuse);
  const category = tidyLine(given(request.category, before?.category) ?? '');
  const sections = around.sectionsOf(category);
  if (sections === null) refuse('category', INVENTORY_MESSAGES.category);
  const { attributes, errors: attributeErrors } = checkAttributes(request.attributes, before, { slug: category, sections });
  const prices = checkProductPrices(request, before);
  const pictures = checkPictures(request.images, title, around);
  const halal = checkHalal(request.halal, around);
  const variants =
    request.variants == null && before !== null
      ? { options: before.options, variants: movedPictures(before, pictures.pictures), stock: [], errors: [] }
      : checkVariants(request.variants ?? [], {
          ...around,
          ...prices,
          pictureIds: pictures.pictures.map(({ key }) => key),
        });
  errors.push(...attributeErrors, ...prices.errors, ...pictures.errors, ...halal.errors, ...variants.errors);
  return {
    product: {
      title,
      description,
      category,
      tags: checkTags(given(request.tags, before?.tags) ?? [], refuse),
      color: checkColour(given(request.color, before?.color) ?? null, before, refuse),
      label: given(request.label, before?.label) ?? null,
      fulfilment: checkFulfilment(given(request.fulfilment, before?.fulfilment), refuse),
      priceCents: prices.priceCents,
      wasPriceCents: prices.wasPriceCents,
      weight: checkWeight(given(request.weight, before?.weight) ?? '', refuse),
      attributes,
      options: variants.options,
      variants: variants.variants,
      pictures: pictures.pictures,
      halal: halal.halal,
    },
    brand: checkBrand(given(request.brand, before?.brand) ?? '', refuse),
    stock: variants.stock,
    errors,
  };
}

function given<Value>(requested: Value | null | undefined, before: Value | null | undefined): Value | null | undefined {
  return requested === undefined ? before : requested;
}

/** Text in both languages; an empty one falls back to the other. */
function bothOf(en: string, ms: string): LocalisedText {
  return { en: en === '' ? ms : en, ms: ms === '' ? en : ms };
}

/** The second language as entered; empty if it is only the fallback. */
function secondOf(text: LocalisedText | undefined): string {
  return text === undefined || text.ms === text.en ? '' : text.ms;
}

function checkTitle({ title, titleMs }: ProductRequest, before: ProductDoc | null, refuse: Refuse): LocalisedText {
  const en = tidyLine(given(title, before?.title.en) ?? '');
  const ms = tidyLine(given(titleMs, secondOf(before?.title)) ?? '');
  const isGood = (text: string) => isTelling(text) && text.length >= PRODUCT_TITLE_LENGTH.min && text.length <= PRODUCT_TITLE_LENGTH.max;
  if (en === '' ? ms === '' : !isGood(en)) refuse('title', INVENTORY_MESSAGES.title);
  if (ms !== '' && !isGood(ms)) refuse('titleMs', INVENTORY_MESSAGES.title);
  return bothOf(en, ms);
}

function checkDescription({ description, descriptionMs }: ProductRequest, before: ProductDoc | null, refuse: Refuse): LocalisedText {
  const en = tidyParagraphs(given(description, before?.description.en) ?? '');
  const ms = tidyParagraphs(given(descriptionMs, secondOf(before?.description)) ?? '');
  if (!isTelling(en + ms)) refuse('description', INVENTORY_MESSAGES.description);
  else if (en.length > MAX_DESCRIPTION_LENGTH) refuse('description', tooLong(MAX_DESCRIPTION_LENGTH));
  if (ms.length > MAX_DESCRIPTION_LENGTH) refuse('descriptionMs', tooLong(MAX_DESCRIPTION_LENGTH));
  return bothOf(en, ms);
}

function checkProductPrices(request: ProductRequest, before: ProductDoc | null) {
  // 0 is not a valid price, so a missing price is refused.
  const price = given(request.price, before?.priceCents) ?? 0;
  const wasPrice = given(request.wasPrice, before?.wasPriceCents) ?? null;
  const { wasPriceCents, errors } = checkPrices(price, wasPrice, { priceCents: price });
  return { priceCents: price, wasPriceCents, errors };
}

function checkTags(texts: readonly string[], refuse: Refuse): string[] {
  const tags = tidyTags(texts.map(tidyLine));
  if (tags.length > MAX_TAGS) refuse('tags', INVENTORY_MESSAGES.tooManyTags);
  else if (tags.some((tag) => tag.length > MAX_TAG_LENGTH)) refuse('tags', INVENTORY_MESSAGES.tagTooLong);
  return tags;
}

function checkColour(text: string | null, before: ProductDoc | null, refuse: Refuse): string | null {
  const color = text === null || text.trim() === '' ? null : text.trim().toLowerCase();
  if (color !== null && !Object.hasOwn(COLOURS, color) && color !== before?.color) refuse('color', INVENTORY_MESSAGES.color);
  return color;
}

function checkFulfilment(requested: ProductRequest['fulfilment'], refuse: Refuse): ProductDoc['fulfilment'] {
  const fulfilment = [...new Set(requested ?? (['ONLINE'] as const))];
  if (fulfilment.length === 0) refuse('fulfilment', INVENTORY_MESSAGES.fulfilment);
  return fulfilment;
}

function checkWeight(text: string, refuse: Refuse): string | null {
  const weight = tidyWeight(text);
  if (weight.length > MAX_WEIGHT_LENGTH) refuse('weight', tooLong(MAX_WEIGHT_LENGTH));
  return weight === '' ? null : weight;
}

function checkBrand(text: string, refuse: Refuse): string | null {
  const brand = tidyLine(text);
  if (brand.length > MAX_BRAND_LENGTH) refuse('brand', tooLong(MAX_BRAND_LENGTH));
  return isTelling(brand) ? brand : null;
}

/** Upper bound of a certificate's validity: they last a few years, so a later date is a typing error. */
const LONGEST_CERTIFICATE_MS = 20 * 366 * 86_400_000;

function checkHalal(
  requested: ProductRequest['halal'],
  { before, nowMs }: Surroundings,
): { halal: ProductDoc['halal']; errors: VendorError[] } {
  if (requested === undefined) return { halal: before?.halal ?? null, errors: [] };
  if (requested === null) return { halal: null, errors: [] };
  const halal = { body: tidyLine(requested.body), number: tidyLine(requested.number), expires: requested.expires };
  const errors: VendorError[] = [];
  const refuse = (field: keyof typeof halal, text: LocalisedText) => errors.push(invalid(['halal', field], text));
  for (const [field, text] of [['body', INVENTORY_MESSAGES.halalBody] as const, ['number', INVENTORY_MESSAGES.halalNumber] as const]) {
    if (!isTelling(halal[field])) refuse(field, text);
    else if (halal[field].length > MAX_CERTIFICATE_LENGTH) refuse(field, tooLong(MAX_CERTIFICATE_LENGTH));
  }
  // A certificate that has expired since it was entered is not displayed; it must not block an unrelated change.
  const isKept = before?.halal?.expires === halal.expires && before.halal.number === halal.number;
  const expiresMs = Date.parse(halal.expires);
  if (halal.expires === '') refuse('expires', INVENTORY_MESSAGES.halalExpires);
  else if (!isKept && !(expiresMs > nowMs && expiresMs < nowMs + LONGEST_CERTIFICATE_MS))
    refuse('expires', INVENTORY_MESSAGES.halalExpired);
  return { halal, errors };
}

function checkPictures(
  requested: ProductRequest['images'],
  title: LocalisedText,
  around: Surroundings,
): { pictures: PictureDoc[]; errors: VendorError[] } {
  if (requested == null && around.before !== null) return { pictures: around.before.pictures, errors: [] };
  const requests = requested ?? [];
  const errors: VendorError[] = [];
  if (requests.length === 0 && around.isPictureOptional !== true) errors.push(invalid(['images'], INVENTORY_MESSAGES.noImage));
  if (requests.length > MAX_IMAGES) errors.push(invalid(['images'], INVENTORY_MESSAGES.tooManyImages));
  const pictures = requests.flatMap((request, index) => {
    const refuse = (field: keyof PictureRequest, text: LocalisedText) => errors.push(invalid(['images', String(index), field], text));
    const picture = around.picture(request.id);
    if (picture === null) refuse('id', INVENTORY_MESSAGES.imageGone);
    else if (requests.findIndex(({ id }) => id === request.id) < index) refuse('id', INVENTORY_MESSAGES.sameImage);
    const [en, ms] = [tidyLine(request.alt ?? ''), tidyLine(request.altMs ?? '')];
    if (en.length > MAX_ALT_LENGTH) refuse('alt', tooLong(MAX_ALT_LENGTH));
    if (ms.length > MAX_ALT_LENGTH) refuse('altMs', tooLong(MAX_ALT_LENGTH));
    const alt = en === '' && ms === '' ? title : bothOf(en, ms);
    return picture === null ? [] : [{ ...picture, alt }];
  });
  return { pictures, errors };
}

/** The stored variants, with their picture indices mapped to the new picture order. */
function movedPictures(before: ProductDoc, pictures: readonly PictureDoc[]): ProductDoc['variants'] {
  return before.variants.map((variant) => {
    const key = variant.picture === null ? undefined : before.pictures[variant.picture]?.key;
    const place = pictures.findIndex((picture) => picture.key === key);
    return { ...variant, picture: place < 0 ? null : place };
  });
}
