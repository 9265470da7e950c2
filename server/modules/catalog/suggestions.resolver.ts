import { Arg, Ctx, Extensions, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { MAX_SEARCH_LENGTH, MAX_SUGGESTIONS } from '#schema/rules/limits.ts';
import { Reads } from '#server/graphql/dependencies.ts';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { InLocale, type Locale } from '#server/graphql/locale.ts';
import type { BrandDoc, CategoryDoc, ProductDoc, Section as SectionName } from '#server/store/documents/catalog.ts';
import { Section } from './catalog.enums.ts';
import { Brand, Category } from './classification.resolver.ts';
import { MAX_RELAXATIONS, type AppliedFilterResult, type Relaxation as RelaxationSource } from './corrections.ts';
import { AppliedFilter, HighlightPart } from './listing.type.ts';
import { Product } from './product.type.ts';
import { selectionSize, type ProductFilter } from './productFilter.ts';
import type { SearchSuggestions as Suggestions } from './suggestions.service.ts';

@ObjectType({ description: 'A completed search query.', simpleResolvers: true })
export class QuerySuggestion {
  @Field(() => String, { description: 'Completed query.' })
  text!: string;

  @Field(() => [HighlightPart], { description: 'Query in parts: the text typed, and its completion.' })
  highlighted!: HighlightPart[];

  @Field(() => Int, { description: 'Number of products it finds.' })
  resultCount!: number;
}

@ObjectType({ description: 'A suggested product.', simpleResolvers: true })
export class ProductHit {
  @Field(() => Product, { description: 'Suggested product.' })
  product!: ProductDoc;

  @Field(() => [HighlightPart], { description: 'Title of the product in parts; matches of the query or a synonym are marked.' })
  highlighted!: HighlightPart[];
}

@ObjectType({ description: 'Type-ahead search suggestions.', simpleResolvers: true })
export class SearchSuggestions {
  @Field(() => [QuerySuggestion], { description: 'Completed queries, most common first.' })
  queries!: QuerySuggestion[];

  @Field(() => [Product], { description: 'Best matching products.' })
  products!: ProductDoc[];

  @Field(() => [ProductHit], { description: 'The products with their highlighted titles.' })
  productHits!: ProductHit[];

  @Field(() => [Category], { description: 'Categories whose name matches as a prefix, then those of the matching products.' })
  categories!: CategoryDoc[];

  @Field(() => [Brand], { description: 'Brands whose name matches as a prefix.' })
  brands!: BrandDoc[];
}

@ObjectType({ description: 'A filter whose removal gives more results.', simpleResolvers: true })
export class Relaxation {
  // Together, the relaxations drop each selected value at most once.
  @Extensions({ longest: (_args: unknown, _above: number, filter: ProductFilter) => selectionSize(filter) / MAX_RELAXATIONS })
  @Field(() => [AppliedFilter], {
    description: 'Filters to remove: all selected values of one facet or, if no single facet helps, of all facets.',
  })
  drop!: readonly AppliedFilterResult[];

  @Field(() => Int, { description: 'Number of products listed after the removal.' })
  resultCount!: number;
}

@ObjectType({ description: 'Suggestions for queries with misspelt words, or with few or no results.', simpleResolvers: true })
export class SearchCorrections {
  @Field(() => String, { nullable: true, description: 'Corrected query that was searched; null if every word is known.' })
  correctedQuery!: string | null;

  @Field(() => [String], {
    description: 'Alternative queries, at most three: other spellings or, if no product has all the words, fewer words.',
  })
  didYouMean!: string[];

  @Extensions({ longest: MAX_RELAXATIONS })
  @Field(() => [Relaxation], {
    description:
      'Filters whose removal gives more results, most results first, at most five; empty if three or more products match. A single entry with all filters if none helps alone.',
  })
  relaxations!: RelaxationSource[];
}

const USUAL = 5;

@Resolver(() => SearchSuggestions)
export class SuggestionsResolver {
  @Reads('catalogue')
  @Extensions({ cost: 2000 })
  @Query(() => SearchSuggestions, {
    nullable: true,
    description: 'Type-ahead suggestions; empty below two letters. Fails with BAD_USER_INPUT beyond the limits.',
  })
  searchSuggestions(
    @Arg('query', () => String, { description: `Text typed so far; at most ${MAX_SEARCH_LENGTH} characters.` }) query: string,
    @Arg('limit', () => Int, {
      nullable: true,
      defaultValue: USUAL,
      description: `Maximum number of suggestions of each kind, 1 to ${MAX_SUGGESTIONS}.`,
    })
    limit: number | null,
    @Arg('section', () => Section, { nullable: true, description: 'Only suggestions from this section.' })
    section: SectionName | null | undefined,
    @InLocale() locale: Locale,
    @Ctx() { services }: GraphQLContext,
  ): Suggestions {
    return services.suggestions.suggest(query, { limit: limit ?? USUAL, locale, section: section ?? null });
  }
}
