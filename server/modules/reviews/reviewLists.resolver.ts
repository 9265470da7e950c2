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
import { MAX_REPLY_LENGTH, REVIEW_EDIT_DAYS } from '#schema/rules/limits.ts';
import { callerOf, type GraphQLContext } from '#server/graphql/context.ts';
import { Reads } from '#server/graphql/dependencies.ts';
import { InvalidInput, NotFound } from '#server/graphql/userError.type.ts';
import { Viewer } from '#server/modules/accounts/graphql.ts';
import { Product } from '#server/modules/catalog/graphql.ts';
import { OrderLine, OrderPackage, PurchaseConnection } from '#server/modules/orders/graphql.ts';
import type { PackageView, PurchasePage } from '#server/modules/orders/index.ts';
import { VendorAccount } from '#server/modules/vendors/graphql.ts';
import type { UserDoc } from '#server/store/documents/accounts.ts';
import type { ProductDoc } from '#server/store/documents/catalog.ts';
import type { OrderLineDoc } from '#server/store/documents/orders.ts';
import type { ReviewDoc, ReviewFault as ReviewFaultName } from '#server/store/documents/reviews.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import type { ReviewPage } from './review.repository.ts';
import type { ReviewError as ReviewErrorSource, ReviewResult } from './review.service.ts';
import { Review, ReviewConnection, ReviewFault, ReviewInput, ReviewsArgs } from './review.resolver.ts';

export const ReviewError = createUnionType({
  name: 'ReviewError',
  description: 'Possible errors of mutations on reviews.',
  types: () => [InvalidInput, NotFound] as const,
  resolveType: (error: unknown) => (error as ReviewErrorSource).kind,
});

@ObjectType({ description: 'Either the current review or at least one error.', simpleResolvers: true })
export class ReviewPayload {
  @Field(() => Review, { nullable: true, description: 'Current review; null on errors.' })
  review!: ReviewDoc | null;

  @Field(() => [ReviewError], { description: 'All errors; empty on success.' })
  errors!: ReviewErrorSource[];
}

@Resolver(() => Product)
export class ProductReviewsResolver {
  @Reads('reviews')
  @Extensions({ cost: 300 })
  @FieldResolver(() => ReviewConnection, { nullable: true, description: 'Published reviews.' })
  reviews(
    @Root() { id }: ProductDoc,
    @Args(() => ReviewsArgs) request: ReviewsArgs,
    @Ctx() { services }: GraphQLContext,
  ): Promise<ReviewPage> {
    return services.reviewRepository.page({ productId: id, status: 'PUBLISHED' }, request);
  }

  @Reads()
  @Extensions({ cost: 50 })
  @FieldResolver(() => Boolean, {
    description: 'Whether the viewer has reviewed it, with no other delivered line of it left to review. False for guests.',
  })
  async hasOwnReview(@Root() { id }: ProductDoc, @Ctx() { services, viewer }: GraphQLContext): Promise<boolean> {
    return viewer !== null && services.reviewHistory.hasReviewed(viewer.userId, id);
  }
}

@Resolver(() => OrderLine)
export class OrderLineReviewResolver {
  @Extensions({ cost: 20 })
  @FieldResolver(() => Review, {
    nullable: true,
    description: 'Review of the line, for its buyer in any status and for its vendor only if published; null if there is none.',
  })
  async review(@Root() { id }: OrderLineDoc, @Ctx() { services, viewer }: GraphQLContext): Promise<ReviewDoc | null> {
    const review = await services.reviewRepository.ofLine(id);
    const isVendors = viewer !== null && services.vendorAccounts.vendorOf(viewer.userId)?.id === review?.vendorId;
    return isVendors && review?.status !== 'PUBLISHED' ? null : review;
  }
}

@Resolver(() => OrderPackage)
export class PackageReviewsResolver {
  @Extensions({ cost: 50 })
  @FieldResolver(() => [OrderLine], {
    description: 'Lines that the buyer can review with `saveReview`: delivered, not returned and without a review. Empty for the vendor.',
  })
  reviewableLines(@Root() orderPackage: PackageView, @Ctx() { services }: GraphQLContext): Promise<OrderLineDoc[]> | OrderLineDoc[] {
    return orderPackage.order === undefined ? [] : services.reviewHistory.reviewableLines(orderPackage);
  }
}

@Resolver(() => Viewer)
export class ViewerReviewsResolver {
  @Extensions({ cost: 300 })
  @FieldResolver(() => ReviewConnection, { nullable: true, description: 'Reviews of the viewer in every status.' })
  reviews(
    @Root() { id }: UserDoc,
    @Args(() => ReviewsArgs) request: ReviewsArgs,
    @Ctx() { services }: GraphQLContext,
  ): Promise<ReviewPage> {
    return services.reviewRepository.page({ userId: id }, request);
  }

