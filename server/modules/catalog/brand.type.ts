import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A maker whose name stands on products.', simpleResolvers: true })
export class Brand {
  @Field(() => String, { description: 'The name as its maker writes it.' })
  name!: string;
}
