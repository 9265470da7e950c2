import { formAction, formIntent } from '#client/graphql/formAction.ts';
import type { ReviewFit } from '#client/graphql/schemaTypes.generated.ts';
import { apiLocale } from '#client/i18n/Locale.ts';
import type { FormSpec } from '#client/ui/forms/formSpec.ts';
import { reviewSchema } from '#schema/rules/inputs/review.ts';
import { photosIn } from '#client/features/forms/photosValue.ts';
import { ReviewPageDocument, SaveReviewDocument } from './ReviewPage.generated.ts';

export type ReviewField = 'stars' | 'title' | 'text' | 'fit' | 'photos';

export const reviewSpec: FormSpec<ReviewField> = {
  fields: ['stars', 'title', 'text', 'fit', 'photos'],
  schema: reviewSchema,
  input: reviewInput,
  texts: {
    stars: { reviewStars: 'ownReviews.needStars' },
    title: { reviewTitle: 'ownReviews.needTitle' },
    text: { reviewText: 'ownReviews.needText' },
    fit: {},
    photos: { reviewPhotos: 'ownReviews.tooManyPhotos' },
  },
};

function reviewInput({ stars, title, text, fit, photos }: Record<ReviewField, string>) {
  return {
    stars: Number(stars),
    title,
    text,
    // The schema accepts only the API's values.
    fit: fit === '' ? null : (fit as ReviewFit),
    photos: photosIn(photos).map(({ id }) => id),
  };
}

/** Writes or changes the review of an order line. */
const saveReview = formIntent(reviewSpec, {
  checksViewer: true,
  failed: 'acc.failed',
  run: async (values, { client, mutate, params, text, locale, isBrowser }) => {
    const { number = '', lineId = '' } = params;
    const accessToken = text('accessToken') || null;
    const common = { accessToken, locale: apiLocale(locale) };
    const input = { orderNumber: number, lineId, ...reviewInput(values) };
    const payload = (await mutate(SaveReviewDocument, { input, ...common })).saveReview;
    if (isBrowser && payload.errors.length === 0) {
      for (const fieldName of ['product', 'products', 'viewer']) client.cache.evict({ id: 'ROOT_QUERY', fieldName });
      // Loads the line with its review, which the page then shows instead of the empty form.
      await client.query({ query: ReviewPageDocument, variables: { number, ...common }, fetchPolicy: 'network-only' });
    }
    return payload;
  },
});

export const action = formAction({ saveReview });
