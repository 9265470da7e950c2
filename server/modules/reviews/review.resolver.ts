import { ArgsType, Ctx, Extensions, Field, FieldResolver, ID, InputType, Int, ObjectType, Resolver, Root } from 'type-graphql';
import { localise } from '#schema/rules/localisedText.ts';
import { MAX_REVIEW_LENGTH, MAX_REVIEW_PHOTOS, MAX_REVIEW_TITLE_LENGTH, REVIEW_EDIT_DAYS } from '#schema/rules/limits.ts';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { Reads } from '#server/graphql/dependencies.ts';
import { describedEnum } from '#server/graphql/enums.ts';
import { InLocale, Locale, type Locale as LocaleCode } from '#server/graphql/locale.ts';
import { Node } from '#server/graphql/node.type.ts';
import { pageOf } from '#server/graphql/pageInfo.type.ts';
import { LENGTH_ABOVE } from '#server/graphql/queryCost.ts';
import { DateTime } from '#server/graphql/scalars.ts';
import { Image, Product, SelectedOption } from '#server/modules/catalog/graphql.ts';
import { selectedOptions, type SelectedOptionSource } from '#server/modules/catalog/index.ts';
import type { ProductDoc } from '#server/store/documents/catalog.ts';
import type {
  ReviewDoc,
  ReviewFault as ReviewFaultName,
  ReviewFit as ReviewFitName,
  ReviewReplyDoc,
  ReviewStatus as ReviewStatusName,
} from '#server/store/documents/reviews.ts';
import type { PictureDoc } from '#server/store/documents/shared.ts';
import type { ReviewFilter as Filter, ReviewRequest as PageRequest, ReviewSort as ReviewSortName } from './review.repository.ts';
import type { ReviewRequest } from './review.service.ts';
import { editableUntil, replyEditableUntil } from './reviewable.ts';
import { REJECTIONS } from './reviewMessages.ts';

export const ReviewStatus = describedEnum<ReviewStatusName>('ReviewStatus', 'Status of a review.', {
  PENDING: 'Held back until an operator decides; visible to its author only.',
  PUBLISHED: 'Public, and counted in ratings.',
  REJECTED: 'Rejected or taken down by an operator; visible to its author only.',
});

export const ReviewFit = describedEnum<ReviewFitName>('ReviewFit', 'How the size of clothes or shoes turned out.', {
  SMALL: 'Smaller than expected.',
  TRUE_TO_SIZE: 'As expected.',
  LARGE: 'Larger than expected.',
});

export const ReviewFault = describedEnum<ReviewFaultName>('ReviewFault', 'What is wrong with a review.', {
  OFFENSIVE: 'It insults or threatens.',
  ADVERTISING: 'It advertises, or leads to other sites.',
  PERSONAL_DATA: 'It contains personal data, such as a phone number.',
  OFF_TOPIC: 'It is not about the product or its delivery.',
  FAKE: 'It does not describe an experience of its author.',
});

export const ReviewSort = describedEnum<ReviewSortName>('ReviewSort', 'Sort order of reviews.', {
  NEWEST: 'Newest first.',
  HELPFUL: 'Most helpful first.',
  LOWEST: 'Fewest stars first.',
  HIGHEST: 'Most stars first.',
});

@ObjectType({ description: 'Public reply of the vendor to a review.', simpleResolvers: true })
export class ReviewReply {
  @Field(() => String, { description: 'Plain text with line breaks.' })
  text!: string;

  @Field(() => DateTime, { description: 'Time of the first version.' })
  createdAt!: string;

  @Field(() => DateTime, { nullable: true, description: 'Time of the last change; null if there was none.' })
  editedAt!: string | null;
}

/** Source object: ReviewDoc. */
@ObjectType({ implements: Node, description: 'Review of a bought product by its buyer.', simpleResolvers: true })
@Resolver(() => Review)
export class Review extends Node {
  @Field(() => Int, { description: '1 to 5 stars.' })
  stars!: number;

