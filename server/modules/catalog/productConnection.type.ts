import { Field, Int, ObjectType } from 'type-graphql';
import { PageInfo } from '#server/graphql/pageInfo.type.ts';
import type { ProductDoc } from '#server/store/documents/catalog.ts';
import type { FacetKey as FacetKeyName } from './facetKeys.ts';
import { FacetKey } from './listing.enums.ts';
import { Product } from './product.type.ts';

@ObjectType({ description: 'A product in a listing.', simpleResolvers: true })
export class ProductEdge {
  @Field(() => String, { description: 'Give it as `after` to read on behind this product.' })
  cursor!: string;

  @Field(() => Product, { description: 'The product.' })
  node!: ProductDoc;
}

@ObjectType({ description: 'Something that narrows a listing, for chips.', simpleResolvers: true })
export class AppliedFilter {
  @Field(() => FacetKey, { description: 'The facet it belongs to.' })
  key!: FacetKeyName;

  @Field(() => String, { description: 'The value, as filters name it; of PRICE: lowest and highest cents, parted by "-".' })
  value!: string;
}

/** Its source object is a Listing. */
@ObjectType({ description: 'A page of products, with what the whole listing can be filtered by.', simpleResolvers: true })
export class ProductConnection {
  @Field(() => [ProductEdge], { description: 'The products with their cursors.' })
  edges!: ProductEdge[];

  @Field(() => [Product], { description: 'The products.' })
  nodes!: ProductDoc[];

  @Field(() => PageInfo, { description: 'Where this page lies.' })
  pageInfo!: PageInfo;

  @Field(() => Int, { description: 'Products on all pages.' })
  totalCount!: number;

  @Field(() => Int, { description: 'Pages of this size.' })
  pageCount!: number;
}
