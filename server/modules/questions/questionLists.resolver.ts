import {
  Arg,
  Args,
  createUnionType,
  Ctx,
  Extensions,
  Field,
  FieldResolver,
  ID,
  Int,
  Mutation,
  ObjectType,
  Resolver,
  Root,
} from 'type-graphql';
import { ANSWER_EDIT_DAYS, MAX_ANSWER_LENGTH, MAX_OPEN_QUESTIONS, MAX_QUESTION_LENGTH } from '#schema/rules/limits.ts';
import { callerOf, type GraphQLContext } from '#server/graphql/context.ts';
import { Reads } from '#server/graphql/dependencies.ts';
import { InvalidInput, NotFound } from '#server/graphql/userError.type.ts';
import type { SignedIn } from '#server/modules/accounts/index.ts';
import { Product } from '#server/modules/catalog/graphql.ts';
import { ReviewFault } from '#server/modules/reviews/graphql.ts';
import { VendorAccount } from '#server/modules/vendors/graphql.ts';
import type { Services } from '#server/services.ts';
import type { ProductDoc } from '#server/store/documents/catalog.ts';
import type { QuestionDoc } from '#server/store/documents/questions.ts';
import type { ReviewFault as ReviewFaultName } from '#server/store/documents/reviews.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import type { QuestionPage } from './question.repository.ts';
import type { Author, QuestionError as QuestionErrorSource, QuestionResult } from './question.service.ts';
import { Question, QuestionConnection, QuestionsArgs } from './question.resolver.ts';

/** Own questions shown on a product. */
const OWN_QUESTIONS = 5;
/** Cost of a list, and of a search in all questions of a product. */
const LIST_COST = 300;
const SEARCH_COST = 10_000;

export const QuestionError = createUnionType({
  name: 'QuestionError',
  description: 'Possible errors of mutations on questions.',
  types: () => [InvalidInput, NotFound] as const,
  resolveType: (error: unknown) => (error as QuestionErrorSource).kind,
});

@ObjectType({ description: 'Either the current question or at least one error.', simpleResolvers: true })
export class QuestionPayload {
  @Field(() => Question, { nullable: true, description: 'Current question; null on errors.' })
  question!: QuestionDoc | null;

  @Field(() => [QuestionError], { description: 'All errors; empty on success.' })
  errors!: QuestionErrorSource[];
}

function isVendorOf(product: ProductDoc, services: Services, viewer: SignedIn): boolean {
  return services.vendorAccounts.vendorOf(viewer.userId)?.id === product.vendorId;
}

@Resolver(() => Product)
export class ProductQuestionsResolver {
  @Reads('questions')
  @Extensions({ cost: ({ query }: QuestionsArgs) => (query == null || query === '' ? LIST_COST : SEARCH_COST) })
  @FieldResolver(() => QuestionConnection, { nullable: true, description: 'Published questions about the product.' })
  questions(
    @Root() { id }: ProductDoc,
    @Args(() => QuestionsArgs) request: QuestionsArgs,
    @Ctx() { services }: GraphQLContext,
  ): Promise<QuestionPage> {
    return services.questionRepository.page({ productId: id, status: 'PUBLISHED' }, request);
  }

  @Reads('questions')
  @Extensions({ cost: 50 })
  @FieldResolver(() => Int, { description: 'Number of published questions.' })
  questionCount(@Root() { id }: ProductDoc, @Ctx() { services }: GraphQLContext): Promise<number> {
    return services.questionRepository.count({ productId: id, status: 'PUBLISHED' });
  }

  @Reads()
  @Extensions({ cost: 300, longest: OWN_QUESTIONS })
  @FieldResolver(() => [Question], {
    description: `The viewer's newest ${OWN_QUESTIONS} questions about the product, in every status; empty for guests.`,
  })
  async ownQuestions(@Root() { id }: ProductDoc, @Ctx() { services, viewer }: GraphQLContext): Promise<QuestionDoc[]> {
    return viewer === null ? [] : services.questionRepository.own(id, viewer.userId, OWN_QUESTIONS);
  }

  @Reads()
  @Extensions({ cost: 50 })
  @FieldResolver(() => Boolean, {
    description: 'Whether the viewer can answer questions: as its vendor, or after a delivery of the product. False for guests.',
  })
  async canAnswerQuestions(@Root() product: ProductDoc, @Ctx() { services, viewer }: GraphQLContext): Promise<boolean> {
    if (viewer === null) return false;
    return isVendorOf(product, services, viewer) || services.questionAccess.hasReceived(viewer.userId, product.id);
  }

  @Reads()
  @FieldResolver(() => Boolean, { description: 'Whether the viewer can ask: a member who does not sell the product. False for guests.' })
  canAskQuestions(@Root() product: ProductDoc, @Ctx() { services, viewer }: GraphQLContext): boolean {
    return viewer !== null && !isVendorOf(product, services, viewer);
  }
}

