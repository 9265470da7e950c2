import { Field, Int, ObjectType } from 'type-graphql';
import type { BrandDoc, CategoryDoc, ProductDoc } from '#server/store/documents/catalog.ts';
import type { AppliedFilterResult } from './appliedFilters.ts';
import { Brand } from './brand.type.ts';
import { Category } from './category.type.ts';
import { Product } from './product.type.ts';
import { AppliedFilter } from './productConnection.type.ts';
import { HighlightPart } from './highlight.type.ts';
import type { Relaxation as RelaxationSource } from './relaxations.ts';

@ObjectType({ description: 'A completed search query.', simpleResolvers: true })
export class QuerySuggestion {
  @Field(() => String, { description: 'The whole query.' })
  text!: string;

  @Field(() => [HighlightPart], { description: 'The query in parts: the text typed, and its completion.' })
  highlighted!: HighlightPart[];

  @Field(() => Int, { description: 'Number of products it finds.' })
  resultCount!: number;
}

@ObjectType({ description: 'A suggested product.', simpleResolvers: true })
export class ProductHit {
  @Field(() => Product, { description: 'The product.' })
  product!: ProductDoc;

  @Field(() => [HighlightPart], { description: 'Its title in parts; matches of the query or a synonym are marked.' })
  highlighted!: HighlightPart[];
}

@ObjectType({ description: 'Type-ahead search suggestions.', simpleResolvers: true })
export class SearchSuggestions {
  @Field(() => [QuerySuggestion], { description: 'Completed queries, most common first.' })
  queries!: QuerySuggestion[];

  @Field(() => [Product], { description: 'The best matching products.' })
  products!: ProductDoc[];

  @Field(() => [ProductHit], { description: 'The same products, each with its highlighted title.' })
  productHits!: ProductHit[];

  @Field(() => [Category], { description: 'Categories whose name matches as a prefix, then those of the matching products.' })
  categories!: CategoryDoc[];

  @Field(() => [Brand], { description: 'Brands whose name matches as a prefix.' })
  brands!: BrandDoc[];
}

@ObjectType({ description: 'A filter whose removal gives more results.', simpleResolvers: true })
export class Relaxation {
  @Field(() => [AppliedFilter], { description: 'Filters to remove: all selected values of one facet or, if no single one helps, of all.' })
  drop!: readonly AppliedFilterResult[];

  @Field(() => Int, { description: 'Number of products listed after the removal.' })
  resultCount!: number;
}

@ObjectType({ description: 'Suggestions for queries with misspelt words, or with few or no results.', simpleResolvers: true })
export class SearchCorrections {
  @Field(() => String, { nullable: true, description: 'The query searched instead; null if every word is known.' })
  correctedQuery!: string | null;

  @Field(() => [String], {
    description: 'Alternative queries, at most three: other spellings or, if no product has all the words, fewer words.',
  })
  didYouMean!: string[];

  @Field(() => [Relaxation], {
    description:
      'Filters whose removal gives more results, most results first, at most five; empty if three or more products match. A single entry with all filters if none helps alone.',
  })
  relaxations!: RelaxationSource[];
}
