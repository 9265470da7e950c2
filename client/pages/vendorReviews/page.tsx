import { definePage } from '#client/routes/definePage.ts';
import { VendorReviewsDocument } from './VendorReviewsPage.generated.ts';
import { VendorReviewsPage } from './VendorReviewsPage.tsx';
import { action } from './vendorReviews.action.ts';
import { readVendorReviewsQuery, reviewListVariables } from './vendorReviewsQuery.ts';

export const page = definePage('vendorReviews', {
  component: VendorReviewsPage,
  action,
  loader: {
    document: VendorReviewsDocument,
    variables: ({ url, locale }) => {
      const { show, after } = readVendorReviewsQuery(url.searchParams);
      return { ...reviewListVariables(show), after, locale };
    },
  },
  params: ['show', 'after', 'open'],
  messages: ['reviews', 'vendorConsole', 'vendorReviews'],
});
