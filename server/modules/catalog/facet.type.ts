import { Field, Int, InterfaceType, ObjectType } from 'type-graphql';
import { Json } from '#server/graphql/scalars.ts';
import { FacetKey } from './listing.enums.ts';
import type { FacetKey as FacetKeyName } from './facetKeys.ts';
import type { FacetResult } from './facets.ts';

@InterfaceType({
  description: 'What a listing can be filtered by, each counted with every filter but its own.',
  resolveType: (facet: FacetResult) => (facet.kind === 'list' ? 'ListFacet' : 'RangeFacet'),
})
export abstract class Facet {
  @Field(() => FacetKey, { description: 'Which facet it is.' })
  key!: FacetKeyName;

  @Field(() => Int, { description: 'How many of its values are selected.' })
  selectedCount!: number;
}

@ObjectType({ description: 'A value of a facet.', simpleResolvers: true })
export class FacetValue {
  @Field(() => String, { description: 'The value, as filters name it.' })
  value!: string;

  @Field(() => Int, { description: 'Products that selecting it alone would list.' })
  count!: number;

  @Field(() => Boolean, { description: 'Whether the filter selects it.' })
  selected!: boolean;

  @Field(() => String, { nullable: true, description: 'Hex colour to show beside the label; null for values that are no colours.' })
  swatch!: string | null;

  @Field(() => Json, { description: 'The piece of ProductFilter that selects it: merge it, guess nothing.' })
  input!: unknown;
}

@ObjectType({ implements: Facet, description: 'A facet with values to tick.', simpleResolvers: true })
export class ListFacet extends Facet {
  @Field(() => Int, { description: 'How many values there are before the limit.' })
  totalValues!: number;

  @Field(() => [FacetValue], { description: 'The values to show. Selected ones are never left out.' })
  values!: FacetValue[];
}

@ObjectType({ description: 'A range of prices with the products in it.', simpleResolvers: true })
export class RangeBucket {
  @Field(() => Int, { description: 'Products in it.' })
  count!: number;

  @Field(() => Boolean, { description: 'Whether the price filter reaches into it; of a band: whether it is the filter.' })
  selected!: boolean;

  @Field(() => Json, { description: 'The piece of ProductFilter that selects it.' })
  input!: unknown;
}

@ObjectType({ implements: Facet, description: 'A facet with a range to choose. Its bounds are inclusive.', simpleResolvers: true })
export class RangeFacet extends Facet {}
