import { useEffect, useLayoutEffect, type KeyboardEvent, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import type { MessageKey } from '#client/i18n/Translate.ts';
import { useT } from '#client/i18n/useT.ts';
import { forgetSearch } from '#client/state/searches.ts';
import { cx } from '#client/ui/primitives/cx.ts';
import { LiveRegion } from '#client/ui/feedback/LiveRegion.tsx';
import { SearchOption } from './SearchOption.tsx';
import { keepSearch, MARKET_SEARCH, type SearchScope } from './searchScopes.ts';
import { steer as steerTo, type SuggestionRow } from './suggestionRows.ts';
import { useSuggestions } from './useSuggestions.ts';
import styles from './SearchPopup.module.css';

export interface SearchPopupProps {
  scope: SearchScope;
  /** Over the page under the box, or in the room below it. */
  look: 'hanging' | 'inline';
  listId: string;
  /** What is in the box, without spaces around it. */
  typed: string;
  /** The highlighted option; null while the box itself is meant. */
  activeId: string | null;
  onActive: (id: string | null) => void;
  /** Whether there is anything to show. */
  onContent: (hasContent: boolean) => void;
  /** Something was chosen. */
  onDone: () => void;
  onWords: (words: string) => void;
  /** Set to what hears the keys of the box first: true when a key was meant for the popup. */
  steerRef: RefObject<((event: KeyboardEvent) => boolean) | null>;
}

const TITLES = {
  recent: 'search.recent',
  popular: 'search.popular',
  query: 'search.queries',
  category: 'search.categories',
  brand: 'search.brands',
  product: 'search.products',
  vendor: 'search.vendors',
  elsewhere: 'search.elsewhere',
} as const satisfies Record<SuggestionRow['kind'], MessageKey>;

/** What a search box suggests. The box keeps the focus; arrow keys move a highlight through the options. */
export function SearchPopup({ scope, look, listId, typed, activeId, onActive, onContent, onDone, onWords, steerRef }: SearchPopupProps) {
  const t = useT();
  const navigate = useNavigate();
  const { rows, nothingFor } = useSuggestions(typed, scope);
  const hasContent = rows.length > 0 || nothingFor !== null;
  const idOf = (at: number) => `${listId}-${at}`;
  const active = rows.findIndex((_, at) => idOf(at) === activeId);

  const choose = (row: SuggestionRow) => {
    if (row.kind === 'recent' || row.kind === 'popular' || row.kind === 'query' || row.kind === 'elsewhere') {
      onWords(row.text);
      keepSearch(row.text, row.kind === 'elsewhere' ? MARKET_SEARCH : scope);
    } else {
      onWords('');
    }
    onDone();
    void navigate(row.to);
  };

  // Before the list is painted: a key that is pressed at its first sight already moves through it.
  useLayoutEffect(() => {
    onContent(hasContent);
    return () => onContent(false);
  }, [hasContent, onContent]);

  useLayoutEffect(() => {
    steerRef.current = (event) => {
      const row = rows[active];
      if (event.key === 'Enter' && row !== undefined) {
        choose(row);
        return true;
      }
      if (event.key === 'Delete' && row?.kind === 'recent') {
        forgetSearch(row.text, scope.kept);
        return true;
      }
      const next = steerTo(event.key, active, rows.length);
      if (next === null) return false;
      onActive(next < 0 ? null : idOf(next));
      return true;
    };
    return () => {
      steerRef.current = null;
    };
  });

  useEffect(() => {
    if (activeId !== null) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const groups = [...new Set(rows.map(({ kind }) => kind))];
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- pressing it must not take the focus from the box
    <div className={cx(styles.popup, styles[look])} hidden={!hasContent} onMouseDown={(event) => event.preventDefault()}>
      <LiveRegion
        message={nothingFor === null ? t('search.suggestionCount', { n: rows.length }) : t('search.nothingLike', { q: nothingFor })}
      />
      {nothingFor !== null && (
        <p className={styles.nothing}>
          <b>{t('search.nothingLike', { q: nothingFor })}</b> {t('search.noneHint')}
        </p>
      )}
      <div id={listId} role="listbox" aria-label={t('search.suggestions')}>
        {groups.map((kind) => (
          <div key={kind} role="group" aria-labelledby={`${listId}-${kind}`} className={styles.group} data-kind={kind}>
            <p id={`${listId}-${kind}`} className={styles.heading} role="presentation">
              {t(TITLES[kind])}
            </p>
            {rows.map((row, at) =>
              row.kind === kind ? (
                <SearchOption
                  key={row.key}
                  id={idOf(at)}
                  row={row}
                  isActive={at === active}
                  onForget={() => forgetSearch(row.text, scope.kept)}
                  onPoint={() => onActive(idOf(at))}
                  onChoose={() => choose(row)}
                />
              ) : null,
            )}
          </div>
        ))}
      </div>
      {rows.some(({ kind }) => kind === 'recent') && <p className={styles.hint}>{t('search.forgetHint')}</p>}
    </div>
  );
}
