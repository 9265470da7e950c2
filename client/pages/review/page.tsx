import { definePage } from '#client/routes/definePage.ts';
import { action } from './review.action.ts';
import { ReviewPageDocument } from './ReviewPage.generated.ts';
import { ReviewPage } from './ReviewPage.tsx';

export const page = definePage('review', {
  component: ReviewPage,
  action,
  /** Queries a member's order. A guest's order needs the access token on this device, so the page itself queries it. */
  loader: {
    document: ReviewPageDocument,
    variables: ({ params, locale }) => ({ number: params['number'] ?? '', accessToken: null, locale }),
    respond: ({ order }, { view }) => (view.from === 'account' && !order ? { status: 404 } : null),
  },
  messages: ['ownReviews', 'reviews', 'uploads'],
});
