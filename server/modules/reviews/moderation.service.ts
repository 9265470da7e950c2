import type { ReviewDoc, ReviewFault } from '#server/store/documents/reviews.ts';
import type { Transaction, Transactions } from '#server/store/transaction.ts';
import { putReview } from './countReview.ts';
import type { ReviewRepository } from './review.repository.ts';

/** A review for the operators, with the number of its reports by fault. */
export interface ModeratedReview {
  review: ReviewDoc;
  reports: ReadonlyMap<ReviewFault, number>;
}

/** Operators' decisions on reviews. */
export class ModerationService {
  constructor(private readonly dependencies: { store: Transactions; reviews: ReviewRepository }) {}

  /** Reviews that are held back, and then published ones with reports, most reports first. */
  async waiting(): Promise<ModeratedReview[]> {
    const { reviews } = this.dependencies;
    const reports = await this.reports();
    const withReports = (review: ReviewDoc) => ({ review, reports: reports.get(review.id) ?? new Map<ReviewFault, number>() });
    const reported = (await Promise.all([...reports.keys()].map((id) => reviews.find(id)))).filter(
      (review) => review?.status === 'PUBLISHED',
    );
    const published = reported.flatMap((review) => review ?? []).map(withReports);
    published.sort((left, right) => countOf(right) - countOf(left));
    return [...(await reviews.pending()).map(withReports), ...published];
  }

  async find(id: string): Promise<ModeratedReview | null> {
    const review = await this.dependencies.reviews.find(id);
    return review && { review, reports: (await this.reports()).get(id) ?? new Map<ReviewFault, number>() };
  }

  /** Publishes a review, and dismisses its reports. Returns null for an unknown id. */
  publish(id: string): Promise<ReviewDoc | null> {
    return this.decide(id, (review) => ({ ...review, status: 'PUBLISHED', holds: [], rejection: null }));
  }

  /** Rejects a review, or takes a published one down. Returns null for an unknown id. */
  reject(id: string, rejection: ReviewFault): Promise<ReviewDoc | null> {
    return this.decide(id, (review) => ({ ...review, status: 'REJECTED', rejection }));
  }

  /** Number of reports by review and fault. */
  private async reports(): Promise<Map<string, Map<ReviewFault, number>>> {
    const reports = new Map<string, Map<ReviewFault, number>>();
    for (const { reviewId, fault } of await this.dependencies.reviews.reports()) {
      const faults = reports.get(reviewId) ?? new Map<ReviewFault, number>();
      reports.set(reviewId, faults.set(fault, (faults.get(fault) ?? 0) + 1));
    }
    return reports;
  }

  private decide(id: string, change: (review: ReviewDoc) => ReviewDoc): Promise<ReviewDoc | null> {
    return this.dependencies.store.transaction(
      async (transaction) => {
        const review = await transaction.get('reviews', id);
        if (review === null) return null;
        await dismissReports(transaction, id);
        return putReview(transaction, review, change(review));
      },
      { changes: 'reviews' },
    );
  }
}

async function dismissReports(transaction: Transaction, reviewId: string): Promise<void> {
  const { items } = await transaction.query('reviewReports', { where: { reviewId } });
  for (const { id } of items) await transaction.delete('reviewReports', id);
}

export function countOf({ reports }: ModeratedReview): number {
  return [...reports.values()].reduce((sum, count) => sum + count, 0);
}
