import type { ApolloClient } from '@apollo/client';
import { waitMinutes } from '#client/graphql/waitMinutes.ts';
import { EMAIL_TEXTS, type FormSpec } from '#client/ui/forms/formSpec.ts';
import { trackedOrderSchema } from '#schema/rules/inputs/trackedOrder.ts';
import { TrackOrderDocument, type TrackOrderQuery, type TrackOrderQueryVariables } from './TrackPage.generated.ts';

export type TrackedOrder = NonNullable<TrackOrderQuery['trackOrder']>;

export type Tracking =
  { kind: 'idle' | 'asking' | 'missing' | 'failed' } | { kind: 'limited'; minutes: number } | { kind: 'found'; order: TrackedOrder };

export const lookupSpec: FormSpec<'number' | 'email'> = {
  fields: ['number', 'email'],
  schema: trackedOrderSchema,
  input: (values) => values,
  texts: { number: { orderNumber: 'track.needNumber' }, email: EMAIL_TEXTS },
};

/** Looks up an order without caching, since the next user may be another person. */
export async function lookUp(client: ApolloClient, variables: TrackOrderQueryVariables): Promise<Tracking> {
  try {
    const { data, error } = await client.query({ query: TrackOrderDocument, variables, fetchPolicy: 'no-cache', errorPolicy: 'all' });
    if (error) return refusal(error);
    return data?.trackOrder ? { kind: 'found', order: data.trackOrder } : { kind: 'missing' };
  } catch {
    return { kind: 'failed' };
  }
}

function refusal(error: unknown): Tracking {
  const minutes = waitMinutes(error);
  return minutes === null ? { kind: 'failed' } : { kind: 'limited', minutes };
}
