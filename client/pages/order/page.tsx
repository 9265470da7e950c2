import { definePage } from '#client/routes/definePage.ts';
import { OPEN_PARAM } from '#client/ui/forms/formResult.ts';
import { OrderViewerDocument } from './OrderPage.generated.ts';
import { OrderPage } from './OrderPage.tsx';
import { action } from './order.action.ts';

export const page = definePage('order', {
  component: OrderPage,
  action,
  /** Queries a member's order, or a guest's with the token of an email's link. With a token on this device, the page itself queries it. */
  loader: {
    document: OrderViewerDocument,
    variables: ({ params, url, locale }) => ({ number: params['number'] ?? '', accessToken: url.searchParams.get('token'), locale }),
    // The server does not know the tokens on devices.
    respond: ({ order }, { url, view }) => ((view.from === 'account' || url.searchParams.has('token')) && !order ? { status: 404 } : null),
  },
  params: ['payment', 'token', OPEN_PARAM],
  messages: ['conversations', 'order', 'orderList', 'orders', 'packages', 'payment', 'returns', 'signIn'],
});