  @Extensions({ cost: 500 })
  @FieldResolver(() => PurchaseConnection, {
    nullable: true,
    description: 'Delivered purchases without a review, newest first; `categories` is empty.',
  })
  reviewableLines(
    @Root() { id }: UserDoc,
    @Arg('first', () => Int, { nullable: true, defaultValue: 20, description: 'Page size, 1 to 100.' }) first: number | null,
    @Arg('after', () => String, { nullable: true, description: 'The `endCursor` of the previous page.' }) after: string | null,
    @Ctx() { services }: GraphQLContext,
  ): Promise<PurchasePage> {
    return services.reviewHistory.reviewable(id, { first, after });
  }
}

@Resolver(() => VendorAccount)
export class VendorReviewsResolver {
  @Extensions({ cost: 300 })
  @FieldResolver(() => ReviewConnection, { nullable: true, description: 'Published reviews of all products of the vendor.' })
  reviews(
    @Root() { id }: VendorDoc,
    @Args(() => ReviewsArgs) request: ReviewsArgs,
    @Ctx() { services }: GraphQLContext,
  ): Promise<ReviewPage> {
    return services.reviewRepository.page({ vendorId: id, status: 'PUBLISHED' }, request);
  }

  @Extensions({ cost: 50 })
  @FieldResolver(() => Int, { description: 'Number of published reviews without a reply.' })
  unansweredReviews(@Root() { id }: VendorDoc, @Ctx() { services }: GraphQLContext): Promise<number> {
    return services.reviewRepository.count({ vendorId: id, status: 'PUBLISHED', isAnswered: false });
  }
}

@Resolver()
export class ReviewMutations {
  @Mutation(() => ReviewPayload, {
    nullable: true,
    description: `Writes the review of a line of a delivered package, or changes it within ${REVIEW_EDIT_DAYS} days. For the owner of the order or the holder of its access token. It is published immediately, unless it contains a link, a phone number or an insult. Safe to repeat. Errors: NOT_FOUND for anyone else; INVALID before delivery, for a returned line, for an own product and after ${REVIEW_EDIT_DAYS} days. Rate-limited.`,
  })
  saveReview(
    @Arg('input', () => ReviewInput, { description: 'The review.' }) input: ReviewInput,
    @Arg('accessToken', () => String, {
      nullable: true,
      description: 'Access token from the placeOrder response; not needed by the owner of the order.',
    })
    accessToken: string | null,
    @Ctx() context: GraphQLContext,
  ): Promise<ReviewResult> {
    const { services, viewer, locale } = context;
    return services.reviews.save(input, { viewer, accessToken, locale, caller: callerOf(context) });
  }

  @Mutation(() => ReviewPayload, {
    nullable: true,
    description:
      'Marks a published review as helpful, or removes the mark. One mark per account. Without a session: UNAUTHENTICATED. Errors: INVALID for an own review. Rate-limited.',
  })
  markReviewHelpful(
    @Arg('id', () => ID, { description: 'Id of the review.' }) id: string,
    @Arg('isHelpful', () => Boolean, { nullable: true, defaultValue: true, description: 'False removes the mark.' })
    isHelpful: boolean | null,
    @Ctx() context: GraphQLContext,
  ): Promise<ReviewResult> {
    return context.services.reactions.mark(context.viewer, id, isHelpful ?? true, callerOf(context));
  }

  @Mutation(() => ReviewPayload, {
    nullable: true,
    description:
      'Reports a published review to the operators. One report per account; another one replaces it. Without a session: UNAUTHENTICATED. Errors: INVALID for an own review. Rate-limited.',
  })
  reportReview(
    @Arg('id', () => ID, { description: 'Id of the review.' }) id: string,
    @Arg('fault', () => ReviewFault, { description: 'What is wrong with it.' }) fault: ReviewFaultName,
    @Ctx() context: GraphQLContext,
  ): Promise<ReviewResult> {
    return context.services.reactions.report(context.viewer, id, fault, callerOf(context));
  }

  @Mutation(() => ReviewPayload, {
    nullable: true,
    description: `Replies publicly to a published review of a product of the viewer's vendor, or replaces the reply within ${REVIEW_EDIT_DAYS} days. Without a session: UNAUTHENTICATED; without a vendor: FORBIDDEN. Errors: INVALID for a text with a link, a phone number or an insult.`,
  })
  replyToReview(
    @Arg('id', () => ID, { description: 'Id of the review.' }) id: string,
    @Arg('text', () => String, { description: `Reply; at most ${MAX_REPLY_LENGTH} characters.` }) text: string,
    @Ctx() { services, viewer }: GraphQLContext,
  ): Promise<ReviewResult> {
    return services.reactions.reply(services.vendorAccounts.sellerOf(viewer), id, text);
  }
}
