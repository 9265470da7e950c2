import { definePage } from '#client/routes/definePage.ts';
import { dayRange } from '#client/lib/dayRange.ts';
import { OrdersPageDocument } from './OrdersPage.generated.ts';
import { OrdersPage } from './OrdersPage.tsx';
import { readOrdersQuery, statusVariables } from './ordersQuery.ts';

export const page = definePage('orders', {
  component: OrdersPage,
  loader: {
    document: OrdersPageDocument,
    variables: ({ url, locale }) => {
      const { status, q, from, to } = readOrdersQuery(url.searchParams);
      const after = url.searchParams.get('after');
      return { locale, ...statusVariables(status), query: q === '' ? null : q, ...dayRange(from, to), after };
    },
  },
  params: ['status', 'q', 'from', 'to', 'after'],
  messages: ['orderList', 'orders', 'packages', 'returns'],
});
