import { definePageLoader } from '#client/routes/definePageLoader.ts';
import { VendorInboxDocument } from './VendorInboxPage.generated.ts';
import { readInboxQuery } from './inboxQuery.ts';

export const loader = definePageLoader('vendorInbox', {
  document: VendorInboxDocument,
  variables: ({ url }) => {
    const { isUnreadOnly, after } = readInboxQuery(url.searchParams);
    return { unreadOnly: isUnreadOnly, after };
  },
});
