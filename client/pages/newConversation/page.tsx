import { definePage } from '#client/routes/definePage.ts';
import { NewConversationDocument } from './NewConversationPage.generated.ts';
import { NewConversationPage } from './NewConversationPage.tsx';
import { action } from './newConversation.action.ts';

export const page = definePage('newConversation', {
  component: NewConversationPage,
  action,
  loader: {
    document: NewConversationDocument,
    variables: ({ url: { searchParams }, locale, view }) => {
      const [product, shop] = [searchParams.get('product') ?? '', searchParams.get('shop') ?? ''];
      return { product, isProduct: product !== '', shop, isShop: shop !== '', isConsole: view.from === 'console', locale };
    },
  },
  params: ['product', 'shop', 'package'],
  messages: ['conversations', 'messages', 'reviews', 'uploads'],
});
