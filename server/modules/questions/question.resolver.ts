import { ArgsType, Ctx, Extensions, Field, FieldResolver, ID, Int, ObjectType, Resolver, Root } from 'type-graphql';
import { localise } from '#schema/rules/localisedText.ts';
import { ANSWER_EDIT_DAYS, MAX_ANSWERS, SEARCHED_QUESTIONS } from '#schema/rules/limits.ts';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { Reads } from '#server/graphql/dependencies.ts';
import { describedEnum } from '#server/graphql/enums.ts';
import { InLocale, Locale, type Locale as LocaleCode } from '#server/graphql/locale.ts';
import { Node } from '#server/graphql/node.type.ts';
import { pageOf } from '#server/graphql/pageInfo.type.ts';
import { LENGTH_ABOVE } from '#server/graphql/queryCost.ts';
import { DateTime } from '#server/graphql/scalars.ts';
import { Product } from '#server/modules/catalog/graphql.ts';
import { ReviewStatus } from '#server/modules/reviews/graphql.ts';
import type { ProductDoc } from '#server/store/documents/catalog.ts';
import type { AnswerDoc, QuestionDoc } from '#server/store/documents/questions.ts';
import type { ReviewStatus as ReviewStatusName } from '#server/store/documents/reviews.ts';
import type { QuestionRequest, QuestionSort as QuestionSortName } from './question.repository.ts';
import { answersSeenBy, editableUntil } from './questionRules.ts';
import { REJECTIONS } from './questionMessages.ts';

/** Usual number of answers, for the estimated cost. */
const USUAL_ANSWERS = 3;

export const QuestionSort = describedEnum<QuestionSortName>('QuestionSort', 'Sort order of questions.', {
  VOTES: 'Most votes first.',
  NEWEST: 'Newest first.',
});

/** Source object: AnswerDoc. */
@ObjectType({ description: 'Answer of the vendor or of a buyer to a question.', simpleResolvers: true })
@Resolver(() => Answer)
export class Answer {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => String, { description: 'Plain text with line breaks.' })
  text!: string;

  @Field(() => Locale, { description: 'Language of the text, as detected.' })
  language!: LocaleCode;

  @Field(() => String, { description: 'Name of the vendor, or first name and initial of the buyer, for example "Aisyah R.".' })
  authorName!: string;

  @Field(() => Boolean, { description: "Whether the product's vendor wrote it." })
  isVendor!: boolean;

  @Field(() => DateTime, { description: 'Time of the first version.' })
  createdAt!: string;

  @Field(() => DateTime, { nullable: true, description: 'Time of the last change by the author; null if there was none.' })
  editedAt!: string | null;

  @Field(() => ReviewStatus, { description: 'Status.' })
  status!: ReviewStatusName;

  @FieldResolver(() => Boolean, { description: 'Whether its author bought and received the product here.' })
  isBuyer(@Root() { isVendor }: AnswerDoc): boolean {
    return !isVendor;
  }

  @FieldResolver(() => Int, { description: 'Number of accounts that find it helpful.' })
  helpfulCount(@Root() { helpful }: AnswerDoc): number {
    return helpful;
  }

  @FieldResolver(() => DateTime, {
    description: `Time until which its author can change it: ${ANSWER_EDIT_DAYS} days after \`createdAt\`.`,
  })
  editableUntil(@Root() answer: AnswerDoc): string {
    return editableUntil(answer);
  }

  @Reads()
  @FieldResolver(() => String, { nullable: true, description: 'Reason of the rejection as a sentence; null unless REJECTED.' })
  rejectionReason(@Root() { rejection }: AnswerDoc, @InLocale() locale: LocaleCode): string | null {
    return rejection === null ? null : localise(REJECTIONS[rejection], locale);
  }

  @Reads()
  @FieldResolver(() => Boolean, { description: 'Whether the viewer wrote it.' })
  isOwn(@Root() { userId }: AnswerDoc, @Ctx() { viewer }: GraphQLContext): boolean {
    return userId === viewer?.userId;
  }

  @Reads()
  @Extensions({ cost: 20 })
  @FieldResolver(() => Boolean, { description: 'Whether the viewer finds it helpful; false for guests.' })
  async isHelpful(@Root() { id }: AnswerDoc, @Ctx() { services, viewer }: GraphQLContext): Promise<boolean> {
    return viewer !== null && services.questionRepository.isMarked(id, viewer.userId);
  }
}

