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
import { DateTime, SafeInt } from '#server/graphql/scalars.ts';
import { Fulfilment, SaleLabel } from '#server/modules/catalog/catalog.enums.ts';
import type { Fulfilment as FulfilmentName, SaleLabel as SaleLabelName } from '#server/store/documents/catalog.ts';
import type { StockChange as StockChangeRequest } from './setCounts.ts';
import type { PictureRequest, ProductRequest, VariantRequest } from './productRequest.ts';

@InputType({ description: 'A picture of a product.' })
export class ProductImageInput implements PictureRequest {
  @Field(() => ID, {
    description: 'The `id` that `POST /uploads` answered with, or of a picture that a product of the shop shows already.',
  })
  id!: string;

  @Field(() => String, { nullable: true, description: `What it shows, at most ${MAX_ALT_LENGTH} characters; by default the title.` })
  alt?: string | null;

  @Field(() => String, { nullable: true, description: 'The same in Malay; by default as `alt`.' })
  altMs?: string | null;
}

@InputType({ description: 'A halal certificate.' })
export class HalalInput {
  @Field(() => String, { description: 'Who certified, for example "JAKIM".' })
  body!: string;

  @Field(() => String, { description: 'Number of the certificate.' })
  number!: string;

  @Field(() => DateTime, { description: 'Until when it is good: a moment to come.' })
  expires!: string;
}

@InputType({ description: 'One choice that makes a variant.' })
export class OptionInput {
  @Field(() => String, { description: 'Which option: "size", "color" or "weight".' })
  key!: string;

  @Field(() => String, { description: "The value: a size, a weight label, or the hex value of one of the market's colours." })
  value!: string;
}

@InputType({ description: 'One way to buy a product. All variants of a product have the same options, and no two the same values.' })
export class VariantInput implements VariantRequest {
  @Field(() => ID, {
    nullable: true,
    description: 'Which variant of the product it is. Left out: the one with its number or its options, else a new one.',
  })
  id?: string | null;

  @Field(() => String, { description: "The seller's own number for it, which no other variant of the shop has." })
  sku!: string;

  @Field(() => [OptionInput], { description: 'What is chosen to get it; empty for the one variant of a product without options.' })
  options!: OptionInput[];

  @Field(() => SafeInt, { nullable: true, description: "Its price in cents; left out, the product's." })
  price?: number | null;

  @Field(() => SafeInt, { nullable: true, description: 'Its former price in cents, higher than its price.' })
  wasPrice?: number | null;

  @Field(() => Int, { description: `Units on the shelf, 0 to ${MAX_STOCK}.` })
  stock!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'The units that the seller saw. As long as `stock` says the same, what was sold since stays sold; another `stock` is refused (CONFLICT) unless they are still there.',
  })
  expectedStock?: number | null;

  @Field(() => ID, { nullable: true, description: 'Which of the `images` shows it; left out, the first.' })
  imageId?: string | null;
}

@InputType({
  description: 'A product as its seller describes it. Of a product that exists, what is left out stays as it is, and null empties it.',
})
export class ProductInput implements ProductRequest {
  @Field(() => String, {
    nullable: true,
    description: `Its name, ${PRODUCT_TITLE_LENGTH.min} to ${PRODUCT_TITLE_LENGTH.max} characters. One language is enough: it stands for the other.`,
  })
  title?: string | null;

  @Field(() => String, { nullable: true, description: 'The same in Malay.' })
  titleMs?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `What there is to say about it, at most ${MAX_DESCRIPTION_LENGTH} characters; plain text.`,
  })
  description?: string | null;

  @Field(() => String, { nullable: true, description: 'The same in Malay.' })
  descriptionMs?: string | null;

  @Field(() => String, { nullable: true, description: 'Slug of its category.' })
  category?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `Name or slug of its brand, at most ${MAX_BRAND_LENGTH} characters; one that is new comes to be.`,
  })
  brand?: string | null;

  @Field(() => [String], {
    nullable: true,
    description: `At most ${MAX_TAGS} tags of ${MAX_TAG_LENGTH} characters; kept in lower case, words joined by hyphens, each once.`,
  })
  tags?: string[] | null;

  @Field(() => String, { nullable: true, description: "Main colour: the hex value of one of the market's colours." })
  color?: string | null;

  @Field(() => SaleLabel, { nullable: true, description: 'The label on its card.' })
  label?: SaleLabelName | null;

  @Field(() => SafeInt, { nullable: true, description: `Price in cents, 1 to ${MAX_PRICE_CENTS}.` })
  price?: number | null;

  @Field(() => SafeInt, { nullable: true, description: 'Former price in cents, higher than the price.' })
  wasPrice?: number | null;

  @Field(() => String, { nullable: true, description: 'Weight label, for example "500g" or "10pcs".' })
  weight?: string | null;

  @Field(() => [Fulfilment], { nullable: true, description: 'Where it can be bought; by default online.' })
  fulfilment?: FulfilmentName[] | null;

  @Field(() => [ProductImageInput], { nullable: true, description: `1 to ${MAX_IMAGES} pictures, the front first.` })
  images?: ProductImageInput[] | null;

  @Field(() => HalalInput, { nullable: true, description: 'Its halal certificate.' })
  halal?: HalalInput | null;

  @Field(() => [VariantInput], {
    nullable: true,
    description: `1 to ${MAX_VARIANTS} variants; those that are left out of the list are gone.`,
  })
  variants?: VariantInput[] | null;
}

@InputType({ description: 'A count that was made on the shelf.' })
export class StockChange implements StockChangeRequest {
  @Field(() => ID, { description: 'What was counted.' })
  variantId!: string;

  @Field(() => Int, { description: `Units, 0 to ${MAX_STOCK}.` })
  setTo!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Units that were there before: unless they still are, the count is refused (CONFLICT).',
  })
  expected?: number | null;
}
