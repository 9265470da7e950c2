import { threadIntents } from '#client/features/conversations/conversationIntents.ts';
import { formAction } from '#client/graphql/formAction.ts';
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
    variables: ({ params, locale, view }) => ({
      ...{ id: params['id'] ?? '', accessToken: null, isConsole: view.from === 'console', locale },
    }),
    respond: ({ conversation }, { view }) => (view.from !== 'order' && !conversation ? { status: 404 } : null),
  },
  params: [OPEN_PARAM],
  messages: ['conversations', 'reviews', 'uploads'],
});
