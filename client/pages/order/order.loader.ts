import { definePageLoader } from '#client/routes/definePageLoader.ts';
import { OrderViewerDocument } from './OrderPage.generated.ts';

/** The order as its owner opens it. A guest's needs the token that this device keeps: then the page asks for it by itself. */
export const loader = definePageLoader('order', {
  document: OrderViewerDocument,
  variables: ({ params, locale }) => ({ number: params['number'] ?? '', accessToken: null, locale }),
  // A guest's order is not known here; only in an account is there nothing more to ask.
  outcome: ({ order }, { view }) => (view.from === 'account' && !order ? { status: 404 } : null),
});
