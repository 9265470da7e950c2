import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { combineRatings, ratingFor } from '#seed/build/rating.ts';

test('generated ratings add up to the requested count and average', () => {
  const average = fc.integer({ min: 10, max: 50 }).map((tenths) => tenths / 10);
  fc.assert(
    fc.property(average, fc.integer({ min: 10, max: 5000 }), (requested, count) => {
      const rating = ratingFor(requested, count);
      expect(rating.histogram.reduce((sum, reviews) => sum + reviews, 0)).toBe(count);
      expect(rating.histogram.every((reviews) => reviews >= 0)).toBe(true);
      expect(rating.average).toBe(requested);
    }),
  );
});

test('a sample product without reviews has no rating', () => {
  expect(ratingFor(null, 12)).toEqual({ average: null, count: 0, histogram: [0, 0, 0, 0, 0] });
  expect(ratingFor(4.5, 0)).toEqual({ average: null, count: 0, histogram: [0, 0, 0, 0, 0] });
});

test('combining ratings of several products counts every review once', () => {
  const together = combineRatings([ratingFor(5, 10), ratingFor(1, 10), ratingFor(null, 0)]);
  expect(together).toMatchObject({ average: 3, count: 20 });
});
