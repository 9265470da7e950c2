import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { waitMinutes } from '#client/graphql/waitMinutes.ts';
import { apiLocale } from '#client/i18n/Locale.ts';
import { useLocale } from '#client/i18n/useT.ts';
import { TrackOrderDocument, type TrackOrderQuery } from './TrackPage.generated.ts';

export type TrackedOrder = NonNullable<TrackOrderQuery['trackOrder']>;

export type Tracking =
  { kind: 'idle' | 'asking' | 'missing' | 'failed' } | { kind: 'limited'; minutes: number } | { kind: 'found'; order: TrackedOrder };

/** Asks for an order's progress, one question at a time. Nothing of the answer is kept: the next to look may be somebody else. */
export function useTracking(): { tracking: Tracking; ask: (number: string, email: string) => Promise<void> } {
  const client = useApolloClient();
  const locale = apiLocale(useLocale());
  const [tracking, setTracking] = useState<Tracking>({ kind: 'idle' });

  async function ask(number: string, email: string): Promise<void> {
    if (tracking.kind === 'asking') return;
    setTracking({ kind: 'asking' });
    try {
      const { data, error } = await client.query({
        query: TrackOrderDocument,
        variables: { number, email, locale },
        fetchPolicy: 'no-cache',
        errorPolicy: 'all',
      });
      if (error) setTracking(refusal(error));
      else setTracking(data?.trackOrder ? { kind: 'found', order: data.trackOrder } : { kind: 'missing' });
    } catch {
      setTracking({ kind: 'failed' });
    }
  }

  return { tracking, ask };
}

function refusal(error: unknown): Tracking {
  const minutes = waitMinutes(error);
  return minutes === null ? { kind: 'failed' } : { kind: 'limited', minutes };
}
