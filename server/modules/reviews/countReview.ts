import { NO_STARS, reviewCount, withStars } from '#schema/rules/ratings.ts';
import type { RatingDoc, ReviewDoc, ReviewFit } from '#server/store/documents/reviews.ts';
import type { Transaction } from '#server/store/transaction.ts';

const FITS: readonly ReviewFit[] = ['SMALL', 'TRUE_TO_SIZE', 'LARGE'];

type Counted = Pick<ReviewDoc, 'productId' | 'vendorId' | 'stars' | 'fit' | 'status'>;

/** Stores a review together with the counts of its product. */
export async function putReview(transaction: Transaction, before: ReviewDoc | null, after: ReviewDoc): Promise<ReviewDoc> {
  await recount(transaction, before, after);
  return transaction.put('reviews', after);
}

async function recount(transaction: Transaction, before: Counted | null, after: Counted): Promise<void> {
  const removed = before?.status === 'PUBLISHED' ? before : null;
  const added = after.status === 'PUBLISHED' ? after : null;
  // Unchanged rows are not written, because that would re-index the product.
  if (removed?.stars === added?.stars && removed?.fit === added?.fit) return;
  const { productId: id, vendorId } = after;
  const stored = await transaction.get('ratings', id);
  let rating: RatingDoc = { id, vendorId, stars: [...NO_STARS], fit: [0, 0, 0], ...stored };
  if (removed !== null) rating = counted(rating, removed, -1);
  if (added !== null) rating = counted(rating, added, 1);
  if (reviewCount(rating.stars) > 0) await transaction.put('ratings', rating);
  else await transaction.delete('ratings', id);
}

/** A rating after a review has been added (1) or removed (−1). */
export function counted(rating: RatingDoc, { stars, fit }: Pick<ReviewDoc, 'stars' | 'fit'>, change: 1 | -1): RatingDoc {
  const fits = rating.fit.map((count, index) => (FITS[index] === fit ? count + change : count)) as RatingDoc['fit'];
  return { ...rating, stars: [...withStars(rating.stars, stars, change)], fit: fits };
}
