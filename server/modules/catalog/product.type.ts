import { Field, ObjectType } from 'type-graphql';
import { Node } from '#server/graphql/node.type.ts';
import { DateTime } from '#server/graphql/scalars.ts';
import type { Fulfilment as FulfilmentName, SaleLabel as SaleLabelName } from '#server/store/documents/catalog.ts';
import { Fulfilment, SaleLabel } from './catalog.enums.ts';
import { RatingSummary } from './ratingSummary.type.ts';

/** Its source object is a ProductDoc; what needs more than reading is in product.resolver.ts. */
@ObjectType({ implements: Node, description: 'A product of one vendor.', simpleResolvers: true })
export class Product extends Node {
  @Field(() => String, { description: 'Its name in addresses.' })
  slug!: string;

  @Field(() => String, { description: "The vendor's own number for it." })
  sku!: string;

  @Field(() => String, { nullable: true, description: 'Main colour as hex; null when colour says nothing about it.' })
  color!: string | null;

  @Field(() => [String], { description: 'Tag slugs, lower case.' })
  tags!: string[];

  @Field(() => SaleLabel, { nullable: true, description: 'The label on its card; null without one.' })
  label!: SaleLabelName | null;

  @Field(() => [Fulfilment], { description: 'Where it can be bought.' })
  fulfilment!: FulfilmentName[];

  @Field(() => String, { nullable: true, description: 'Weight label as shown, for example "2kg" or "2pcs"; null without one.' })
  weight!: string | null;

  @Field(() => RatingSummary, { description: 'Its sample rating, which no review gave.' })
  rating!: RatingSummary;

  @Field(() => DateTime, { description: 'When it came into the shop.' })
  createdAt!: string;

  @Field(() => DateTime, { description: 'When it was last changed.' })
  updatedAt!: string;
}

@ObjectType({ description: 'A halal certificate, as its vendor gave it. Check it with the body that issued it.', simpleResolvers: true })
export class HalalCertificate {
  @Field(() => String, { description: 'Who certified, for example "JAKIM".' })
  body!: string;

  @Field(() => String, { description: 'Number of the certificate.' })
  number!: string;

  @Field(() => DateTime, { description: 'Until when it is good.' })
  expires!: string;
}
