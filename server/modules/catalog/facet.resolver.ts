import { Arg, Extensions, Field, FieldResolver, Int, InterfaceType, ObjectType, Resolver, Root } from 'type-graphql';
import { MoneyFields, TextFields } from '#server/graphql/derivedFields.ts';
import { ATTRIBUTE_KEYS, facetRow, type FacetKey as FacetKeyName } from '#schema/rules/facets.ts';
import { inEveryLanguage, type LocalisedText } from '#schema/rules/localisedText.ts';
import { LENGTH_ABOVE } from '#server/graphql/queryCost.ts';
import { Json } from '#server/graphql/scalars.ts';
import { translations } from '#server/platform/messages.ts';
import type { ProductDoc } from '#server/store/documents/catalog.ts';
import { fixedLabel } from './labels.ts';
import type { FacetResult, FacetValueResult } from './facets.ts';
import { priceBands, priceBuckets, type RangeBucketResult, type RangeFacetResult } from './priceFacet.ts';
import { FacetKey } from './listing.args.ts';
import { Product, USUAL_VALUES } from './product.type.ts';

@InterfaceType({
  description: 'A facet of a listing. Its counts apply all filters except its own.',
  resolveType: (facet: FacetResult) => (facet.kind === 'list' ? 'ListFacet' : 'RangeFacet'),
})
@Resolver(() => Facet)
@TextFields<FacetResult>({ label: 'Display name of the facet.' })
export class Facet {
  @Field(() => FacetKey, { description: 'Facet key.' })
  key!: FacetKeyName;

  @Field(() => Int, { description: 'Number of selected values.' })
  selectedCount!: number;
}

@ObjectType({ description: 'A value of a facet.', simpleResolvers: true })
@Resolver(() => FacetValue)
@TextFields<FacetValueResult>({ label: 'Display name of the value.' })
export class FacetValue {
  @Field(() => String, { description: 'Value as used in filters.' })
  value!: string;

  @Field(() => Int, { description: 'Number of products listed if only this value of the facet is selected.' })
  count!: number;

  @Field(() => Boolean, { description: 'Whether the filter selects it.' })
  selected!: boolean;

  @Field(() => String, { nullable: true, description: 'Hex colour of a swatch; null for values that are not colours.' })
  swatch!: string | null;

  @Field(() => Json, { description: 'Partial `ProductFilter` that selects this value; merge it into the current filter.' })
  input!: unknown;
}

@ObjectType({ implements: Facet, description: 'A facet with a list of selectable values.', simpleResolvers: true })
export class ListFacet extends Facet {
  @Field(() => Int, { description: 'Number of values before `valueLimit` is applied.' })
  totalValues!: number;

  @Extensions({ longest: LENGTH_ABOVE })
  @Field(() => [FacetValue], { description: 'Values to show. Selected ones are always included.' })
  values!: FacetValue[];
}

@ObjectType({ description: 'A price range and its product count.', simpleResolvers: true })
@Resolver(() => RangeBucket)
@MoneyFields<RangeBucketResult>(
  { from: 'Lowest price of the range, inclusive.' },
  { to: 'Highest price of the range, inclusive; null for the last one, which is open-ended.' },
)
export class RangeBucket {
  @Field(() => Int, { description: 'Number of products in the range.' })
  count!: number;

  @Field(() => Boolean, { description: 'Whether the price filter overlaps the range; for a band, whether it equals the range.' })
  selected!: boolean;

  @Field(() => Json, { description: 'Partial `ProductFilter` that selects this range.' })
  input!: unknown;
}

@ObjectType({ implements: Facet, description: 'A facet with a selectable range. Its bounds are inclusive.', simpleResolvers: true })
@Resolver(() => RangeFacet)
@MoneyFields<RangeFacetResult>(
  {
    min: 'Lowest price, ignoring the price filter; 0 if nothing matches.',
    max: 'Highest price, ignoring the price filter; 0 if nothing matches.',
  },
  { selectedMin: 'Lower bound of the price filter; null if open.', selectedMax: 'Upper bound of the price filter; null if open.' },
)
export class RangeFacet extends Facet {
  @Extensions({ longest: ({ count }: { count: number }) => count })
  @FieldResolver(() => [RangeBucket], {
    description:
      'Histogram of equal buckets from 0 to the first of $10, $25, $50, $100, $150, $200 and $250 that no price exceeds, else to $250; the last one is open-ended. Counts ignore the price filter.',
  })
  buckets(
    @Root() facet: RangeFacetResult,
    @Arg('count', () => Int, { nullable: true, defaultValue: 25, description: 'Number of buckets, 1 to 100.' }) count: number | null,
  ): RangeBucketResult[] {
    return priceBuckets(facet, count ?? 25);
  }

  @FieldResolver(() => [RangeBucket], { description: 'Four fixed price bands of the marketplace. Counts ignore the price filter.' })
  bands(@Root() facet: RangeFacetResult): RangeBucketResult[] {
    return priceBands(facet);
  }
}

@ObjectType({ description: 'A value of an attribute.', simpleResolvers: true })
@Resolver(() => ProductAttributeValue)
@TextFields<ProductAttributeValue>({ label: 'Display name of the value.' })
export class ProductAttributeValue {
  @Field(() => String, { description: 'Value as used in filters.' })
  value!: string;

  /** Source of the field with the same name. */
  label!: LocalisedText;
}

@ObjectType({ description: 'An attribute of a product, stated by its vendor and usable as a filter.', simpleResolvers: true })
@Resolver(() => ProductAttribute)
@TextFields<ProductAttribute>({ label: 'Display name of the attribute.' })
export class ProductAttribute {
  @Field(() => FacetKey, { description: 'Facet of the attribute.' })
  key!: FacetKeyName;

  @Extensions({ longest: USUAL_VALUES })
  @Field(() => [ProductAttributeValue], { description: 'Values of the attribute.' })
  values!: ProductAttributeValue[];

  /** Source of the field with the same name. */
  label!: LocalisedText;
}

@Resolver(() => Product)
export class ProductAttributesResolver {
  @FieldResolver(() => [ProductAttribute], { description: 'Attributes stated by the vendor, such as the material.' })
  attributes(@Root() { attributes = {} }: ProductDoc): ProductAttribute[] {
    return ATTRIBUTE_KEYS.flatMap((key) => {
      const stated = attributes[facetRow(key).field] ?? [];
      const values = stated.map((value) => ({ value, label: fixedLabel(key, value) ?? inEveryLanguage(value) }));
      return values.length === 0 ? [] : [{ key, label: translations(`facets.${key}`), values }];
    });
  }
}
