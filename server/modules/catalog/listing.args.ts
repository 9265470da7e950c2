import { ArgsType, Field, Float, InputType, Int } from 'type-graphql';
import { FACETS, FACET_KEYS, facetRow, type FacetKey as FacetKeyName } from '#schema/rules/facets.ts';
import type { MalaysianState as StateCode } from '#schema/rules/malaysianStates.ts';
import { describedEnum } from '#server/graphql/enums.ts';
import { SafeInt } from '#server/graphql/scalars.ts';
import { MalaysianState } from '#server/modules/accounts/graphql.ts';
import type { Section as SectionName } from '#server/store/documents/catalog.ts';
import { Fulfilment, SaleLabel, Section } from './catalog.enums.ts';
import type { ListingRequest, ProductSort as ProductSortName } from './listing.service.ts';
import type { ProductFilter as Filter } from './productFilter.ts';

export const ProductSort = describedEnum<ProductSortName>(
  'ProductSort',
  'Sort order of products. Ties are broken by id, so that pages never overlap.',
  {
    FEATURED: 'Editorial order of the marketplace.',
    RELEVANCE: 'Best matches first; without a query like FEATURED.',
    NEWEST: 'Newest first.',
    PRICE_ASC: 'Cheapest first.',
    PRICE_DESC: 'Most expensive first.',
    UNIT_PRICE_ASC: 'Cheapest per kilogram or litre first, then per unit, then products without a unit price.',
    RATING:
      'Best rated first, by an average that includes five assumed reviews of 3.5 stars, so that few reviews count little; ties by the number of reviews.',
    DISCOUNT: 'Biggest discount in percent first.',
    TITLE_ASC: "By title in the viewer's language, A to Z.",
    TITLE_DESC: "By title in the viewer's language, Z to A.",
  },
);

const descriptions = Object.fromEntries(FACET_KEYS.map((key) => [key, FACETS[key].description])) as Record<FacetKeyName, string>;

export const FacetKey = describedEnum<FacetKeyName>('FacetKey', 'A facet of a listing.', descriptions);

@InputType({ description: 'A price range in cents, both ends inclusive.' })
export class MoneyRange {
  @Field(() => SafeInt, { nullable: true, description: 'Lowest price; null for no lower bound.' })
  min?: number | null;

  @Field(() => SafeInt, { nullable: true, description: 'Highest price; null for no upper bound.' })
  max?: number | null;
}

@InputType({ description: 'Product filter: OR within a field, AND between fields. Unknown values match nothing.' })
export class ProductFilter {
  @Field(() => Section, { nullable: true, description: 'Section of the marketplace.' })
  section?: SectionName | null;

  @Field(() => MoneyRange, { nullable: true, description: 'Current price.' })
  price?: MoneyRange | null;

  @Field(() => Float, { nullable: true, description: 'Lowest average rating, 0 to 5. Products without reviews do not match.' })
  ratingMin?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'true: in stock; false: out of stock.' })
  inStock?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'true: has a former, higher price; false: has none.' })
  onSale?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'true: has a halal certificate that is valid today; false: has none.' })
  halal?: boolean | null;

  @Field(() => MalaysianState, { nullable: true, description: 'Delivered to this state.' })
  deliversTo?: StateCode | null;
}

/** Enums of list filters whose values are codes; all other values are strings. */
const CODES: Partial<Record<string, object>> = { label: SaleLabel, fulfilment: Fulfilment };

for (const key of FACET_KEYS) {
  const { field, filter } = facetRow(key);
  if (filter.kind !== 'list') continue;
  Field(() => [CODES[field] ?? String], { nullable: true, description: filter.description })(ProductFilter.prototype, field);
}

@ArgsType()
class ListingArgs implements ListingRequest {
  @Field(() => String, {
    nullable: true,
    description:
      'Search text of at most 100 characters. Each word, or a synonym, must be a prefix of a word in the title, brand, category, tags, weight or vendor name. The SKU of a variant, with or without dashes, ranks its product first. Misspelt words are corrected and some words become filters, except quoted ones; see `corrections` and `queryFilters`.',
  })
  query?: string | null;

  @Field(() => ProductFilter, { nullable: true, description: 'Filter of the listing.' })
  filter?: Filter | null;

  @Field(() => ProductSort, { nullable: true, description: 'Sort order; by default RELEVANCE with a query and FEATURED without.' })
  sort?: ProductSortName | null;

  @Field(() => String, { nullable: true, description: 'Cursor after which the page starts; cannot be combined with `page`.' })
  after?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Page number, starting at 1; cannot be combined with `after`. Pages beyond the end are empty.',
  })
  page?: number | null;
}

@ArgsType()
export class ProductsArgs extends ListingArgs {
  @Field(() => ProductFilter, {
    nullable: true,
    description: 'Part of the marketplace that is listed: like `filter`, but it also applies to every facet and is never an active filter.',
  })
  within?: Filter | null;

  @Field(() => Int, { nullable: true, defaultValue: 24, description: 'Products per page, 1 to 100.' })
  first?: number | null;
}

@ArgsType()
export class VendorProductsArgs extends ListingArgs {
  @Field(() => Int, { nullable: true, defaultValue: 8, description: 'Products per page, 1 to 8.' })
  first?: number | null;
}
