import { hashNumber } from '#seed/build/ids.ts';
import type { RatingDoc } from '#server/store/documents/reviews.ts';

/** A product's rating for tests, different for each id: a third of the products has none. */
export function sampleRating(id: string, vendorId: string, seed = hashNumber(id)): RatingDoc | null {
  if (seed % 3 === 0) return null;
  const counts = [7, 11, 13, 5, 3].map((prime, index) => Math.floor(seed / prime) % (index + 2));
  const [one = 0, two = 0, three = 0, four = 0, five = 0] = counts;
  return { id, vendorId, stars: [one, two, three, four, five + 1], fit: [one, five, two] };
}

/** Ratings of all products. */
export function sampleRatings(products: readonly { id: string; vendorId: string }[]): RatingDoc[] {
  return products.flatMap(({ id, vendorId }) => sampleRating(id, vendorId) ?? []);
}
