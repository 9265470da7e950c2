import { definePage } from '#client/routes/definePage.ts';
import { dayRange } from '#client/lib/dayRange.ts';
import { HistoryPageDocument } from './HistoryPage.generated.ts';
import { HistoryPage } from './HistoryPage.tsx';
import { readHistoryQuery } from './historyQuery.ts';

export const page = definePage('history', {
  component: HistoryPage,
  loader: {
    document: HistoryPageDocument,
    variables: ({ url, locale }) => {
      const { q, category, from, to } = readHistoryQuery(url.searchParams);
      const after = url.searchParams.get('after');
      return { locale, query: q === '' ? null : q, category, ...dayRange(from, to), after };
    },
  },
  params: ['tab', 'q', 'category', 'from', 'to', 'after'],
  messages: ['history', 'orderList', 'orders'],
});
