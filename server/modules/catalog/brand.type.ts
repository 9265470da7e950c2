import { Field, ObjectType } from 'type-graphql';
import { Node } from '#server/graphql/node.type.ts';

@ObjectType({ implements: Node, description: 'A brand of products.', simpleResolvers: true })
export class Brand extends Node {
  @Field(() => String, { description: 'Brand name, spelt as by its maker.' })
  name!: string;
}
