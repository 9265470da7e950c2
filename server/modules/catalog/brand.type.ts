import { Field, ObjectType } from 'type-graphql';
import { Node } from '#server/graphql/node.type.ts';

@ObjectType({ implements: Node, description: 'A maker whose name stands on products.', simpleResolvers: true })
export class Brand extends Node {
  @Field(() => String, { description: 'The name as its maker writes it.' })
  name!: string;
}
