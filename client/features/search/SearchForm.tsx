import { useEffect, useId, useRef, useState } from 'react';
import type { ComponentType, KeyboardEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { SEARCH_PATH, searchPath } from '#client/config/links.ts';
import { useT } from '#client/i18n/useT.ts';
import { rememberWords } from '#client/state/sectionFilters.ts';
import { rememberSearch } from '#client/state/searches.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import { MAX_SEARCH_LENGTH } from '#schema/rules/limits.ts';
import type { SearchPopupProps } from './SearchPopup.tsx';
import styles from './SearchForm.module.css';

/**
 * The header's search: stores the words in the filter and goes to the results. A form with an address of its own,
 * so that it works without scripts. `/` jumps into it. What it suggests is fetched when somebody first comes to it; Escape closes
 * that, and a second Escape empties the box.
 */
export function SearchForm() {
  const t = useT();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const asked = params.get('q') ?? '';
  const [draft, setDraft] = useState({ asked, words: asked });
  // Another address brings other words into the box; typing is kept otherwise.
  const words = draft.asked === asked ? draft.words : asked;
  const setWords = (next: string) => setDraft({ asked, words: next });
  const box = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [Popup, setPopup] = useState<ComponentType<SearchPopupProps> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [activeId, setActiveId] = useState<string | null>(null);
  const steer = useRef<((event: KeyboardEvent) => boolean) | null>(null);
  useSlashToFocus(box);

  const open = () => {
    setOpen(true);
    if (Popup === null) void import('./SearchPopup.tsx').then((part) => setPopup(() => part.SearchPopup), ignore);
  };
  const close = () => {
    setOpen(false);
    setActiveId(null);
  };
  const isShown = isOpen && Popup !== null;

  return (
    <form
      role="search"
      action={SEARCH_PATH}
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        const term = words.trim();
        rememberWords('all', term);
        rememberSearch(term);
        close();
        void navigate(searchPath(term));
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close();
      }}
    >
      <Icon name="search" size={20} />
      <input
        ref={box}
        id="site-search"
        type="search"
        name="q"
        maxLength={MAX_SEARCH_LENGTH}
        autoComplete="off"
        enterKeyHint="search"
        placeholder={t('search.placeholder')}
        aria-label={t('search.label')}
        aria-keyshortcuts="/"
        role="combobox"
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={isShown}
        aria-controls={isShown ? listId : undefined}
        aria-activedescendant={activeId ?? undefined}
        value={words}
        onFocus={open}
        onClick={open}
        onChange={(event) => {
          setWords(event.target.value);
          open();
        }}
        onKeyDown={(event) => {
          if (isShown && steer.current?.(event)) event.preventDefault();
          else if (event.key === 'ArrowDown') open();
          else if (event.key === 'Escape') {
            // Browsers would empty the box at the first press.
            event.preventDefault();
            if (isShown) close();
            else setWords('');
          }
        }}
      />
      <kbd className={styles.key} aria-hidden="true">
        /
      </kbd>
      <IconButton type="submit" icon="arrowRight" size={18} label={t('search.button')} className={styles.submit} />
      {isShown && (
        <Popup
          listId={listId}
          typed={words.trim()}
          activeId={activeId}
          onActive={setActiveId}
          onDone={close}
          onWords={setWords}
          steerRef={steer}
        />
      )}
    </form>
  );
}

function ignore(): void {}

/** `/` anywhere on the page goes to the search, unless something is being typed or a dialog is open. */
function useSlashToFocus(box: React.RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const jump = (event: globalThis.KeyboardEvent) => {
      const isPlain = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey;
      const target = event.target instanceof Element ? event.target : null;
      if (!isPlain || target?.closest('input, textarea, select, [contenteditable], dialog[open]')) return;
      event.preventDefault();
      box.current?.focus();
      box.current?.select();
    };
    document.addEventListener('keydown', jump);
    return () => document.removeEventListener('keydown', jump);
  }, [box]);
}
