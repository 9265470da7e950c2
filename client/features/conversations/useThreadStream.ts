import { useApolloClient, useSubscription } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { addStreamLink } from '#client/graphql/streamLink.ts';
import { apiLocale } from '#client/i18n/Locale.ts';
import { useLocale } from '#client/i18n/useT.ts';
import { useHydrated } from '#client/state/useHydrated.ts';
import { ThreadChangedDocument } from './Conversations.generated.ts';

/** Time after which an ended stream is opened again. */
const RESUBSCRIBE_MS = 5000;

/** Follows a conversation: its changes arrive in Apollo's cache. The page works without it. */
export function useThreadStream(id: string, accessToken: string | null): void {
  const client = useApolloClient();
  const locale = apiLocale(useLocale());
  const isHydrated = useHydrated();
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    addStreamLink(client);
    setReady(true);
  }, [client]);
  const [ended, setEnded] = useState(0);
  const { restart } = useSubscription(ThreadChangedDocument, {
    variables: { id, accessToken, locale },
    skip: !isReady || !isHydrated,
    onComplete: () => setEnded((count) => count + 1),
  });
  const resubscribe = useEffectEvent(restart);
  useEffect(() => {
    if (ended === 0) return;
    const timer = setTimeout(resubscribe, RESUBSCRIBE_MS);
    return () => clearTimeout(timer);
  }, [ended]);
}
