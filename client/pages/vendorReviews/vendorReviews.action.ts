import { createVendor } from '#client/features/vendorConsole/createVendor.action.ts';
import { formAction, formIntent } from '#client/graphql/formAction.ts';
import { apiLocale } from '#client/i18n/Locale.ts';
import type { FormSpec } from '#client/ui/forms/formSpec.ts';
import { replySchema } from '#schema/rules/inputs/review.ts';
import { object } from 'valibot';
import { ReplyToReviewDocument, VendorReviewsDocument } from './VendorReviewsPage.generated.ts';
import { readVendorReviewsQuery, reviewListVariables } from './vendorReviewsQuery.ts';

export const replySpec: FormSpec<'text'> = {
  fields: ['text'],
  schema: object({ text: replySchema }),
  input: (values) => values,
  texts: { text: { reviewText: 'vendorReviews.needText' } },
};

/** Answers a review publicly, or changes the answer; `place` is the review's id. */
const replyToReview = formIntent(replySpec, {
  isForMembers: true,
  run: async (values, { client, mutate, text, url, locale, isBrowser }) => {
    const payload = (await mutate(ReplyToReviewDocument, { id: text('place'), text: values.text })).replyToReview;
    if (isBrowser && payload.errors.length === 0) {
      const { show, after } = readVendorReviewsQuery(url.searchParams);
      const variables = { ...reviewListVariables(show), after, locale: apiLocale(locale) };
      // Updates the list and the count in the navigation.
      await client.query({ query: VendorReviewsDocument, variables, fetchPolicy: 'network-only' });
    }
    return payload;
  },
});

export const action = formAction({ createVendor, replyToReview });
