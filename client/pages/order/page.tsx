import { definePage } from '#client/routes/definePage.ts';
import { OPEN_PARAM } from '#client/ui/forms/formResult.ts';
import { OrderViewerDocument } from './OrderPage.generated.ts';
import { OrderPage } from './OrderPage.tsx';
import { action } from './order.action.ts';

export const page = definePage('order', {
  component: OrderPage,
  action,
  /** Queries a member's order. A guest's order needs the access token on this device, so the page itself queries it. */
  loader: {
    document: OrderViewerDocument,
    variables: ({ params, locale }) => ({ number: params['number'] ?? '', accessToken: null, locale }),
    // The server cannot read guests' orders, so status 404 is only used for the page in the order history.
    respond: ({ order }, { view }) => (view.from === 'account' && !order ? { status: 404 } : null),
  },
  params: ['payment', OPEN_PARAM],
  messages: ['conversations', 'order', 'orderList', 'orders', 'packages', 'payment', 'signIn'],
});
