import { definePageLoader } from '#client/app/definePageLoader.ts';
import { HubInboxDocument } from './HubInboxPage.generated.ts';
import { readInboxQuery } from './inboxQuery.ts';

export const loader = definePageLoader('hubInbox', {
  document: HubInboxDocument,
  variables: ({ url }) => {
    const { isUnreadOnly, after } = readInboxQuery(url.searchParams);
    return { unreadOnly: isUnreadOnly, after };
  },
});
