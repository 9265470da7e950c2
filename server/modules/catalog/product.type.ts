import { Field, ObjectType } from 'type-graphql';
import { Node } from '#server/graphql/node.type.ts';
import { DateTime } from '#server/graphql/scalars.ts';
import type { Fulfilment as FulfilmentName, SaleLabel as SaleLabelName } from '#server/store/documents/catalog.ts';
import { Fulfilment, SaleLabel } from './catalog.enums.ts';
import { RatingSummary } from './ratingSummary.type.ts';

/** Source object: ProductDoc; computed fields are in product.resolver.ts. */
@ObjectType({ implements: Node, description: 'A product of one vendor.', simpleResolvers: true })
export class Product extends Node {
  @Field(() => String, { description: 'URL slug.' })
  slug!: string;

  @Field(() => String, { description: 'SKU assigned by the vendor.' })
  sku!: string;

  @Field(() => String, { nullable: true, description: 'Main colour as hex; null if colour does not characterise the product.' })
  color!: string | null;

  @Field(() => [String], { description: 'Tag slugs, lower case.' })
  tags!: string[];

  @Field(() => SaleLabel, { nullable: true, description: 'Label on the product card; null if none.' })
  label!: SaleLabelName | null;

  @Field(() => [Fulfilment], { description: 'Where it can be bought.' })
  fulfilment!: FulfilmentName[];

  @Field(() => String, { nullable: true, description: 'Weight label as displayed, for example "2kg" or "2pcs"; null if none.' })
  weight!: string | null;

  @Field(() => RatingSummary, { description: 'Sample rating; not based on reviews.' })
  rating!: RatingSummary;

  @Field(() => DateTime, { description: 'When the product was created.' })
  createdAt!: string;

  @Field(() => DateTime, { description: 'When the product was last changed.' })
  updatedAt!: string;
}

@ObjectType({ description: 'A halal certificate as stated by the vendor; verify it with the issuing body.', simpleResolvers: true })
export class HalalCertificate {
  @Field(() => String, { description: 'Certification body, for example "JAKIM".' })
  body!: string;

  @Field(() => String, { description: 'Certificate number.' })
  number!: string;

  @Field(() => DateTime, { description: 'Expiry time.' })
  expires!: string;
}
