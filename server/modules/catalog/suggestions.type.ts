import { Field, Int, ObjectType } from 'type-graphql';
import type { BrandDoc, CategoryDoc, ProductDoc } from '#server/store/documents/catalog.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import { Vendor } from '../vendors/vendor.type.ts';
import type { AppliedFilterResult } from './appliedFilters.ts';
import { Brand } from './brand.type.ts';
import { Category } from './category.type.ts';
import { Product } from './product.type.ts';
import { AppliedFilter } from './productConnection.type.ts';
import { HighlightPart } from './highlight.type.ts';
import type { Relaxation as RelaxationSource } from './relaxations.ts';

@ObjectType({ description: 'A search to go on with.', simpleResolvers: true })
export class QuerySuggestion {
  @Field(() => String, { description: 'The whole search.' })
  text!: string;

  @Field(() => [HighlightPart], { description: 'The same in pieces: what was typed, and what completes it.' })
  highlighted!: HighlightPart[];

  @Field(() => Int, { description: 'Products that it finds.' })
  resultCount!: number;
}

@ObjectType({ description: 'A product that somebody who types may be looking for.', simpleResolvers: true })
export class ProductHit {
  @Field(() => Product, { description: 'The product.' })
  product!: ProductDoc;

  @Field(() => [HighlightPart], { description: 'Its title in pieces: what was looked for, or means the same, is marked.' })
  highlighted!: HighlightPart[];
}

@ObjectType({ description: 'What somebody who types may be looking for.', simpleResolvers: true })
export class SearchSuggestions {
  @Field(() => [QuerySuggestion], { description: 'Completed searches, the most common first.' })
  queries!: QuerySuggestion[];

  @Field(() => [Product], { description: 'The products that fit best.' })
  products!: ProductDoc[];

  @Field(() => [ProductHit], { description: 'The same products, each with its title in pieces.' })
  productHits!: ProductHit[];

  @Field(() => [Category], { description: 'Categories whose name was begun, then those of the products that fit.' })
  categories!: CategoryDoc[];

  @Field(() => [Brand], { description: 'Brands whose name was begun.' })
  brands!: BrandDoc[];

  @Field(() => [Vendor], { description: 'Sellers whose name was begun.' })
  vendors!: VendorDoc[];
}

@ObjectType({ description: 'A filter that stands in the way of more products.', simpleResolvers: true })
export class Relaxation {
  @Field(() => [AppliedFilter], { description: 'What to take away: all chosen values of one facet or, where no single one helps, of all.' })
  drop!: readonly AppliedFilterResult[];

  @Field(() => Int, { description: 'Products that would then be listed.' })
  resultCount!: number;
}

@ObjectType({ description: 'What would help when words are mistyped, or little or nothing matches.', simpleResolvers: true })
export class SearchCorrections {
  @Field(() => String, { nullable: true, description: 'What was looked for instead; null when every word is known.' })
  correctedQuery!: string | null;

  @Field(() => [String], {
    description:
      'Other searches that may have been meant, at most three: other spellings or, where no product has all the words, fewer of them.',
  })
  didYouMean!: string[];

  @Field(() => [Relaxation], {
    description:
      'Filters that stand in the way of more, the most obstructive first, at most five; none when three products match or more. One that drops all filters where none alone helps.',
  })
  relaxations!: RelaxationSource[];
}