@Resolver(() => VendorAccount)
export class VendorQuestionsResolver {
  @Extensions({ cost: LIST_COST })
  @FieldResolver(() => QuestionConnection, {
    nullable: true,
    description: 'Published questions about all products of the vendor, newest first.',
  })
  questions(
    @Root() { id }: VendorDoc,
    @Arg('first', () => Int, { nullable: true, defaultValue: 10, description: 'Page size, 1 to 100.' }) first: number | null,
    @Arg('after', () => String, { nullable: true, description: 'The `endCursor` of the previous page.' }) after: string | null,
    @Arg('isAnswered', () => Boolean, { nullable: true, description: 'Only questions that the vendor has answered, or has not.' })
    isAnswered: boolean | null,
    @Ctx() { services }: GraphQLContext,
  ): Promise<QuestionPage> {
    const scope = { vendorId: id, status: 'PUBLISHED', ...(isAnswered != null && { isAnswered }) } as const;
    return services.questionRepository.page(scope, { first, after, sort: 'NEWEST' });
  }

  @Extensions({ cost: 50 })
  @FieldResolver(() => Int, { description: 'Number of published questions that the vendor has not answered.' })
  unansweredQuestions(@Root() { id }: VendorDoc, @Ctx() { services }: GraphQLContext): Promise<number> {
    return services.questionRepository.count({ vendorId: id, status: 'PUBLISHED', isAnswered: false });
  }
}

@Resolver()
export class QuestionMutations {
  @Mutation(() => QuestionPayload, {
    nullable: true,
    description: `Asks a question about a product. It is published immediately and sent to the vendor, unless it contains a link, a phone number or an insult. Safe to repeat. Without a session: UNAUTHENTICATED. Errors: INVALID for an own product, and with ${MAX_OPEN_QUESTIONS} own questions about the product that the vendor has not answered. Rate-limited.`,
  })
  askQuestion(
    @Arg('productId', () => ID, { description: 'Id of the product.' }) productId: string,
    @Arg('text', () => String, { description: `Question; at most ${MAX_QUESTION_LENGTH} characters.` }) text: string,
    @Ctx() context: GraphQLContext,
  ): Promise<QuestionResult> {
    return context.services.questions.ask(productId, text, authorOf(context));
  }

  @Mutation(() => QuestionPayload, {
    nullable: true,
    description: `Answers a published question, or replaces the viewer's answer within ${ANSWER_EDIT_DAYS} days. For the product's vendor, and members to whom it was delivered. A buyer's answer is published immediately, unless it contains a link, a phone number or an insult; a vendor's is refused then. Without a session: UNAUTHENTICATED. Errors: INVALID for anyone else. Safe to repeat. Rate-limited.`,
  })
  answerQuestion(
    @Arg('id', () => ID, { description: 'Id of the question.' }) id: string,
    @Arg('text', () => String, { description: `Answer; at most ${MAX_ANSWER_LENGTH} characters.` }) text: string,
    @Ctx() context: GraphQLContext,
  ): Promise<QuestionResult> {
    return context.services.questions.answer(id, text, authorOf(context));
  }

  @Mutation(() => QuestionPayload, {
    nullable: true,
    description:
      'Votes for a published question, or removes the vote. One vote per account. Without a session: UNAUTHENTICATED. Errors: INVALID for an own question. Rate-limited.',
  })
  voteForQuestion(
    @Arg('id', () => ID, { description: 'Id of the question.' }) id: string,
    @Arg('isVoted', () => Boolean, { nullable: true, defaultValue: true, description: 'False removes the vote.' })
    isVoted: boolean | null,
    @Ctx() context: GraphQLContext,
  ): Promise<QuestionResult> {
    return context.services.questionReactions.mark(context.viewer, id, isVoted ?? true, callerOf(context));
  }

  @Mutation(() => QuestionPayload, {
    nullable: true,
    description:
      'Marks a published answer as helpful, or removes the mark. One mark per account. Without a session: UNAUTHENTICATED. Errors: INVALID for an own answer. Rate-limited.',
  })
  markAnswerHelpful(
    @Arg('id', () => ID, { description: 'Id of the answer.' }) id: string,
    @Arg('isHelpful', () => Boolean, { nullable: true, defaultValue: true, description: 'False removes the mark.' })
    isHelpful: boolean | null,
    @Ctx() context: GraphQLContext,
  ): Promise<QuestionResult> {
    return context.services.questionReactions.mark(context.viewer, id, isHelpful ?? true, callerOf(context));
  }

  @Mutation(() => QuestionPayload, {
    nullable: true,
    description:
      'Reports a published question to the operators. One report per account; another one replaces it. Without a session: UNAUTHENTICATED. Errors: INVALID for an own question. Rate-limited.',
  })
  reportQuestion(
    @Arg('id', () => ID, { description: 'Id of the question.' }) id: string,
    @Arg('fault', () => ReviewFault, { description: 'What is wrong with it.' }) fault: ReviewFaultName,
    @Ctx() context: GraphQLContext,
  ): Promise<QuestionResult> {
    return context.services.questionReactions.report(context.viewer, id, fault, callerOf(context));
  }

  @Mutation(() => QuestionPayload, {
    nullable: true,
    description:
      'Reports a published answer to the operators. One report per account; another one replaces it. Without a session: UNAUTHENTICATED. Errors: INVALID for an own answer. Rate-limited.',
  })
  reportAnswer(
    @Arg('id', () => ID, { description: 'Id of the answer.' }) id: string,
    @Arg('fault', () => ReviewFault, { description: 'What is wrong with it.' }) fault: ReviewFaultName,
    @Ctx() context: GraphQLContext,
  ): Promise<QuestionResult> {
    return context.services.questionReactions.report(context.viewer, id, fault, callerOf(context));
  }
}

function authorOf(context: GraphQLContext): Author {
  return { viewer: context.viewer, caller: callerOf(context), locale: context.locale };
}
