import { threadIntents } from '#client/features/conversations/conversationIntents.ts';
import { formAction } from '#client/graphql/formAction.ts';
import { readCursor } from '#client/lib/readCursor.ts';
import { definePage } from '#client/routes/definePage.ts';
import { OPEN_PARAM } from '#client/ui/forms/formResult.ts';
import { ConversationPageDocument } from './ConversationPage.generated.ts';
import { ConversationPage } from './ConversationPage.tsx';

export const page = definePage('conversation', {
  component: ConversationPage,
  action: formAction(threadIntents),
  /** A guest's conversation needs the access token on this device, so the page itself queries it. */
  loader: {
    document: ConversationPageDocument,
    variables: ({ params, url, locale, view }) => {
      const after = readCursor(url.searchParams);
      return { id: params['id'] ?? '', accessToken: null, after, isOlder: after !== null, isConsole: view.from === 'console', locale };
    },
    respond: ({ conversation }, { view: { from } }) =>
      (from === 'account' || from === 'console') && !conversation ? { status: 404 } : null,
  },
  params: [OPEN_PARAM, 'after'],
  messages: ['conversations', 'messages', 'reviews', 'uploads'],
});
