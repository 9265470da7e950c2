import { ArgsType, Field, Int } from 'type-graphql';

/** Paging of a vendor's own lists. */
@ArgsType()
export abstract class OwnListArgs {
  @Field(() => Int, { nullable: true, defaultValue: 50, description: 'Page size, 1 to 100.' })
  first?: number | null;

  @Field(() => String, { nullable: true, description: 'The `endCursor` of the previous page.' })
  after?: string | null;
}
