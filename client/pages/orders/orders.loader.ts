import { definePageLoader } from '#client/routes/definePageLoader.ts';
import { apiLocale } from '#client/i18n/Locale.ts';
import { dayRange } from '#client/lib/dayRange.ts';
import { readOrdersAddress } from './ordersAddress.ts';
import { OrdersPageDocument } from './OrdersPage.generated.ts';

export const loader = definePageLoader('orders', {
  document: OrdersPageDocument,
  variables: ({ url, prefs }) => {
    const { status, q, from, to } = readOrdersAddress(url.searchParams);
    const after = url.searchParams.get('after');
    return { locale: apiLocale(prefs.language), status, query: q === '' ? null : q, ...dayRange(from, to), after };
  },
});
