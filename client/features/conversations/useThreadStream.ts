import { ServerError } from '@apollo/client/errors';
import { useApolloClient, useSubscription } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { apiLocale } from '#client/i18n/Locale.ts';
import { useLocale } from '#client/i18n/useT.ts';
import { listen } from '#client/lib/listen.ts';
import { loseSession, lostSessionVar } from '#client/state/session.ts';
import { useHydrated } from '#client/state/useHydrated.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { ThreadChangedDocument } from './Conversations.generated.ts';
import { refreshUnreadConversations } from './useUnreadConversations.ts';

/** Time after which an ended stream is opened again; doubled with each failure in turn. */
const FIRST_WAIT_MS = 2000;
const MAX_WAIT_MS = 60_000;

/**
 * Follows a conversation and writes its changes into Apollo's cache. Each stream starts with the current conversation, so that nothing
 * is missed between two streams. Without a stream, the page shows the conversation as it was loaded.
 */
export function useThreadStream(id: string, accessToken: string | null): void {
  const client = useApolloClient();
  const locale = apiLocale(useLocale());
  const isHydrated = useHydrated();
  const isLost = usePersisted(lostSessionVar);
  const isOn = isHydrated && !isLost;
  const [endings, setEndings] = useState(0);
  const failures = useRef(0);
  const end = () => {
    failures.current += 1;
    setEndings((count) => count + 1);
  };
  const { restart } = useSubscription(ThreadChangedDocument, {
    variables: { id, accessToken, locale },
    skip: !isOn,
    onData: () => {
      failures.current = 0;
      // Guests have no badges.
      if (accessToken === null) void refreshUnreadConversations(client);
    },
    onComplete: end,
    onError: (error) => {
      if (accessToken === null && ServerError.is(error) && error.statusCode === 401) loseSession();
      else end();
    },
  });
  const resubscribe = useEffectEvent(() => {
    if (isOn) restart();
  });
  useEffect(() => {
    if (endings === 0) return;
    const timer = setTimeout(resubscribe, Math.min(FIRST_WAIT_MS * 2 ** Math.max(failures.current - 1, 0), MAX_WAIT_MS));
    return () => clearTimeout(timer);
  }, [endings]);
  // The connection may have been lost without an error.
  useEffect(() => listen(window, { online: () => resubscribe() }), []);
}
