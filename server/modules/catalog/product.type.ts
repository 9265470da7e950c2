import { Extensions, Field, FieldResolver, Float, Int, ObjectType, Resolver, Root } from 'type-graphql';
import { averageStars, reviewCount, type StarCounts } from '#schema/rules/ratings.ts';
import { FieldFrom, MoneyFields, TextFields } from '#server/graphql/derivedFields.ts';
import { Node } from '#server/graphql/node.type.ts';
import { DateOnly, DateTime } from '#server/graphql/scalars.ts';
import type { FoodDoc, Fulfilment as FulfilmentName, GarmentDoc, ProductDoc } from '#server/store/documents/catalog.ts';
import { Fulfilment, StockLevel } from './catalog.enums.ts';
import type { OfferedOption, Stock } from './catalog.service.ts';
import { discountPercent, unitPrice, type Price, type UnitPriceOfPack } from './pricing.ts';
import type { SelectedOptionSource } from './productFacts.ts';
import { FoodFacts, GarmentFacts } from './productLabels.type.ts';

/** Expected number of values per option or attribute, for the cost estimate. */
export const USUAL_VALUES = 4;

/** Source object: ProductDoc; computed fields are in product.resolver.ts. */
@ObjectType({ implements: Node, description: 'A product of one vendor.', simpleResolvers: true })
export class Product extends Node {
  @Field(() => String, { description: 'URL slug.' })
  slug!: string;

  @Field(() => String, { description: 'SKU assigned by the vendor.' })
  sku!: string;

  @Field(() => String, { nullable: true, description: 'Main colour as hex; null if colour does not characterise the product.' })
  color!: string | null;

  @Field(() => [String], { description: 'Tag slugs, lower case.' })
  tags!: string[];

  @Field(() => [Fulfilment], { description: 'Where it can be bought.' })
  fulfilment!: FulfilmentName[];

  @Field(() => String, { nullable: true, description: 'Weight label as displayed, for example "2kg" or "2pcs"; null if none.' })
  weight!: string | null;

  @Field(() => String, { nullable: true, description: 'Number below the barcode (GTIN), 8 to 14 digits; null if not stated.' })
  gtin!: string | null;

  @Field(() => FoodFacts, { nullable: true, description: 'Food label, as stated by the vendor; null if not stated.' })
  food!: FoodDoc | null;

  @Field(() => GarmentFacts, { nullable: true, description: "Garment's label, as stated by the vendor; null if not stated." })
  garment!: GarmentDoc | null;

  @Field(() => DateTime, { description: 'Time of creation.' })
  createdAt!: string;

  @Field(() => DateTime, { description: 'Time of the last change.' })
  updatedAt!: string;
}

@ObjectType({ description: 'A halal certificate as stated by the vendor; verify it with the issuing body.', simpleResolvers: true })
@Resolver(() => HalalCertificate)
export class HalalCertificate {
  @Field(() => String, { description: 'Certification body, for example "JAKIM".' })
  body!: string;

  @Field(() => String, { description: 'Certificate number.' })
  number!: string;

  @Field(() => DateTime, { description: 'Expiry time.' })
  expires!: string;

  @FieldFrom<NonNullable<ProductDoc['halal']>>('expires', () => DateOnly, { description: 'Last day of validity.' })
  expiresOn!: string;
}

@ObjectType({ description: 'A price per unit of measure, derived from the weight label.', simpleResolvers: true })
@Resolver(() => UnitPrice)
@MoneyFields<UnitPriceOfPack>({ price: 'Price of one `per`, rounded to the cent.' })
export class UnitPrice {
  @Field(() => String, { description: 'Measure: "100 g", "kg", "100 ml", "L" or "piece".' })
  per!: string;
}

/** Source object: Price. */
@ObjectType({ description: 'A price, excluding VAT.', simpleResolvers: true })
@Resolver(() => PriceInfo)
@MoneyFields<Price>({ current: 'Current price.' }, { was: 'Former, higher price; null if none.' })
export class PriceInfo {
  @FieldResolver(() => String, {
    nullable: true,
    description: 'Weight label of the pack sold at this price, for example "500g"; null if none.',
  })
  weight(@Root() price: Price): string | null {
    return price.weight;
  }

