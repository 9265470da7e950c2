import { definePageLoader } from '#client/routes/definePageLoader.ts';
import { OrderViewerDocument } from './OrderPage.generated.ts';

/** Order of a member. A guest's order needs the access token on this device, so the page queries it itself. */
export const loader = definePageLoader('order', {
  document: OrderViewerDocument,
  variables: ({ params, locale }) => ({ number: params['number'] ?? '', accessToken: null, locale }),
  // The server cannot see guests' orders, so 404 applies to the account's page only.
  outcome: ({ order }, { view }) => (view.from === 'account' && !order ? { status: 404 } : null),
});
