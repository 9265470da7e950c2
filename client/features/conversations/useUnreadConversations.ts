import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { sessionVar } from '#client/state/session.ts';
import { useHydrated } from '#client/state/useHydrated.ts';
import { useSessionUser } from '#client/state/useSessionUser.ts';
import { UnreadConversationsDocument } from './UnreadConversations.generated.ts';

/** Without this header, the response of an ended session has no viewer, and the page would lose its own. */
const contextOf = (viewerId = '') => ({ headers: { 'x-rizq-viewer': viewerId } });

/** Number of the member's conversations with unread messages; 0 for guests, and until it is loaded. */
export function useUnreadConversations(): number {
  const viewerId = useSessionUser()?.id;
  const isHydrated = useHydrated();
  const skip = viewerId === undefined || !isHydrated;
  const { data } = useQuery(UnreadConversationsDocument, { skip, ssr: false, context: contextOf(viewerId) });
  return skip ? 0 : (data?.viewer?.unreadConversations ?? 0);
}

/** Loads the counts of unread conversations again; the cache updates the badges. */
export async function refreshUnreadConversations(client: ApolloClient): Promise<void> {
  // The badges keep their numbers if this fails.
  const context = contextOf(sessionVar().user?.id);
  await client.query({ query: UnreadConversationsDocument, fetchPolicy: 'network-only', context }).catch(() => undefined);
}
