import { Field, ID, InputType, Int } from 'type-graphql';
import {
  MAX_ALT_LENGTH,
  MAX_BRAND_LENGTH,
  MAX_DESCRIPTION_LENGTH,
  MAX_IMAGES,
  MAX_PRICE_CENTS,
  MAX_STOCK,
  MAX_TAG_LENGTH,
  MAX_TAGS,
  MAX_VARIANTS,
  PRODUCT_TITLE_LENGTH,
} from '#schema/rules/limits.ts';
import { LocalisedTextInput } from '#server/graphql/localisedText.type.ts';
import { DateOnly, SafeInt } from '#server/graphql/scalars.ts';
import type { FacetKey as FacetKeyName } from '#schema/rules/facets.ts';
import { FacetKey, Fulfilment, ProductStatus, SaleLabel } from '#server/modules/catalog/graphql.ts';
import type {
  Fulfilment as FulfilmentName,
  ProductStatus as ProductStatusName,
  SaleLabel as SaleLabelName,
} from '#server/store/documents/catalog.ts';
import type { StockChange as StockChangeRequest } from './inventory.service.ts';
import type { OfferChange as OfferChangeRequest } from './offers.ts';
import { FoodInput, GarmentInput } from './productLabels.args.ts';
import type { ProductRequest, VariantRequest } from './productRequest.ts';

@InputType({ description: 'A picture of a product.' })
export class ProductImageInput {
  @Field(() => ID, {
    description: '`id` returned by `POST /uploads`, or the id of a picture that a product of the vendor already uses.',
  })
  id!: string;

  @Field(() => [LocalisedTextInput], {
    nullable: true,
    description: `Alternative text, at most ${MAX_ALT_LENGTH} characters; by default the title.`,
  })
  alt?: LocalisedTextInput[] | null;
}

@InputType({ description: 'A halal certificate.' })
export class HalalInput {
  @Field(() => String, { description: 'Certification body, for example "JAKIM".' })
  body!: string;

  @Field(() => String, { description: 'Number of the certificate.' })
  number!: string;

  @Field(() => DateOnly, { description: 'Last day of validity, today or later.' })
  expires!: string;
}

@InputType({ description: 'One option value of a variant.' })
export class OptionInput {
  @Field(() => String, { description: 'Option key: "size", "color" or "weight".' })
  key!: string;

  @Field(() => String, { description: "Value: a size, a weight label, or the hex value of one of the marketplace's colours." })
  value!: string;
}

@InputType({ description: 'A variant of a product. All variants of a product have the same options, and no two the same values.' })
export class VariantInput implements VariantRequest {
  @Field(() => ID, {
    nullable: true,
    description: 'Variant to change. If omitted, the one with the same SKU, else the one with the same options, else a new one.',
  })
  id?: string | null;

  @Field(() => String, { description: 'SKU, unique within the vendor.' })
  sku!: string;

  @Field(() => [OptionInput], { description: 'Option values of the variant; empty for the only variant of a product without options.' })
  options!: OptionInput[];

  @Field(() => SafeInt, { nullable: true, description: "Price of the variant in cents; by default the product's." })
  price?: number | null;

  @Field(() => SafeInt, { nullable: true, description: 'Former price of the variant in cents, higher than its price.' })
  wasPrice?: number | null;

  @Field(() => Int, { description: `Units on hand, 0 to ${MAX_STOCK}.` })
  stock!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'Units on hand that the seller read. If `stock` is the same number, units sold since remain sold; another `stock` is refused with CONFLICT unless this many are still on hand.',
  })
  expectedStock?: number | null;

  @Field(() => ID, { nullable: true, description: 'Id of the one of `images` that shows the variant; defaults to the first.' })
  imageId?: string | null;
}

@InputType({ description: 'An attribute of a product, such as the material.' })
export class ProductAttributeInput {
  @Field(() => FacetKey, { description: 'Facet of the attribute.' })
  key!: FacetKeyName;

  @Field(() => [String], { description: 'Values as used in filters; an empty list clears the attribute.' })
  values!: string[];
}

@InputType({
  description: 'A product. For an existing product, omitted fields and languages stay unchanged, and null clears a field.',
})
export class ProductInput implements Omit<ProductRequest, 'title' | 'description' | 'images' | 'food' | 'garment'> {
  @Field(() => [LocalisedTextInput], {
    nullable: true,
    description: `Title of the product, ${PRODUCT_TITLE_LENGTH.min} to ${PRODUCT_TITLE_LENGTH.max} characters. One language is enough: the others fall back to it.`,
  })
  title?: LocalisedTextInput[] | null;