  @Field(() => String, { description: 'Title.' })
  title!: string;

  @Field(() => String, { description: 'Plain text with line breaks.' })
  text!: string;

  @Field(() => Locale, { description: 'Language of the text, as detected.' })
  language!: LocaleCode;

  @Extensions({ longest: MAX_REVIEW_PHOTOS })
  @Field(() => [Image], { description: `Up to ${MAX_REVIEW_PHOTOS} photos of the buyer.` })
  photos!: PictureDoc[];

  @Field(() => ReviewFit, { nullable: true, description: 'How the size turned out; null if not given.' })
  fit!: ReviewFitName | null;

  @Field(() => String, { description: 'First name and initial of the author, for example "Aisyah R.".' })
  authorName!: string;

  @Field(() => DateTime, { description: 'Time of the first version.' })
  createdAt!: string;

  @Field(() => DateTime, { nullable: true, description: 'Time of the last change by the author; null if there was none.' })
  editedAt!: string | null;

  @Field(() => ReviewReply, { nullable: true, description: 'Reply of the vendor; null if there is none.' })
  reply!: ReviewReplyDoc | null;

  @Field(() => ReviewStatus, { description: 'Status.' })
  status!: ReviewStatusName;

  @Field(() => ReviewFault, { nullable: true, description: 'Reason of the rejection; null unless REJECTED.' })
  rejection!: ReviewFaultName | null;

  @FieldResolver(() => Int, { description: 'Number of accounts that find it helpful.' })
  helpfulCount(@Root() { helpful }: ReviewDoc): number {
    return helpful;
  }

  @Extensions({ longest: MAX_REVIEW_PHOTOS })
  @FieldResolver(() => [ID], { description: 'Ids of the photos, in the same order, for `ReviewInput.photos`.' })
  photoIds(@Root() { photos }: ReviewDoc): string[] {
    return photos.map(({ key }) => key);
  }

  @FieldResolver(() => DateTime, {
    description: `Time until which its author can change it: ${REVIEW_EDIT_DAYS} days after \`createdAt\`.`,
  })
  editableUntil(@Root() review: ReviewDoc): string {
    return editableUntil(review);
  }

  @FieldResolver(() => DateTime, {
    nullable: true,
    description: `Time until which the vendor can replace its reply: ${REVIEW_EDIT_DAYS} days after the first version. Null without a reply.`,
  })
  replyEditableUntil(@Root() review: ReviewDoc): string | null {
    return replyEditableUntil(review);
  }

  @FieldResolver(() => Boolean, { description: 'Whether its author bought the product here; always true.' })
  isVerifiedPurchase(): boolean {
    return true;
  }

  @Reads()
  @FieldResolver(() => String, { nullable: true, description: 'Reason of the rejection as a sentence; null unless REJECTED.' })
  rejectionReason(@Root() { rejection }: ReviewDoc, @InLocale() locale: LocaleCode): string | null {
    return rejection === null ? null : localise(REJECTIONS[rejection], locale);
  }

  @Reads()
  @FieldResolver(() => Boolean, { description: 'Whether the viewer wrote it.' })
  isOwn(@Root() { userId }: ReviewDoc, @Ctx() { viewer }: GraphQLContext): boolean {
    return viewer !== null && userId === viewer.userId;
  }

  @Reads()
  @Extensions({ cost: 20 })
  @FieldResolver(() => String, { nullable: true, description: 'Number of the order, for its author; otherwise null.' })
  async orderNumber(@Root() review: ReviewDoc, @Ctx() context: GraphQLContext): Promise<string | null> {
    return this.isOwn(review, context) ? context.services.reviewRepository.orderNumber(review) : null;
  }

  @Reads()
  @FieldResolver(() => ID, { nullable: true, description: 'Id of the order line, for its author; otherwise null.' })
  lineId(@Root() review: ReviewDoc, @Ctx() context: GraphQLContext): string | null {
    return this.isOwn(review, context) ? review.lineId : null;
  }

