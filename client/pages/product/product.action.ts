import { formAction, formIntent } from '#client/graphql/formAction.ts';
import type { ReviewFault } from '#client/graphql/schemaTypes.generated.ts';
import { NO_FIELDS, type FormSpec } from '#client/ui/forms/formSpec.ts';
import type { FormKey } from '#schema/rules/inputs/inputKeys.ts';
import { object, picklist } from 'valibot';
import { FAULTS } from './faults.ts';
import { MarkReviewHelpfulDocument, ReportReviewDocument } from './ProductPage.generated.ts';

/** Marks a review as helpful, or removes the mark; `place` is its id. */
const helpful = formIntent(NO_FIELDS, {
  isForMembers: true,
  run: async (_values, { mutate, text }) =>
    (await mutate(MarkReviewHelpfulDocument, { id: text('place'), isHelpful: text('isHelpful') === 'yes' })).markReviewHelpful,
});

const reportSpec: FormSpec<'fault'> = {
  fields: ['fault'],
  schema: object({ fault: picklist(FAULTS, 'fault' satisfies FormKey) }),
  input: (values) => values,
  texts: { fault: { fault: 'reviews.needReason' } },
};

/** Reports a review; `place` is its id. */
const report = formIntent(reportSpec, {
  isForMembers: true,
  run: async ({ fault }, { mutate, text }) =>
    // The schema accepts only the API's values.
    (await mutate(ReportReviewDocument, { id: text('place'), fault: fault as ReviewFault })).reportReview,
});

export const action = formAction({ helpful, report });
