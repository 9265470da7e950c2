import { Extensions, Field, Int, ObjectType, Resolver } from 'type-graphql';
import { TextFields } from '#server/graphql/derivedFields.ts';
import type { FacetKey as FacetKeyName } from '#schema/rules/facets.ts';
import { pageOf } from '#server/graphql/pageInfo.type.ts';
import { LENGTH_ABOVE } from '#server/graphql/queryCost.ts';
import type { ProductDoc } from '#server/store/documents/catalog.ts';
import type { AppliedFilterResult, QueryFilterResult } from './corrections.ts';
import { FacetKey } from './listing.args.ts';
import { Product, SelectedOption, Variant } from './product.type.ts';
import type { ProductVariant, SelectedOptionSource } from './productFacts.ts';
import { MAX_OPTIONS } from '#schema/rules/limits.ts';

@ObjectType({ description: 'A product in a listing.', simpleResolvers: true })
export class ProductEdge {
  @Field(() => String, { description: 'Cursor of the product; pass it as `after` to continue after it.' })
  cursor!: string;

  @Field(() => Product, { description: 'The product.' })
  node!: ProductDoc;
}

@ObjectType({ description: 'An active value of a filter.', simpleResolvers: true })
@Resolver(() => AppliedFilter)
@TextFields<AppliedFilterResult>({ label: 'Display name of the value.' })
export class AppliedFilter {
  @Field(() => FacetKey, { description: 'Facet of the filter.' })
  key!: FacetKeyName;

  @Field(() => String, { description: 'Value as used in filters. For PRICE, the lowest and highest price in cents, separated by "-".' })
  value!: string;
}

@ObjectType({
  description: 'A filter that words of the search name. It replaces the words, because it finds more products than they do.',
  simpleResolvers: true,
})
@Resolver(() => QueryFilter)
@TextFields<QueryFilterResult>({ label: 'Display name of the values.' })
export class QueryFilter {
  @Field(() => FacetKey, { description: 'Facet of the filter.' })
  key!: FacetKeyName;

  @Field(() => [String], { description: 'Values as used in filters, any of which matches. For PRICE, as in `AppliedFilter.value`.' })
  values!: readonly string[];

  @Field(() => String, { description: 'The words as typed.' })
  words!: string;

  @Field(() => String, { description: 'The search with these words in quotes, which makes them ordinary words again.' })
  queryWithout!: string;
}

@ObjectType({ description: 'A variant that a search or its filters name.', simpleResolvers: true })
export class VariantMatch {
  @Field(() => Variant, { description: 'The variant.' })
  variant!: ProductVariant;

  @Extensions({ longest: MAX_OPTIONS })
  @Field(() => [SelectedOption], { description: 'The options that are named; the others were not asked for.' })
  options!: SelectedOptionSource[];
}

@ObjectType({ description: 'A product that lacks some of the words of a search.', simpleResolvers: true })
export class NearMatch {
  @Field(() => Product, { description: 'The product.' })
  product!: ProductDoc;

  @Field(() => [String], { description: 'Words of the search that do not match the product, as typed.' })
  missingWords!: readonly string[];
}

/** Source object: Listing. */
@ObjectType({ description: 'A page of products, with facets of the whole listing.', simpleResolvers: true })
export class ProductConnection extends pageOf(() => Product, 'products') {
  @Extensions({ longest: LENGTH_ABOVE })
  @Field(() => [ProductEdge], { description: 'Products with their cursors.' })
  edges!: ProductEdge[];

  @Field(() => Int, { description: 'Number of pages at this page size.' })
  pageCount!: number;
}

@ObjectType({ description: 'A part of a highlighted text.', simpleResolvers: true })
export class HighlightPart {
  @Field(() => String, { description: 'Text of the part, including surrounding spaces.' })
  text!: string;

  @Field(() => Boolean, { description: 'Whether the part matches the query or a synonym of it.' })
  match!: boolean;
}

@ObjectType({ description: 'A text of a product with at least one match.', simpleResolvers: true })
export class Highlight {
  @Field(() => String, { description: '`title`, `brand`, `category` or `vendor`.' })
  field!: string;

  @Field(() => [HighlightPart], { description: 'Text, split into parts.' })
  parts!: HighlightPart[];
}
