import type { ApolloClient } from '@apollo/client';
import { waitMinutes } from '#client/graphql/waitMinutes.ts';
import type { Translate } from '#client/i18n/Translate.ts';
import { emailProblem } from '#client/ui/forms/emailProblem.ts';
import { TrackOrderDocument, type TrackOrderQuery, type TrackOrderQueryVariables } from './TrackPage.generated.ts';

export type TrackedOrder = NonNullable<TrackOrderQuery['trackOrder']>;

export type Tracking =
  { kind: 'idle' | 'asking' | 'missing' | 'failed' } | { kind: 'limited'; minutes: number } | { kind: 'found'; order: TrackedOrder };

export type LookupField = 'number' | 'email';

/** What is wrong with number and e-mail before anything is looked up. */
export function checkLookup({ number, email }: Record<LookupField, string>, t: Translate): Partial<Record<LookupField, string>> {
  const found: Partial<Record<LookupField, string>> = {};
  if (number.trim() === '') found.number = t('track.needNumber');
  const wrongEmail = emailProblem(email, t);
  if (wrongEmail) found.email = wrongEmail;
  return found;
}

/** Looks an order's progress up. Nothing of what comes back stays in the cache: the next to look may be somebody else. */
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
