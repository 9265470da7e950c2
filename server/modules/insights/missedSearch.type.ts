import { Field, Int, ObjectType } from 'type-graphql';
import { DateTime } from '#server/graphql/scalars.ts';

@ObjectType({
  description: 'A search without any matching product in the marketplace. Anonymous.',
  simpleResolvers: true,
})
export class MissedSearch {
  @Field(() => String, { description: 'The words, in lower case without accents.' })
  words!: string;

  @Field(() => Int, { description: 'Number of searches; at least three.' })
  count!: number;

  @Field(() => DateTime, { description: 'Start, in Malaysia, of the last day with such a search.' })
  lastDay!: string;
}
