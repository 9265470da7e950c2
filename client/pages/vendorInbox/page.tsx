import { action } from '#client/features/vendorConsole/createVendor.action.ts';
import { definePage } from '#client/routes/definePage.ts';
import { VendorInboxDocument } from './VendorInboxPage.generated.ts';
import { VendorInboxPage } from './VendorInboxPage.tsx';
import { readInboxQuery } from './vendorInboxQuery.ts';

export const page = definePage('vendorInbox', {
  component: VendorInboxPage,
  action,
  loader: {
    document: VendorInboxDocument,
    variables: ({ url }) => {
      const { isUnreadOnly, after } = readInboxQuery(url.searchParams);
      return { unreadOnly: isUnreadOnly, after };
    },
  },
  params: ['show', 'after'],
  messages: ['vendorConsole', 'vendorInbox'],
});