  @Field(() => [LocalisedTextInput], {
    nullable: true,
    description: `Description of the product, at most ${MAX_DESCRIPTION_LENGTH} characters; plain text.`,
  })
  description?: LocalisedTextInput[] | null;

  @Field(() => String, { nullable: true, description: 'Slug of its category.' })
  category?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `Name of its brand, at most ${MAX_BRAND_LENGTH} characters; case and spaces are ignored, an unknown brand is created.`,
  })
  brand?: string | null;

  @Field(() => [String], {
    nullable: true,
    description: `At most ${MAX_TAGS} tags of ${MAX_TAG_LENGTH} characters; normalised to lower case, words joined by hyphens, without duplicates.`,
  })
  tags?: string[] | null;

  @Field(() => String, { nullable: true, description: "Main colour: the hex value of one of the marketplace's colours." })
  color?: string | null;

  @Field(() => SaleLabel, { nullable: true, description: 'Label on its card. `SALE` needs a former price of the product or of a variant.' })
  label?: SaleLabelName | null;

  @Field(() => SafeInt, { nullable: true, description: `Price in cents, 1 to ${MAX_PRICE_CENTS}.` })
  price?: number | null;

  @Field(() => SafeInt, { nullable: true, description: 'Former price in cents, higher than the price.' })
  wasPrice?: number | null;

  @Field(() => String, { nullable: true, description: 'Weight label, for example "500g" or "10pcs".' })
  weight?: string | null;

  @Field(() => [ProductAttributeInput], {
    nullable: true,
    description: 'Attributes allowed for the category; omitted ones stay unchanged.',
  })
  attributes?: ProductAttributeInput[] | null;

  @Field(() => [Fulfilment], { nullable: true, description: 'How it can be bought; by default online.' })
  fulfilment?: FulfilmentName[] | null;

  @Field(() => [ProductImageInput], { nullable: true, description: `1 to ${MAX_IMAGES} pictures, the main one first.` })
  images?: ProductImageInput[] | null;

  @Field(() => HalalInput, { nullable: true, description: 'Halal certificate of the product.' })
  halal?: HalalInput | null;

  @Field(() => String, { nullable: true, description: 'Number below the barcode (GTIN): 8, 12, 13 or 14 digits with a valid check digit.' })
  gtin?: string | null;

  @Field(() => FoodInput, { nullable: true, description: 'Food label.' })
  food?: FoodInput | null;

  @Field(() => GarmentInput, { nullable: true, description: "Garment's label." })
  garment?: GarmentInput | null;

  @Field(() => [VariantInput], {
    nullable: true,
    description: `1 to ${MAX_VARIANTS} variants; existing variants not in the list are removed.`,
  })
  variants?: VariantInput[] | null;
}

@InputType({ description: 'A stock count of a variant.' })
export class StockChange implements StockChangeRequest {
  @Field(() => ID, { description: 'Id of the variant.' })
  variantId!: string;

  @Field(() => Int, { description: `Units, 0 to ${MAX_STOCK}.` })
  setTo!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Expected units on hand. If the actual number differs, the count is refused with CONFLICT.',
  })
  expected?: number | null;
}

@InputType({ description: 'Own prices of a variant. Omitted prices stay unchanged.' })
export class VariantPriceChange {
  @Field(() => ID, { description: 'Id of the variant.' })
  variantId!: string;

  @Field(() => SafeInt, { nullable: true, description: "Price of the variant in cents; null for the product's." })
  price?: number | null;

  @Field(() => SafeInt, { nullable: true, description: 'Former price of the variant in cents, higher than its price; null for none.' })
  wasPrice?: number | null;
}

@InputType({ description: 'New prices and status of a product. Omitted fields stay unchanged.' })
export class OfferChange implements OfferChangeRequest {
  @Field(() => ID, { description: 'Id of the product.' })
  productId!: string;

  @Field(() => Int, {
    nullable: true,
    description:
      'Version that the seller read. If it is outdated, the change is refused with CONFLICT. If omitted, the change is always made.',
  })
  expectedVersion?: number | null;

  @Field(() => SafeInt, { nullable: true, description: `Price in cents, 1 to ${MAX_PRICE_CENTS}.` })
  price?: number | null;

  @Field(() => SafeInt, { nullable: true, description: 'Former price in cents, higher than the price; null for none.' })
  wasPrice?: number | null;

  @Field(() => ProductStatus, { nullable: true, description: 'New status.' })
  status?: ProductStatusName | null;

  @Field(() => [VariantPriceChange], { nullable: true, description: 'Prices of its variants; omitted variants stay unchanged.' })
  variants?: VariantPriceChange[] | null;
}
