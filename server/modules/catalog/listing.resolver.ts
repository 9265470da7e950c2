import { Arg, Args, Ctx, Extensions, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { Reads } from '#server/graphql/dependencies.ts';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { InLocale, type Locale } from '#server/graphql/locale.ts';
import type { AppliedFilterResult, QueryFilterResult, SearchCorrections as Corrections } from './corrections.ts';
import { Facet } from './facet.resolver.ts';
import { FACET_KEYS, type FacetKey as FacetKeyName } from '#schema/rules/facets.ts';
import type { FacetResult } from './facets.ts';
import { FacetKey, ProductsArgs } from './listing.args.ts';
import { selectionSize, type ProductFilter } from './productFilter.ts';
import { Highlight, AppliedFilter, NearMatch, ProductConnection, ProductEdge, QueryFilter, VariantMatch } from './listing.type.ts';
import { MAX_NEAR, type HighlightResult, type Listing, type ListingEdge, type NearMatchResult } from './listing.service.ts';
import { ProductHit, SearchCorrections } from './suggestions.resolver.ts';
import type { ProductHit as ProductHitSource } from './suggestions.service.ts';
import type { VariantMatchResult } from './variantMatch.ts';
import { MAX_FILTERS as MAX_WORD_FILTERS } from './wordFilters.ts';

/** Requests whose missed search has been counted, so that aliases within a request count once. */
const counted = new WeakSet<GraphQLContext>();

@Resolver(() => ProductConnection)
export class ListingResolver {
  @Reads('catalogue')
  @Extensions({ cost: 500 })
  @Query(() => ProductConnection, {
    nullable: true,
    description: 'Products by filter and search text. Category, brand, vendor and search pages all use this listing.',
  })
  products(@Args(() => ProductsArgs) request: ProductsArgs, @Ctx() context: GraphQLContext): Listing {
    const { services, locale, dependencies } = context;
    const listing = services.listings.list(request, { locale, defaultFirst: 24 });
    if (listing.text === '' || listing.totalCount > 0) return listing;
    dependencies?.refuse();
    if (request.after == null && !counted.has(context)) services.listings.noteMissed(listing);
    counted.add(context);
    return listing;
  }

  @Reads('catalogue')
  @Extensions({
    cost: 500,
    longest: ({ keys }: { keys?: readonly FacetKeyName[] }) => (keys ?? FACET_KEYS).length,
    // Selected values are returned beyond the limit.
    below: ({ keys, valueLimit }: { keys?: readonly FacetKeyName[]; valueLimit: number }, filter: ProductFilter) =>
      valueLimit + selectionSize(filter, keys) / Math.max(1, (keys ?? FACET_KEYS).length),
  })
  @FieldResolver(() => [Facet], {
    nullable: true,
    description: 'Facets of the whole listing. The counts of a facet apply all filters except its own.',
  })
  facets(
    @Root() listing: Listing,
    @Ctx() { services, locale }: GraphQLContext,
    @Arg('keys', () => [FacetKey], { nullable: true, description: 'Facets to return, in this order; all by default.' })
    keys: FacetKeyName[] | null | undefined,
    @Arg('valueLimit', () => Int, {
      nullable: true,
      defaultValue: 20,
      description: 'Maximum number of values per facet, 1 to 250; selected ones are added to it.',
    })
    valueLimit: number | null,
    @Arg('includeEmpty', () => Boolean, {
      nullable: true,
      defaultValue: false,
      description:
        'Whether to include values without matching products under the other filters. Values that do not occur in the section or vendor are never included.',
    })
    includeEmpty: boolean | null,
  ): FacetResult[] {
    return services.listings.facets(listing, { keys, valueLimit, includeEmpty, locale });
  }

  @Reads('catalogue')
  @Extensions({ cost: 1000 })
  @FieldResolver(() => SearchCorrections, {
    nullable: true,
    description: 'Corrections of misspelt words, and filters to remove when there are few or no results; null if there are none.',
  })
  corrections(@Root() listing: Listing, @Ctx() { services }: GraphQLContext): Corrections | null {
    return services.listings.corrections(listing);
  }

  @Reads('catalogue')
  @Extensions({ longest: (_args: unknown, _above: number, filter: ProductFilter) => selectionSize(filter) })
  @FieldResolver(() => [AppliedFilter], { description: 'Active filters, in facet order.' })
  appliedFilters(@Root() listing: Listing, @Ctx() { services }: GraphQLContext): AppliedFilterResult[] {
    return services.listings.applied(listing);
  }

  @Reads('catalogue')
  @Extensions({ longest: MAX_WORD_FILTERS })
  @FieldResolver(() => [QueryFilter], {
    description: 'Filters that words of the search name ("halal", "red", "under 20"), where they find more products than the words do.',
  })
  queryFilters(@Root() listing: Listing, @Ctx() { services }: GraphQLContext): QueryFilterResult[] {
    return services.listings.queryFilters(listing);
  }

  @Reads('catalogue')
  @Extensions({ cost: 2000, longest: MAX_NEAR })
  @FieldResolver(() => [NearMatch], {
    description: `The nearest products if no product matches all words, at most ${MAX_NEAR}: those with the most and rarest words first. Filters apply to them; facets, counts and pages do not include them.`,
  })
  nearMatches(@Root() listing: Listing, @Ctx() { services }: GraphQLContext): NearMatchResult[] {
    return services.listings.nearMatches(listing);
  }
}

/** Microseconds to read the options of a product with a few variants. */
const VARIANT_MATCH_COST = 20;
const VARIANT_MATCH =
  'The variant that the search or the filters name by its pack, size, colour or SKU, preferably one for sale; null if they name none.';

/** Title, brand, category and vendor. */
const HIGHLIGHTED_TEXTS = 4;

@Resolver(() => ProductEdge)
export class ProductEdgeResolver {
  @Reads('catalogue')
  @Extensions({ longest: HIGHLIGHTED_TEXTS })
  @FieldResolver(() => [Highlight], {
    description: 'Texts of the product that match the query, with matching words or synonyms marked. Empty without a query.',
  })
  highlights(@Root() edge: ListingEdge, @InLocale() locale: Locale, @Ctx() { services }: GraphQLContext): HighlightResult[] {
    return services.listings.highlights(edge, locale);
  }

  @Extensions({ cost: VARIANT_MATCH_COST })
  @FieldResolver(() => VariantMatch, { nullable: true, description: VARIANT_MATCH })
  variantMatch(@Root() { node, variants }: ListingEdge): VariantMatchResult | null {
    return variants.of(node);
  }
}

@Resolver(() => NearMatch)
export class NearMatchResolver {
  @Extensions({ cost: VARIANT_MATCH_COST })
  @FieldResolver(() => VariantMatch, { nullable: true, description: VARIANT_MATCH })
  variantMatch(@Root() { product, variants }: NearMatchResult): VariantMatchResult | null {
    return variants.of(product);
  }
}

@Resolver(() => ProductHit)
export class ProductHitResolver {
  @Extensions({ cost: VARIANT_MATCH_COST })
  @FieldResolver(() => VariantMatch, { nullable: true, description: VARIANT_MATCH })
  variantMatch(@Root() { product, variants }: ProductHitSource): VariantMatchResult | null {
    return variants.of(product);
  }
}
