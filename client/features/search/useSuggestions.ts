import { useQuery } from '@apollo/client/react';
import { apiLocale } from '#client/i18n/Locale.ts';
import { useLocale } from '#client/i18n/useT.ts';
import { searchesVar } from '#client/state/searches.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { useSettled } from '#client/ui/forms/useSettled.ts';
import { SearchPopupDocument, SearchStartDocument } from './SearchPopup.generated.ts';
import type { SearchScope } from './searchScopes.ts';
import { ideaRows, startRows, suggestionRows, type SuggestionRow } from './suggestionRows.ts';

/** From so many letters on there is something to guess. */
const MIN_CHARACTERS = 2;

interface SuggestionState {
  rows: SuggestionRow[];
  /** The words for which there is nothing: then the rows are other ways to go. Null otherwise. */
  nothingFor: string | null;
}

/** The rows of the popup for what is in the box. While an answer is on its way the last ones stay. */
export function useSuggestions(typed: string, scope: SearchScope): SuggestionState {
  const locale = apiLocale(useLocale());
  const recent = usePersisted(searchesVar)[scope.kept];
  const settled = useSettled(typed);
  const isStart = typed.length < MIN_CHARACTERS;
  const { data, previousData, error } = useQuery(SearchPopupDocument, {
    variables: { query: settled, locale, section: scope.section },
    skip: isStart || settled.length < MIN_CHARACTERS,
    errorPolicy: 'all',
  });
  const suggestions = isStart ? undefined : (data ?? previousData)?.searchSuggestions;
  const rows = suggestions ? suggestionRows(settled, suggestions, scope) : [];
  // What others search for is groceries for the most part: the fashion pages have their departments instead.
  const start = useQuery(SearchStartDocument, { skip: rows.length > 0 || scope.section !== null, errorPolicy: 'all' });
  const popular = start.data?.marketplace.popularSearches ?? [];
  if (rows.length > 0) return { rows, nothingFor: null };
  if (suggestions) return { rows: ideaRows(settled, popular, scope), nothingFor: settled };
  return { rows: !isStart && error ? [] : startRows(recent, popular, scope), nothingFor: null };
}
