import { object, string } from 'valibot';
import { filterToVariables } from '#client/features/filters/filterToVariables.ts';
import { readListingQuery } from '#client/features/filters/listingQuery.ts';
import { formAction, formIntent, type FormRequest } from '#client/graphql/formAction.ts';
import type { AlertInput, Section } from '#client/graphql/schemaTypes.generated.ts';
import { sessionVar } from '#client/state/session.ts';
import type { FormSpec } from '#client/ui/forms/formSpec.ts';
import { SetAlertDocument } from './AlertForm.generated.ts';
import { alertIntents } from './alertIntents.ts';
import { belowCentsOf, belowSchema } from './belowPrice.ts';

const spec: FormSpec<'email' | 'below'> = {
  fields: ['email', 'below'],
  // The form translates its errors itself, because its messages are not loaded on every page.
  texts: { email: {}, below: {} },
  // The API checks the email, because members enter none.
  schema: object({ email: string(), below: belowSchema }),
  input: (values) => values,
  fieldAt: ([first]) => (first === 'email' ? 'email' : first === 'below' || first === 'belowCents' ? 'below' : null),
};

const SECTIONS: readonly Section[] = ['FASHION', 'MART'];

/** The target of the form's hidden fields. */
function targetOf(text: FormRequest['text']): AlertInput {
  for (const field of ['variantId', 'productId', 'vendorId'] as const) if (text(field) !== '') return { [field]: text(field) };
  const path = text('path');
  const { query, filter } = filterToVariables(readListingQuery(new URL(path, 'https://rizq.invalid').searchParams));
  const section = SECTIONS.find((each) => each === text('section'));
  return { search: { path, query, filter: section === undefined ? filter : { ...filter, section } } };
}

/** Sets an alert. `place` is the form on the page. */
const setAlert = formIntent(spec, {
  run: async (values, { client, mutate, text, isBrowser }) => {
    const email = values.email.trim();
    const input = { ...targetOf(text), email: email || null, belowCents: belowCentsOf(values.below) };
    const { isConfirmationSent, errors } = (await mutate(SetAlertDocument, { input })).setAlert;
    if (errors.length > 0) return { errors };
    const viewerId = isBrowser ? sessionVar().user?.id : undefined;
    if (viewerId !== undefined) client.cache.evict({ id: `Viewer:${viewerId}`, fieldName: 'alerts' });
    return { done: { email: isConfirmationSent ? email : '' } };
  },
});

/** A product's page also deletes alerts. */
const { deleteAlert } = alertIntents('member');

export const action = formAction({ setAlert, deleteAlert }, { redirectsBack: true });
