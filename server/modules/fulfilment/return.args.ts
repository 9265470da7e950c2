import { Field, ID, InputType, Int } from 'type-graphql';

@InputType({ description: 'Units of a line to return. Several entries for one line are merged.' })
export class ReturnLineInput {
  @Field(() => ID, { description: 'The line.' })
  lineId!: string;

  @Field(() => Int, { description: 'Units, at most those of `OrderPackage.returnable`.' })
  quantity!: number;
}
