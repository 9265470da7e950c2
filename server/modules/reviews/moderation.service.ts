import { byReports, deleteReports, NO_REPORTS, type ReportCounts } from '#server/modules/moderation/index.ts';
import type { ReviewDoc, ReviewFault } from '#server/store/documents/reviews.ts';
import type { Transactions } from '#server/store/transaction.ts';
import { putReview } from './countReview.ts';
import type { ReviewRepository } from './review.repository.ts';

/** A review for the operators, with its reports. */
export interface ModeratedReview {
  review: ReviewDoc;
  reports: ReportCounts;
}

/** Operators' decisions on reviews. */
export class ModerationService {
  constructor(private readonly dependencies: { store: Transactions; reviews: ReviewRepository }) {}

  /** Reviews that are held back, and then published ones with reports, most reports first. */
  async waiting(): Promise<ModeratedReview[]> {
    const { reviews } = this.dependencies;
    const reports = await reviews.reports();
    const moderated = (review: ReviewDoc | null) => (review === null ? [] : { review, reports: reports.get(review.id) ?? NO_REPORTS });
    const reported = (await Promise.all(Array.from(reports.keys(), (id) => reviews.find(id))))
      .flatMap(moderated)
      .filter(({ review }) => review.status === 'PUBLISHED')
      .sort(byReports);
    return [...(await reviews.pending()).flatMap(moderated), ...reported];
  }

  /** Returns null for an unknown id. */
  async find(id: string): Promise<ModeratedReview | null> {
    const { reviews } = this.dependencies;
    const review = await reviews.find(id);
    return review && { review, reports: (await reviews.reports()).get(id) ?? NO_REPORTS };
  }

  /** Publishes a review, and dismisses its reports. Returns null for an unknown id. */
  publish(id: string): Promise<ReviewDoc | null> {
    return this.decide(id, { status: 'PUBLISHED', holds: [], rejection: null });
  }

  /** Rejects a review, or takes a published one down. Returns null for an unknown id. */
  reject(id: string, rejection: ReviewFault): Promise<ReviewDoc | null> {
    return this.decide(id, { status: 'REJECTED', rejection });
  }

  private decide(id: string, decision: Partial<ReviewDoc>): Promise<ReviewDoc | null> {
    return this.dependencies.store.transaction(
      async (transaction) => {
        const review = await transaction.get('reviews', id);
        if (review === null) return null;
        await deleteReports(transaction, 'reviewReports', { reviewId: id });
        return putReview(transaction, review, { ...review, ...decision });
      },
      { changes: 'reviews' },
    );
  }
}
