import { ObjectType } from 'type-graphql';
import { Node } from '#server/graphql/node.type.ts';

/** Its source object is a ProductVariant; all fields are in variant.resolver.ts. */
@ObjectType({ implements: Node, description: 'What is bought: a product with all its options chosen.' })
export class Variant extends Node {}
