import type { BuiltPath } from '#client/config/links.ts';

const MAX_CURSOR_LENGTH = 500;

/** What an address of the inbox asks for. */
export interface InboxQuery {
  isUnreadOnly: boolean;
  /** Read on behind this place; null: the newest. */
  after: string | null;
}

export function readInboxQuery(params: URLSearchParams): InboxQuery {
  return { isUnreadOnly: params.get('show') === 'unread', after: params.get('after')?.slice(0, MAX_CURSOR_LENGTH) || null };
}

/** The address of a page of the inbox. */
export function inboxPath({ isUnreadOnly = false, after = null }: Partial<InboxQuery>): BuiltPath {
  const params = new URLSearchParams({ ...(isUnreadOnly && { show: 'unread' }), ...(after !== null && { after }) }).toString();
  return (params === '' ? '/vendor-messages' : `/vendor-messages?${params}`) as BuiltPath;
}
