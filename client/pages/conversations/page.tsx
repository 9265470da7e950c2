import { action } from '#client/features/vendorConsole/createVendor.action.ts';
import { definePage } from '#client/routes/definePage.ts';
import { ConversationsPageDocument } from './ConversationsPage.generated.ts';
import { ConversationsPage } from './ConversationsPage.tsx';
import { readConversationsQuery } from './conversationsQuery.ts';

export const page = definePage('conversations', {
  component: ConversationsPage,
  action,
  loader: {
    document: ConversationsPageDocument,
    variables: ({ url, locale, view }) => ({ ...readConversationsQuery(url.searchParams), isConsole: view.from === 'console', locale }),
  },
  params: ['show', 'after'],
  messages: ['conversations', 'vendorConsole'],
});
