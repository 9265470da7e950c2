import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { SEARCH_PATH, searchPath } from '#client/config/links.ts';
import { useT } from '#client/i18n/useT.ts';
import { setSearchTerm } from '#client/state/filter.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import { MAX_SEARCH_LENGTH } from '#schema/rules/limits.ts';
import styles from './SearchForm.module.css';

/**
 * The header's search: stores the words in the filter and goes to the results (spec §2). A form with an address of its own,
 * so that it works without scripts. `/` jumps into it, Escape empties it.
 */
export function SearchForm() {
  const t = useT();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const asked = params.get('q') ?? '';
  const [draft, setDraft] = useState({ asked, words: asked });
  // Another address brings other words into the box; typing is kept otherwise.
  const words = draft.asked === asked ? draft.words : asked;
  const box = useRef<HTMLInputElement>(null);
  useSlashToFocus(box);

  return (
    <form
      role="search"
      action={SEARCH_PATH}
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        const term = words.trim();
        setSearchTerm(term);
        void navigate(searchPath(term));
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
        value={words}
        onChange={(event) => setDraft({ asked, words: event.target.value })}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && words !== '') setDraft({ asked, words: '' });
        }}
      />
      <kbd className={styles.key} aria-hidden="true">
        /
      </kbd>
      <IconButton type="submit" icon="arrowRight" size={18} label={t('search.button')} className={styles.submit} />
    </form>
  );
}

/** `/` anywhere on the page goes to the search, unless something is being typed or a dialog is open. */
function useSlashToFocus(box: React.RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const jump = (event: KeyboardEvent) => {
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
