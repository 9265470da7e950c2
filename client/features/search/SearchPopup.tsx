import { useEffect } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import type { MessageKey } from '#client/i18n/generated/MessageKey.ts';
import { useT } from '#client/i18n/useT.ts';
import { rememberWords } from '#client/state/sectionFilters.ts';
import { forgetSearch, rememberSearch } from '#client/state/searches.ts';
import { LiveRegion } from '#client/ui/LiveRegion.tsx';
import { SearchOption } from './SearchOption.tsx';
import { steer as steerTo } from './suggestionRows.ts';
import type { SuggestionRow } from './suggestionRows.ts';
import { useSuggestions } from './useSuggestions.ts';
import styles from './SearchPopup.module.css';

export interface SearchPopupProps {
  listId: string;
  /** What is in the box, without spaces around it. */
  typed: string;
  /** The highlighted option; null while the box itself is meant. */
  activeId: string | null;
  onActive: (id: string | null) => void;
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
} as const satisfies Record<SuggestionRow['kind'], MessageKey>;

/** What the header's search suggests. The box keeps the focus; arrow keys move a highlight through the options. */
export function SearchPopup({ listId, typed, activeId, onActive, onDone, onWords, steerRef }: SearchPopupProps) {
  const t = useT();
  const navigate = useNavigate();
  const rows = useSuggestions(typed);
  const idOf = (at: number) => `${listId}-${at}`;
  const active = rows.findIndex((_, at) => idOf(at) === activeId);

  const choose = (row: SuggestionRow) => {
    if (row.kind === 'recent' || row.kind === 'popular' || row.kind === 'query') {
      onWords(row.text);
      rememberWords('all', row.text);
      rememberSearch(row.text);
    }
    onDone();
    void navigate(row.to);
  };

  useEffect(() => {
    steerRef.current = (event) => {
      const row = rows[active];
      if (event.key === 'Enter' && row !== undefined) {
        choose(row);
        return true;
      }
      if (event.key === 'Delete' && row?.kind === 'recent') {
        forgetSearch(row.text);
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
    <>
      <LiveRegion message={t('search.suggestionCount', { n: rows.length })} />
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- pressing it must not take the focus from the box */}
      <div className={styles.popup} data-empty={rows.length === 0 || undefined} onMouseDown={(event) => event.preventDefault()}>
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
    </>
  );
}
