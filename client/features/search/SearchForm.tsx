import { useCallback, useRef } from 'react';
import { useT } from '#client/i18n/useT.ts';
import { IconButton } from '#client/ui/primitives/IconButton.tsx';
import { SearchBox, useSlashKey } from './SearchBox.tsx';
import { MARKET_SEARCH } from './searchScopes.ts';
import styles from './SearchBox.module.css';

/** The header's search field, which searches the whole marketplace. The `/` key focuses it. */
export function SearchForm() {
  const t = useT();
  const box = useRef<HTMLInputElement>(null);
  const jump = useCallback(() => {
    box.current?.focus();
    box.current?.select();
  }, []);
  useSlashKey(jump);
  return (
    <SearchBox
      scope={MARKET_SEARCH}
      label={t('search.label')}
      placeholder={t('search.placeholder')}
      className={styles.market}
      box={box}
      inputProps={{ id: 'site-search', 'aria-keyshortcuts': '/' }}
    >
      <kbd className={styles.key} aria-hidden="true">
        /
      </kbd>
      <IconButton type="submit" icon="arrowRight" size={18} label={t('search.button')} className={styles.submit} />
    </SearchBox>
  );
}
