import * as v from 'valibot';
import { isNoBrand } from '../brandNames.ts';
import { COLOURS } from '../colours.ts';
import {
  MAX_BRAND_LENGTH,
  MAX_CERTIFICATE_LENGTH,
  MAX_DESCRIPTION_LENGTH,
  MAX_PRICE_CENTS,
  MAX_SIZE_LENGTH,
  MAX_SKU_LENGTH,
  MAX_TAG_LENGTH,
  MAX_TAGS,
  MAX_WEIGHT_LENGTH,
  PRODUCT_TITLE_LENGTH,
} from '../limits.ts';
import { endOfDay, isDay, malaysianDay } from '../moments.ts';
import { normaliseTags } from '../productTags.ts';
import { isTelling } from '../tellingText.ts';
import { lineLength, proseLength } from '../textLength.ts';
import { normaliseIdentifier, normaliseLine, normaliseParagraphs } from '../normaliseText.ts';
import { isMarketName } from '../vendorNames.ts';
import { atMost, check, orNull, requiredLocalised, requiredText, withoutLink } from './fields.ts';
import type { InputKey } from './inputKeys.ts';

/** Stored values that are accepted while unchanged, and the current time. */
interface ProductFacts {
  color: string | null;
  /** Expiry of the stored halal certificate, if the request contains the same certificate number. */
  halalExpiry: string | null;
  nowMs: number;
}

/** Maximum validity of a certificate. Certificates last a few years, so a later date is a typing error. */
const LONGEST_CERTIFICATE_MS = 20 * 366 * 86_400_000;

const { min, max } = PRODUCT_TITLE_LENGTH;
const isTitle = (text: string) => text === '' || (isTelling(text) && lineLength(text) >= min && lineLength(text) <= max);
const title = v.pipe(v.string(), v.transform(normaliseLine), check(isTitle, 'productTitle'), withoutLink());
const description = v.pipe(v.string(), v.transform(normaliseParagraphs), atMost(MAX_DESCRIPTION_LENGTH, proseLength));

const wasPrice = v.number('wasPrice' satisfies InputKey);
const isPrice = (cents: number) => Number.isInteger(cents) && cents >= 1 && cents <= MAX_PRICE_CENTS;
const price = v.pipe(v.number('price' satisfies InputKey), check(isPrice, 'price'));

interface Prices {
  price: number | null;
  wasPrice: number | null;
  /** For a variant: the product's price, which applies if the variant has none. */
  productPrice?: number;
}

/** Whether a former price is above the price. Returns true if the price itself is invalid. */
function isHigher({ price: own, wasPrice: former, productPrice = 0 }: Prices): boolean {
  return former === null || (own !== null && !isPrice(own)) || (isPrice(former) && former > (own ?? productPrice));
}

const certificate = {
  body: requiredText('halalBody', MAX_CERTIFICATE_LENGTH),
  number: requiredText('halalNumber', MAX_CERTIFICATE_LENGTH),
};

const entries = {
  title: requiredLocalised(title, 'productTitle'),
  description: requiredLocalised(description, 'productDescription'),
  price,
  wasPrice: v.nullable(wasPrice),
  tags: v.pipe(
    v.array(v.string()),
    v.transform((texts) => normaliseTags(texts.map(normaliseLine))),
    check((tags) => tags.length <= MAX_TAGS, 'tooManyTags'),
    check((tags) => tags.every((tag) => lineLength(tag) <= MAX_TAG_LENGTH), 'tagTooLong'),
  ),
  fulfilment: v.pipe(
    v.array(v.picklist(['ONLINE', 'IN_STORE'])),
    check((places) => places.length > 0, 'fulfilment'),
    v.transform((places) => [...new Set(places)]),
  ),
  weight: v.pipe(v.string(), atMost(MAX_WEIGHT_LENGTH), v.transform(orNull)),
  brand: v.pipe(
    v.string(),
    v.transform(normaliseLine),
    atMost(MAX_BRAND_LENGTH),
    check((text) => !isMarketName(text), 'brandReserved'),
    withoutLink(),
    v.transform((text) => (isNoBrand(text) ? null : text)),
  ),
};

/**
 * A product, excluding the parts that depend on the catalogue: category, attributes, pictures and variants. Prices are in cents,
 * the weight is normalised.
 */
export function productSchema({ color, halalExpiry, nowMs }: ProductFacts) {
  const isValid = (expires: string) => Date.parse(expires) > nowMs && Date.parse(expires) < nowMs + LONGEST_CERTIFICATE_MS;
  const expires = v.pipe(
    v.string(),
    check((moment) => moment !== '', 'halalExpires'),
    // The stored day keeps its exact time.
    v.transform((day) => (halalExpiry !== null && isDay(day) && malaysianDay(halalExpiry) === day ? halalExpiry : endOfDay(day))),
    // A stored certificate that has expired is not displayed, and must not block an unrelated change.
    check((moment) => moment === halalExpiry || isValid(moment), 'halalExpired'),
  );
  return v.pipe(
    v.object({
      ...entries,
      halal: v.optional(v.nullable(v.object({ ...certificate, expires }))),
      color: v.pipe(
        v.string(),
        v.transform((name) => normaliseIdentifier(name).toLowerCase()),
        check((name) => name === '' || Object.hasOwn(COLOURS, name) || name === color, 'color'),
        v.transform(orNull),
      ),
    }),
    v.forward(v.partialCheck([['price'], ['wasPrice']], isHigher, 'wasPrice' satisfies InputKey), ['wasPrice']),
    v.transform(({ price: priceCents, wasPrice: wasPriceCents, ...product }) => ({ ...product, priceCents, wasPriceCents })),
  );
}

const OPTION_LENGTHS: Readonly<Record<string, number>> = { weight: MAX_WEIGHT_LENGTH, size: MAX_SIZE_LENGTH };

function isOption([key, value]: readonly [string, string]): boolean {
  if (key === 'color') return Object.hasOwn(COLOURS, value);
  return isTelling(value) && lineLength(value) <= (OPTION_LENGTHS[key] ?? 0);
}

const isSku = (sku: string) => sku.length <= MAX_SKU_LENGTH && /^[\p{L}\p{N}][\p{L}\p{N}._/-]*$/u.test(sku);

const priceEntries = { price: v.nullish(price, null), wasPrice: v.nullish(wasPrice, null), productPrice: v.number() };

/** Prices in cents of a variant, or of a product as its own variant. Without a price, the product's applies. */
export const pricesSchema = v.pipe(
  v.object(priceEntries),
  v.forward(v.partialCheck([['price'], ['wasPrice'], ['productPrice']], isHigher, 'wasPrice' satisfies InputKey), ['wasPrice']),
);

/**
 * A variant, excluding its stock and picture. Options are normalised values by key. Prices are in cents; a variant without a
 * price uses the product's.
 */
export const variantSchema = v.pipe(
  v.object({
    sku: v.pipe(v.string(), v.transform(normaliseIdentifier), check(isSku, 'sku')),
    options: v.pipe(
      v.array(v.tuple([v.string(), v.string()])),
      check((options) => options.every(isOption), 'option'),
    ),
    ...priceEntries,
  }),
  v.forward(v.partialCheck([['price'], ['wasPrice'], ['productPrice']], isHigher, 'wasPrice' satisfies InputKey), ['wasPrice']),
);
