import { apiLocale } from '#client/i18n/Locale.ts';
import { definePageLoader } from '#client/routes/definePageLoader.ts';
import { OrderViewerDocument } from './OrderPage.generated.ts';

/** The order as its owner opens it. A guest's needs the token that this device keeps: then the page asks for it by itself. */
export const loader = definePageLoader('order', {
  document: OrderViewerDocument,
  variables: ({ params, prefs }) => ({ number: params['number'] ?? '', accessToken: null, locale: apiLocale(prefs.language) }),
  // A guest's order is not known here; only in an account is there nothing more to ask.
  outcome: ({ order }, { view }) => (view.from === 'account' && !order ? { status: 404 } : null),
});
