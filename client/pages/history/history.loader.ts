import { definePageLoader } from '#client/routes/definePageLoader.ts';
import { dayRange, readDay } from '#client/lib/dayRange.ts';
import { HistoryPageDocument } from './HistoryPage.generated.ts';
import { normaliseSearch } from '#schema/rules/normaliseText.ts';

export const loader = definePageLoader('history', {
  document: HistoryPageDocument,
  variables: ({ url, locale }) => {
    const { q, category, from, to } = readHistoryAddress(url.searchParams);
    const after = url.searchParams.get('after');
    return { locale, query: q === '' ? null : q, category, ...dayRange(from, to), after };
  },
});

/** Query parameters of the purchase history; invalid values are ignored. */
export interface HistoryAddress {
  isRecent: boolean;
  q: string;
  category: string | null;
  /** Days, both inclusive. */
  from: string | null;
  to: string | null;
}

export function readHistoryAddress(params: URLSearchParams): HistoryAddress {
  return {
    isRecent: params.get('tab') === 'recent',
    q: normaliseSearch(params.get('q')),
    category: params.get('category') || null,
    from: readDay(params.get('from')),
    to: readDay(params.get('to')),
  };
}