  @FieldResolver(() => Int, { nullable: true, description: 'Discount off the former price in whole percent; null if none.' })
  discountPercent(@Root() price: Price): number | null {
    return discountPercent(price);
  }

  @FieldResolver(() => UnitPrice, {
    nullable: true,
    description: 'Unit price for comparing packs; null if the weight label contains no measure.',
  })
  unit(@Root() price: Price): UnitPriceOfPack | null {
    return unitPrice(price);
  }
}

@ObjectType({ description: 'Stock of a product or variant.', simpleResolvers: true })
export class StockInfo {
  @Field(() => StockLevel, { description: "Level of the units for sale, online or in the vendor's physical store." })
  level!: Stock['level'];

  @Field(() => Int, { description: "Units that can be ordered now; 0 if it is not for sale, or only in the vendor's physical store." })
  purchasable!: number;
}

@ObjectType({ description: 'Summary of published reviews.', simpleResolvers: true })
export class RatingSummary {
  @Field(() => Float, { nullable: true, description: 'Average of all stars, 1 to 5 with one decimal; null without reviews.' })
  average!: number | null;

  @Field(() => Int, { description: 'Number of reviews.' })
  count!: number;

  @Field(() => [Int], { description: 'Number of reviews with 1, 2, 3, 4 and 5 stars, in this order.' })
  histogram!: number[];
}

/** Converts counts of stars to a summary. */
export function ratingSummary(stars: StarCounts): RatingSummary {
  return { average: averageStars(stars), count: reviewCount(stars), histogram: [...stars] };
}

@ObjectType({ description: 'How the size of a product turned out, according to its reviews.', simpleResolvers: true })
export class FitSummary {
  @Field(() => Int, { description: 'Number of reviews that find it small.' })
  small!: number;

  @Field(() => Int, { description: 'Number of reviews that find it true to size.' })
  trueToSize!: number;

  @Field(() => Int, { description: 'Number of reviews that find it large.' })
  large!: number;
}

@ObjectType({ description: 'A chosen option of a variant, such as its size.', simpleResolvers: true })
@Resolver(() => SelectedOption)
@TextFields<SelectedOptionSource>({ label: 'Display name of the chosen value, for example "Plum".' })
export class SelectedOption {
  @Field(() => String, { description: 'Option key: "size", "color" or "weight".' })
  key!: string;

  @Field(() => String, { description: 'Chosen value, for example "M" or "#7a1f42".' })
  value!: string;
}

@ObjectType({ description: 'A value of a product option.', simpleResolvers: true })
@Resolver(() => OptionValue)
@TextFields<OfferedOption['values'][number]>({ label: 'Display name of the value, for example "Plum".' })
export class OptionValue {
  @Field(() => String, { description: 'Value, for example "M" or "#7a1f42".' })
  value!: string;

  @Field(() => String, { nullable: true, description: 'Hex colour of a swatch; null for values that are not colours.' })
  swatch!: string | null;

  @Field(() => Boolean, { description: 'Whether a variant with this value can be bought now.' })
  available!: boolean;
}

@ObjectType({ description: 'An option to choose before buying, such as the size.', simpleResolvers: true })
@Resolver(() => ProductOption)
@TextFields<OfferedOption>({ label: 'Display name of the option: "Size".' })
export class ProductOption {
  @Field(() => String, { description: 'Option key: "size", "color" or "weight".' })
  key!: string;

  @Extensions({ longest: USUAL_VALUES })
  @Field(() => [OptionValue], { description: 'Selectable values, in order.' })
  values!: OptionValue[];
}

/** Source object: ProductVariant; all fields are in variant.resolver.ts. */
@ObjectType({ implements: Node, description: 'A purchasable variant: a product with all its options chosen.' })
export class Variant extends Node {}
