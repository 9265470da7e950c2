import { Field, Int, InterfaceType, ObjectType } from 'type-graphql';
import { Json } from '#server/graphql/scalars.ts';
import { FacetKey } from './listing.enums.ts';
import type { FacetKey as FacetKeyName } from '#schema/rules/facets.ts';
import type { FacetResult } from './facets.ts';

@InterfaceType({
  description: 'A facet of a listing; its counts apply every filter except its own.',
  resolveType: (facet: FacetResult) => (facet.kind === 'list' ? 'ListFacet' : 'RangeFacet'),
})
export abstract class Facet {
  @Field(() => FacetKey, { description: 'Facet key.' })
  key!: FacetKeyName;

  @Field(() => Int, { description: 'Number of selected values.' })
  selectedCount!: number;
}

@ObjectType({ description: 'A value of a facet.', simpleResolvers: true })
export class FacetValue {
  @Field(() => String, { description: 'The value, as used in filters.' })
  value!: string;

  @Field(() => Int, { description: 'Number of products listed if only this value of the facet is selected.' })
  count!: number;

  @Field(() => Boolean, { description: 'Whether the filter selects it.' })
  selected!: boolean;

  @Field(() => String, { nullable: true, description: 'Hex colour of a swatch; null for values that are not colours.' })
  swatch!: string | null;

  @Field(() => Json, { description: 'The part of ProductFilter that selects this value, ready to be merged into the current filter.' })
  input!: unknown;
}

@ObjectType({ implements: Facet, description: 'A facet with a list of selectable values.', simpleResolvers: true })
export class ListFacet extends Facet {
  @Field(() => Int, { description: 'Number of values before `valueLimit` is applied.' })
  totalValues!: number;

  @Field(() => [FacetValue], { description: 'The values to show. Selected ones are always included.' })
  values!: FacetValue[];
}

@ObjectType({ description: 'A price range and its product count.', simpleResolvers: true })
export class RangeBucket {
  @Field(() => Int, { description: 'Number of products in the range.' })
  count!: number;

  @Field(() => Boolean, { description: 'Whether the price filter overlaps it; for a band: whether the filter equals it.' })
  selected!: boolean;

  @Field(() => Json, { description: 'The part of ProductFilter that selects this range.' })
  input!: unknown;
}

@ObjectType({ implements: Facet, description: 'A facet with a selectable range. Its bounds are inclusive.', simpleResolvers: true })
export class RangeFacet extends Facet {}