  @Reads()
  @Extensions({ cost: 20 })
  @FieldResolver(() => Boolean, { description: 'Whether the viewer finds it helpful; false for guests.' })
  async isHelpful(@Root() { id }: ReviewDoc, @Ctx() { services, viewer }: GraphQLContext): Promise<boolean> {
    return viewer !== null && services.reviewRepository.isMarked(id, viewer.userId);
  }

  @Reads('catalogue')
  @FieldResolver(() => Product, { nullable: true, description: 'Product; null when it is no longer in the marketplace.' })
  product(@Root() { productId }: ReviewDoc, @Ctx() { services }: GraphQLContext): ProductDoc | null {
    return services.catalog.find({ id: productId });
  }

  @Reads('catalogue')
  @FieldResolver(() => [SelectedOption], { description: 'Selected options of the bought variant.' })
  options(@Root() { productId, options }: ReviewDoc, @Ctx() { services }: GraphQLContext): SelectedOptionSource[] {
    return selectedOptions(services.catalog.product(productId), options);
  }
}

@ObjectType({ description: 'A review in a list.', simpleResolvers: true })
export class ReviewEdge {
  @Field(() => String, { description: 'Cursor of the review; pass it as `after` to continue after it.' })
  cursor!: string;

  @Field(() => Review, { description: 'The review.' })
  node!: ReviewDoc;
}

@ObjectType({ description: 'A page of reviews.', simpleResolvers: true })
export class ReviewConnection extends pageOf(() => Review, 'reviews') {
  @Extensions({ longest: LENGTH_ABOVE })
  @Field(() => [ReviewEdge], { description: 'Reviews with their cursors.' })
  edges!: ReviewEdge[];
}

@InputType({ description: 'Conditions on reviews, all of which must hold.' })
export class ReviewFilter implements Filter {
  @Field(() => Int, { nullable: true, description: 'Only reviews with this number of stars.' })
  stars?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Only reviews with photos, or without.' })
  hasPhotos?: boolean | null;

  @Field(() => Locale, { nullable: true, description: 'Only reviews in this language.' })
  language?: LocaleCode | null;

  @Field(() => Boolean, { nullable: true, description: 'Only reviews with a reply of the vendor, or without.' })
  isAnswered?: boolean | null;
}

@ArgsType()
export class ReviewsArgs implements PageRequest {
  @Field(() => Int, { nullable: true, defaultValue: 10, description: 'Page size, 1 to 100.' })
  first?: number | null;

  @Field(() => String, { nullable: true, description: 'The `endCursor` of the previous page.' })
  after?: string | null;

  @Field(() => ReviewSort, { nullable: true, defaultValue: 'NEWEST', description: 'Sort order.' })
  sort?: ReviewSortName | null;

  @Field(() => ReviewFilter, { nullable: true, description: 'Conditions.' })
  filter?: ReviewFilter | null;
}

@InputType({ description: 'A review of a line of a delivered package.' })
export class ReviewInput implements ReviewRequest {
  @Field(() => String, { description: 'Order number, for example "RZQ-7K4M-2Q9D"; case does not matter.' })
  orderNumber!: string;

  @Field(() => ID, { description: 'Id of the order line.' })
  lineId!: string;

  @Field(() => Int, { description: '1 to 5 stars.' })
  stars!: number;

  @Field(() => String, { description: `Title; at most ${MAX_REVIEW_TITLE_LENGTH} characters.` })
  title!: string;

  @Field(() => String, { description: `Text; at most ${MAX_REVIEW_LENGTH} characters.` })
  text!: string;

  @Field(() => [ID], {
    nullable: true,
    description: `At most ${MAX_REVIEW_PHOTOS} photos: ids of \`POST /uploads\`, or of \`Review.photoIds\`.`,
  })
  photos?: string[] | null;

  @Field(() => ReviewFit, { nullable: true, description: 'How the size turned out; only for lines with the option "size".' })
  fit?: ReviewFitName | null;
}