/** Source object: QuestionDoc. */
@ObjectType({ implements: Node, description: 'Question of a member about a product.', simpleResolvers: true })
@Resolver(() => Question)
export class Question extends Node {
  @Field(() => String, { description: 'Plain text with line breaks.' })
  text!: string;

  @Field(() => Locale, { description: 'Language of the text, as detected.' })
  language!: LocaleCode;

  @Field(() => String, { description: 'First name and initial of the member, for example "Aisyah R.".' })
  authorName!: string;

  @Field(() => DateTime, { description: 'Time at which it was asked.' })
  createdAt!: string;

  @Field(() => Int, { description: 'Number of accounts that want to know the answer as well.' })
  votes!: number;

  @Field(() => Boolean, { description: 'Whether the vendor has answered publicly.' })
  isAnswered!: boolean;

  @Field(() => ReviewStatus, { description: 'Status.' })
  status!: ReviewStatusName;

  @Reads()
  @Extensions({ longest: USUAL_ANSWERS })
  @FieldResolver(() => [Answer], {
    description: `Public answers, and the viewer's own in any status: the vendor's first, then the most helpful. At most ${MAX_ANSWERS} of buyers.`,
  })
  answers(@Root() question: QuestionDoc, @Ctx() { viewer }: GraphQLContext): AnswerDoc[] {
    return answersSeenBy(viewer?.userId ?? null, question);
  }

  @Reads()
  @FieldResolver(() => String, { nullable: true, description: 'Reason of the rejection as a sentence; null unless REJECTED.' })
  rejectionReason(@Root() { rejection }: QuestionDoc, @InLocale() locale: LocaleCode): string | null {
    return rejection === null ? null : localise(REJECTIONS[rejection], locale);
  }

  @Reads()
  @FieldResolver(() => Boolean, { description: 'Whether the viewer asked it.' })
  isOwn(@Root() { userId }: QuestionDoc, @Ctx() { viewer }: GraphQLContext): boolean {
    return userId === viewer?.userId;
  }

  @Reads()
  @Extensions({ cost: 20 })
  @FieldResolver(() => Boolean, { description: 'Whether the viewer has voted for it; false for guests.' })
  async isVoted(@Root() { id }: QuestionDoc, @Ctx() { services, viewer }: GraphQLContext): Promise<boolean> {
    return viewer !== null && services.questionRepository.isMarked(id, viewer.userId);
  }

  @Reads('catalogue')
  @FieldResolver(() => Product, { nullable: true, description: 'Product; null when it is no longer in the marketplace.' })
  product(@Root() { productId }: QuestionDoc, @Ctx() { services }: GraphQLContext): ProductDoc | null {
    return services.catalog.find({ id: productId });
  }
}

@ObjectType({ description: 'A question in a list.', simpleResolvers: true })
export class QuestionEdge {
  @Field(() => String, { description: 'Cursor of the question; pass it as `after` to continue after it.' })
  cursor!: string;

  @Field(() => Question, { description: 'The question.' })
  node!: QuestionDoc;
}

@ObjectType({ description: 'A page of questions.', simpleResolvers: true })
export class QuestionConnection extends pageOf(() => Question, 'questions') {
  @Extensions({ longest: LENGTH_ABOVE })
  @Field(() => [QuestionEdge], { description: 'Questions with their cursors.' })
  edges!: QuestionEdge[];
}

@ArgsType()
export class QuestionsArgs implements QuestionRequest {
  @Field(() => Int, { nullable: true, defaultValue: 10, description: 'Page size, 1 to 100.' })
  first?: number | null;

  @Field(() => String, { nullable: true, description: 'The `endCursor` of the previous page.' })
  after?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `Only questions that contain all words of this text, in the question or its public answers. Looks in the newest ${SEARCHED_QUESTIONS}.`,
  })
  query?: string | null;

  @Field(() => QuestionSort, { nullable: true, defaultValue: 'VOTES', description: 'Sort order.' })
  sort?: QuestionSortName | null;
}
