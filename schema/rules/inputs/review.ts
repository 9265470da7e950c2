import * as v from 'valibot';
import { MAX_REPLY_LENGTH, MAX_REVIEW_LENGTH, MAX_REVIEW_PHOTOS, MAX_REVIEW_TITLE_LENGTH } from '../limits.ts';
import { normaliseParagraphs } from '../normaliseText.ts';
import { check, requiredText } from './fields.ts';

const FITS = ['SMALL', 'TRUE_TO_SIZE', 'LARGE'] as const;
const MAX_STARS = 5;

/** A buyer's review. Whether its photos and fit are allowed is checked with the order line. */
export const reviewSchema = v.object({
  stars: v.pipe(
    v.number(),
    check((stars) => Number.isInteger(stars) && stars >= 1 && stars <= MAX_STARS, 'reviewStars'),
  ),
  title: requiredText('reviewTitle', MAX_REVIEW_TITLE_LENGTH),
  text: requiredText('reviewText', MAX_REVIEW_LENGTH, normaliseParagraphs),
  photos: v.pipe(
    v.nullish(v.array(v.string()), []),
    v.transform((photos) => [...new Set(photos)]),
    check((photos) => photos.length <= MAX_REVIEW_PHOTOS, 'reviewPhotos'),
  ),
  fit: v.nullish(v.picklist(FITS), null),
});

export type ReviewInput = v.InferInput<typeof reviewSchema>;

/** A vendor's reply to a review. */
export const replySchema = requiredText('reviewText', MAX_REPLY_LENGTH, normaliseParagraphs);
