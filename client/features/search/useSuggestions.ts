import { useQuery } from '@apollo/client/react';
import { apiLocale } from '#client/i18n/Locale.ts';
import { useLocale } from '#client/i18n/useT.ts';
import { searchesVar } from '#client/state/searches.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { useSettled } from '#client/ui/useSettled.ts';
import { SearchPopupDocument, SearchStartDocument } from './SearchPopup.generated.ts';
import { startRows, suggestionRows } from './suggestionRows.ts';
import type { SuggestionRow } from './suggestionRows.ts';

/** From so many letters on there is something to guess. */
const LETTERS = 2;

/** The rows of the popup for what is in the box. While an answer is on its way the last one stays. */
export function useSuggestions(typed: string): SuggestionRow[] {
  const locale = apiLocale(useLocale());
  const recent = usePersisted(searchesVar).terms;
  const settled = useSettled(typed);
  const isStart = typed.length < LETTERS;
  const start = useQuery(SearchStartDocument, { skip: !isStart, errorPolicy: 'all' });
  const { data, previousData } = useQuery(SearchPopupDocument, {
    variables: { query: settled, locale },
    skip: isStart || settled.length < LETTERS,
    errorPolicy: 'all',
  });
  if (isStart) return startRows(recent, start.data?.shop.popularSearches ?? []);
  const suggestions = (data ?? previousData)?.searchSuggestions;
  return suggestions ? suggestionRows(settled, suggestions) : [];
}
