import type { ApolloClient } from '@apollo/client';
import { waitMinutes } from '#client/graphql/waitMinutes.ts';
import { ResendConfirmationDocument } from '#client/features/account/Confirmation.generated.ts';
import { cancelPackage, requestCancellation } from '#client/features/packages/packageIntents.ts';
import { formAction, formIntent } from '#client/graphql/formAction.ts';
import { apiLocale } from '#client/i18n/Locale.ts';
import { EMAIL_TEXTS, NO_FIELDS, type FormSpec } from '#client/ui/forms/formSpec.ts';
import { trackedOrderSchema } from '#schema/rules/inputs/trackedOrder.ts';
import { TrackOrderDocument, type TrackOrderQuery, type TrackOrderQueryVariables } from './TrackPage.generated.ts';

export type TrackedOrder = NonNullable<TrackOrderQuery['trackOrder']>;

export type Tracking =
  { kind: 'missing' | 'failed' } | { kind: 'limited'; minutes: number } | { kind: 'found'; order: TrackedOrder; email: string };

export const lookupSpec: FormSpec<'number' | 'email'> = {
  fields: ['number', 'email'],
  schema: trackedOrderSchema,
  input: (values) => values,
  texts: { number: { orderNumber: 'track.needNumber' }, email: EMAIL_TEXTS },
};

/** Finds an order. The result is not cached, because someone else may use the browser next. */
async function lookUp(client: ApolloClient, variables: TrackOrderQueryVariables): Promise<Tracking> {
  try {
    const { data, error } = await client.query({ query: TrackOrderDocument, variables, fetchPolicy: 'no-cache', errorPolicy: 'all' });
    if (error) return refusal(error);
    return data?.trackOrder ? { kind: 'found', order: data.trackOrder, email: variables.email } : { kind: 'missing' };
  } catch {
    return { kind: 'failed' };
  }
}

function refusal(error: unknown): Tracking {
  const minutes = waitMinutes(error);
  return minutes === null ? { kind: 'failed' } : { kind: 'limited', minutes };
}

const STATUS: Record<Tracking['kind'], number> = { found: 200, missing: 404, limited: 429, failed: 503 };

/** Responds with the order instead of a redirect, because a found order has no URL. */
const track = formIntent(lookupSpec, {
  run: async ({ number, email }, { client, locale }) => {
    const tracking = await lookUp(client, { number: number.trim(), email: email.trim(), locale: apiLocale(locale) });
    return { shown: tracking, status: STATUS[tracking.kind] };
  },
});

/** Sends the link that opens the order to its email address. */
const sendOrderLink = formIntent(NO_FIELDS, {
  failed: 'track.failed',
  run: async (_values, { mutate, text }) =>
    (await mutate(ResendConfirmationDocument, { subject: 'ORDER', number: text('number'), email: text('email') })).resendConfirmation,
});

export const action = formAction({ track, sendOrderLink, cancelPackage, requestCancellation });
