import { definePageLoader } from '#client/app/definePageLoader.ts';
import { apiLocale } from '#client/i18n/Locale.ts';
import { OrdersPageDocument } from './OrdersPage.generated.ts';
import { wantedStatus } from './wantedStatus.ts';

export const loader = definePageLoader('orders', {
  document: OrdersPageDocument,
  variables: ({ url, prefs }) => ({
    locale: apiLocale(prefs.language),
    status: wantedStatus(url.searchParams.get('status')),
    after: url.searchParams.get('after'),
  }),
});
