import { ArgsType, Field, Float, InputType, Int } from 'type-graphql';
import { MalaysianState } from '#server/graphql/malaysianState.enum.ts';
import { SafeInt } from '#server/graphql/scalars.ts';
import type { MalaysianState as StateCode } from '#schema/rules/malaysianStates.ts';
import type { Fulfilment as FulfilmentName, SaleLabel as SaleLabelName, Section as SectionName } from '#server/store/documents/catalog.ts';
import { Fulfilment, SaleLabel, Section } from './catalog.enums.ts';
import { ProductSort } from './listing.enums.ts';
import type { ListingRequest, ProductSort as ProductSortName } from './listing.service.ts';
import type { ProductFilter as Filter } from './productFilter.ts';

@InputType({ description: 'A range of prices in cents, both ends inclusive.' })
export class MoneyRange {
  @Field(() => SafeInt, { nullable: true, description: 'Lowest price; open without it.' })
  min?: number | null;

  @Field(() => SafeInt, { nullable: true, description: 'Highest price; open without it.' })
  max?: number | null;
}

@InputType({ description: 'Which products to list: OR inside a field, AND between fields. A value that no product has finds nothing.' })
export class ProductFilter implements Filter {
  @Field(() => Section, { nullable: true, description: 'A part of the shop.' })
  section?: SectionName | null;

  @Field(() => [String], { nullable: true, description: 'Category slugs.' })
  category?: string[] | null;

  @Field(() => [String], { nullable: true, description: 'Brand slugs.' })
  brand?: string[] | null;

  @Field(() => [String], { nullable: true, description: 'Vendor slugs.' })
  vendor?: string[] | null;

  @Field(() => [String], { nullable: true, description: 'Tag slugs.' })
  tag?: string[] | null;

  @Field(() => [String], { nullable: true, description: 'Colours as hex.' })
  color?: string[] | null;

  @Field(() => [String], { nullable: true, description: 'Sizes of any variant.' })
  size?: string[] | null;

  @Field(() => [String], { nullable: true, description: 'Weight labels.' })
  weight?: string[] | null;

  @Field(() => [SaleLabel], { nullable: true, description: 'Labels on the card.' })
  label?: SaleLabelName[] | null;

  @Field(() => [Fulfilment], { nullable: true, description: 'Where it can be bought.' })
  fulfilment?: FulfilmentName[] | null;

  @Field(() => MoneyRange, { nullable: true, description: 'Current price.' })
  price?: MoneyRange | null;

  @Field(() => Float, { nullable: true, description: 'Lowest average rating, 0 to 5.' })
  ratingMin?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'true: can be bought now; false: cannot.' })
  inStock?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'true: has a former, higher price; false: has none.' })
  onSale?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'true: has a halal certificate that is good today; false: has none.' })
  halal?: boolean | null;

  @Field(() => MalaysianState, { nullable: true, description: 'Delivered to this state.' })
  deliversTo?: StateCode | null;
}

@ArgsType()
class ListingArgs implements ListingRequest {
  @Field(() => String, {
    nullable: true,
    description:
      'Words to find, at most 100 characters; each, or a synonym, must begin a word of title, brand, category, tags, weight or vendor. The SKU of a variant, with or without its dashes, finds its product first. A mistyped word gives way: see `corrections`.',
  })
  query?: string | null;

  @Field(() => ProductFilter, { nullable: true, description: 'Which products to list.' })
  filter?: ProductFilter | null;

  @Field(() => ProductSort, { nullable: true, description: 'In which order; by default RELEVANCE with a query and FEATURED without.' })
  sort?: ProductSortName | null;

  @Field(() => String, { nullable: true, description: 'Cursor to read on from; not together with `page`.' })
  after?: string | null;

  @Field(() => Int, { nullable: true, description: 'Page from 1; not together with `after`. Pages beyond the end are empty.' })
  page?: number | null;
}

@ArgsType()
export class ProductsArgs extends ListingArgs {
  @Field(() => Int, { nullable: true, defaultValue: 24, description: 'Products of a page, 1 to 100.' })
  first?: number | null;
}

@ArgsType()
export class VendorProductsArgs extends ListingArgs {
  @Field(() => Int, { nullable: true, defaultValue: 8, description: 'Products of a page, 1 to 8.' })
  first?: number | null;
}
