import { Field, Float, Int, ObjectType } from 'type-graphql';

@ObjectType({
  description: "Summary of the catalogue's sample ratings. They are not reviews: the marketplace takes none yet.",
  simpleResolvers: true,
})
export class RatingSummary {
  @Field(() => Float, { nullable: true, description: 'Average of all stars, 0 to 5 with one decimal; null without ratings.' })
  average!: number | null;

  @Field(() => Int, { description: 'Number of sample ratings.' })
  count!: number;

  @Field(() => [Int], { description: 'Number of sample ratings with 1, 2, 3, 4 and 5 stars, in this order.' })
  histogram!: number[];
}
