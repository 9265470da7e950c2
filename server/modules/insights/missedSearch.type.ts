import { Field, Int, ObjectType } from 'type-graphql';
import { DateTime } from '#server/graphql/scalars.ts';

@ObjectType({
  description: 'Words that shoppers looked for, and that no product of the market has. Nothing says who did.',
  simpleResolvers: true,
})
export class MissedSearch {
  @Field(() => String, { description: 'The words, in small letters without accents.' })
  words!: string;

  @Field(() => Int, { description: 'How often they were looked for; three times or more.' })
  count!: number;

  @Field(() => DateTime, { description: 'The first moment, in Malaysia, of the last day on which they were.' })
  lastDay!: string;
}
