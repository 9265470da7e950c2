import { Field, Float, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'What reviewers gave, summed up.', simpleResolvers: true })
export class RatingSummary {
  @Field(() => Float, { nullable: true, description: 'Mean of all stars, 0 to 5 with one decimal; null without reviews.' })
  average!: number | null;

  @Field(() => Int, { description: 'Number of reviews.' })
  count!: number;

  @Field(() => [Int], { description: 'Number of reviews with 1, 2, 3, 4 and 5 stars, in this order.' })
  histogram!: number[];
}
