import { withQuery, type BuiltPath } from '#client/config/links.ts';
import { readCursor } from '#client/lib/readCursor.ts';

interface InboxQuery {
  isUnreadOnly: boolean;
  /** Cursor; null for the newest messages. */
  after: string | null;
}

export function readInboxQuery(params: URLSearchParams): InboxQuery {
  return { isUnreadOnly: params.get('show') === 'unread', after: readCursor(params) };
}

export function inboxPath({ isUnreadOnly = false, after = null }: Partial<InboxQuery>): BuiltPath {
  return withQuery('/vendor-messages', { show: isUnreadOnly ? 'unread' : null, after });
}
