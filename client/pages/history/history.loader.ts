import { definePageLoader } from '#client/routes/definePageLoader.ts';
import { apiLocale } from '#client/i18n/Locale.ts';
import { dayRange } from '#client/lib/dayRange.ts';
import { readHistoryAddress } from './historyAddress.ts';
import { HistoryPageDocument } from './HistoryPage.generated.ts';

export const loader = definePageLoader('history', {
  document: HistoryPageDocument,
  variables: ({ url, prefs }) => {
    const { q, category, from, to } = readHistoryAddress(url.searchParams);
    const after = url.searchParams.get('after');
    return { locale: apiLocale(prefs.language), query: q === '' ? null : q, category, ...dayRange(from, to), after };
  },
});
