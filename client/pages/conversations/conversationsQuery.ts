import { withQuery, type BuiltPath } from '#client/config/links.ts';
import { readCursor } from '#client/lib/readCursor.ts';
import type { ViewByPage } from '#client/routes/routeTypes.ts';

interface ConversationsQuery {
  unreadOnly: boolean;
  after: string | null;
}

export function readConversationsQuery(params: URLSearchParams): ConversationsQuery {
  return { unreadOnly: params.get('show') === 'unread', after: readCursor(params) };
}

export function conversationsPath(
  from: ViewByPage['conversations']['from'],
  { unreadOnly = false, after = null }: Partial<ConversationsQuery> = {},
): BuiltPath {
  return withQuery(from === 'console' ? '/vendor-conversations' : '/messages', { show: unreadOnly ? 'unread' : null, after });
}
