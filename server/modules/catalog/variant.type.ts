import { ObjectType } from 'type-graphql';
import { Node } from '#server/graphql/node.type.ts';

/** Source object: ProductVariant; all fields are in variant.resolver.ts. */
@ObjectType({ implements: Node, description: 'A purchasable variant: a product with all its options chosen.' })
export class Variant extends Node {}
