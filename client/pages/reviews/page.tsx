import { definePage } from '#client/routes/definePage.ts';
import { ReviewsPageDocument } from './ReviewsPage.generated.ts';
import { ReviewsPage } from './ReviewsPage.tsx';
import { readOwnReviewsQuery } from './ownReviewsQuery.ts';

export const page = definePage('reviews', {
  component: ReviewsPage,
  loader: {
    document: ReviewsPageDocument,
    variables: ({ url, locale }) => ({ locale, ...readOwnReviewsQuery(url.searchParams) }),
  },
  params: ['show', 'after'],
  messages: ['ownReviews', 'reviews'],
});
