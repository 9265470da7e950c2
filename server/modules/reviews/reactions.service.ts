import { replySchema } from '#schema/rules/inputs/review.ts';
import { memberTransaction, type SignedIn } from '#server/modules/accounts/index.ts';
import { markId, putReport, REACTIONS, setMark } from '#server/modules/moderation/index.ts';
import type { Seller } from '#server/modules/vendors/index.ts';
import { CallerBackoffLimiter } from '#server/platform/backoffLimiter.ts';
import type { Caller } from '#server/platform/caller.ts';
import { invalid, notFound, parseInput } from '#server/platform/input/parseInput.ts';
import type { ReviewDoc, ReviewFault, ReviewMarkDoc } from '#server/store/documents/reviews.ts';
import type { AttemptStore } from '#server/store/sharedState.ts';
import type { Transaction, Transactions } from '#server/store/transaction.ts';
import { replyEditableUntil } from './reviewable.ts';
import { refused, type ReviewResult } from './review.service.ts';
import { REVIEW_MESSAGES } from './reviewMessages.ts';
import { holdsOf } from './reviewText.ts';

const UNKNOWN = refused(notFound(['id'], REVIEW_MESSAGES.noReview));

/** What members and vendors do with published reviews: mark, report, reply. One mark and one report per account. */
export class ReactionService {
  private readonly reacted: CallerBackoffLimiter;

  constructor(private readonly dependencies: { store: Transactions; attempts: AttemptStore; now: () => Date }) {
    this.reacted = new CallerBackoffLimiter({ name: 'reactions to reviews', ...REACTIONS }, dependencies.attempts);
  }

  /** Marks a review as helpful, or removes the mark. Idempotent. Throws NotSignedIn and RateLimited. */
  async mark(viewer: SignedIn | null, reviewId: string, isHelpful: boolean, caller: Caller): Promise<ReviewResult> {
    return this.react(viewer, reviewId, caller, async (transaction, review, mark) => {
      const change = await setMark(transaction, 'reviewMarks', mark, isHelpful);
      return change === 0 ? review : transaction.put('reviews', { ...review, helpful: review.helpful + change });
    });
  }

  /** Reports a review to the operators; a second report of the same account replaces the first. Throws NotSignedIn and RateLimited. */
  async report(viewer: SignedIn | null, reviewId: string, fault: ReviewFault, caller: Caller): Promise<ReviewResult> {
    return this.react(viewer, reviewId, caller, async (transaction, review, mark) => {
      await putReport(transaction, 'reviewReports', { ...mark, fault });
      return review;
    });
  }

  /**
   * Publishes the vendor's reply, or replaces it until `replyEditableUntil`. A text that would be held back as a review is
   * refused. Throws NotSignedIn.
   */
  async reply({ viewer, vendor }: Seller, reviewId: string, typed: string): Promise<ReviewResult> {
    const { value: text, errors } = parseInput(replySchema, typed, 'text');
    if (text === null) return refused(...errors);
    if (holdsOf(text).length > 0) return refused(invalid(['text'], REVIEW_MESSAGES.replyHeld));
    return this.write(viewer, async (transaction) => {
      const review = await transaction.get('reviews', reviewId);
      if (review?.status !== 'PUBLISHED' || review.vendorId !== vendor.id) return UNKNOWN;
      if (review.reply?.text === text) return { review, errors: [] };
      const at = this.dependencies.now().toISOString();
      const until = replyEditableUntil(review);
      if (until !== null && at > until) return refused(invalid(['text'], REVIEW_MESSAGES.replyTooLate));
      const reply = { text, createdAt: review.reply?.createdAt ?? at, editedAt: review.reply === null ? null : at };
      return { review: await transaction.put('reviews', { ...review, reply, isAnswered: true }), errors: [] };
    });
  }

  private async react(
    viewer: SignedIn | null,
    reviewId: string,
    caller: Caller,
    change: (transaction: Transaction, review: ReviewDoc, mark: ReviewMarkDoc) => Promise<ReviewDoc>,
  ): Promise<ReviewResult> {
    if (viewer !== null) await this.reacted.admit(caller);
    return this.write(viewer, async (transaction, { userId }) => {
      const review = await transaction.get('reviews', reviewId);
      if (review?.status !== 'PUBLISHED') return UNKNOWN;
      if (review.userId === userId) return refused(invalid(['id'], REVIEW_MESSAGES.ownReview));
      const mark = { id: markId(reviewId, userId), reviewId, userId, at: this.dependencies.now().toISOString() };
      return { review: await change(transaction, review, mark), errors: [] };
    });
  }

  private write(
    viewer: SignedIn | null,
    work: (transaction: Transaction, viewer: SignedIn) => Promise<ReviewResult>,
  ): Promise<ReviewResult> {
    return memberTransaction(this.dependencies.store, viewer, work, { changes: 'reviews' });
  }
}
