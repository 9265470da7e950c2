import { replySchema } from '#schema/rules/inputs/review.ts';
import { memberTransaction, type SignedIn } from '#server/modules/accounts/index.ts';
import type { Seller } from '#server/modules/vendors/index.ts';
import { CallerBackoffLimiter } from '#server/platform/backoffLimiter.ts';
import type { Caller } from '#server/platform/caller.ts';
import { RateLimited } from '#server/platform/errors.ts';
import { invalid, notFound, parseInput } from '#server/platform/input/parseInput.ts';
import type { ReviewDoc, ReviewFault } from '#server/store/documents/reviews.ts';
import type { AttemptStore } from '#server/store/sharedState.ts';
import type { Transaction, Transactions } from '#server/store/transaction.ts';
import { replyEditableUntil } from './reviewable.ts';
import { markId } from './review.repository.ts';
import { refused, type ReviewResult } from './review.service.ts';
import { REVIEW_MESSAGES } from './reviewMessages.ts';
import { holdsOf } from './reviewText.ts';

const MINUTE_MS = 60_000;
/** Limit per caller on marks and reports together: sixty without waiting, then waits of 1, 2, 4 … minutes. */
const REACTIONS = {
  name: 'reactions to reviews',
  free: 60,
  firstWaitMs: MINUTE_MS,
  maxWaitMs: 60 * MINUTE_MS,
  forgetMs: 60 * MINUTE_MS,
};
const UNKNOWN = refused(notFound(['id'], REVIEW_MESSAGES.noReview));

/** What members and vendors do with published reviews: mark, report, reply. One mark and one report per account. */
export class ReactionService {
  private readonly reacted: CallerBackoffLimiter;

  constructor(private readonly dependencies: { store: Transactions; attempts: AttemptStore; now: () => Date }) {
    this.reacted = new CallerBackoffLimiter(REACTIONS, dependencies.attempts);
  }

  /** Marks a review as helpful, or removes the mark. Idempotent. Throws NotSignedIn and RateLimited. */
  async mark(viewer: SignedIn | null, reviewId: string, isHelpful: boolean, caller: Caller): Promise<ReviewResult> {
    return this.react(viewer, reviewId, caller, async (transaction, review, userId) => {
      const id = markId(reviewId, userId);
      const isMarked = (await transaction.get('reviewMarks', id)) !== null;
      if (isMarked === isHelpful) return review;
      if (isHelpful) await transaction.put('reviewMarks', { id, reviewId, userId, at: this.dependencies.now().toISOString() });
      else await transaction.delete('reviewMarks', id);
      return transaction.put('reviews', { ...review, helpful: review.helpful + (isHelpful ? 1 : -1) });
    });
  }

  /** Reports a review to the operators; a second report of the same account replaces the first. Throws NotSignedIn and RateLimited. */
  async report(viewer: SignedIn | null, reviewId: string, fault: ReviewFault, caller: Caller): Promise<ReviewResult> {
    return this.react(viewer, reviewId, caller, async (transaction, review, userId) => {
      const id = markId(reviewId, userId);
      const before = await transaction.get('reviewReports', id);
      if (before?.fault !== fault)
        await transaction.put('reviewReports', { id, reviewId, userId, fault, at: this.dependencies.now().toISOString() });
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
    return memberTransaction(this.dependencies.store, viewer, async (transaction): Promise<ReviewResult> => {
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
    change: (transaction: Transaction, review: ReviewDoc, userId: string) => Promise<ReviewDoc>,
  ): Promise<ReviewResult> {
    const wait = viewer === null ? 0 : await this.reacted.take(caller);
    if (wait > 0) throw new RateLimited(wait);
    return memberTransaction(this.dependencies.store, viewer, async (transaction, { userId }): Promise<ReviewResult> => {
      const review = await transaction.get('reviews', reviewId);
      if (review?.status !== 'PUBLISHED') return UNKNOWN;
      if (review.userId === userId) return refused(invalid(['id'], REVIEW_MESSAGES.ownReview));
      return { review: await change(transaction, review, userId), errors: [] };
    });
  }
}
