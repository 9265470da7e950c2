import { createVendor } from '#client/features/vendorConsole/createVendor.action.ts';
import { formAction, formIntent } from '#client/graphql/formAction.ts';
import type { FormSpec } from '#client/ui/forms/formSpec.ts';
import { replySchema } from '#schema/rules/inputs/review.ts';
import { object } from 'valibot';
import { ReplyToReviewDocument } from './VendorReviewsPage.generated.ts';

const replySpec: FormSpec<'text'> = {
  fields: ['text'],
  schema: object({ text: replySchema }),
  input: (values) => values,
  texts: { text: { reviewText: 'vendorReviews.needText' } },
};

/** Answers a review publicly, or changes the answer; `place` is the review's id. */
const replyToReview = formIntent(replySpec, {
  checksViewer: true,
  run: async (values, { mutate, text }) => {
    const payload = (await mutate(ReplyToReviewDocument, { id: text('place'), text: values.text })).replyToReview;
    return payload.errors.length > 0 ? payload : { done: { status: 'PUBLISHED' } };
  },
});

export const action = formAction({ createVendor, replyToReview });
