import { useT } from '#client/i18n/useT.ts';
import { focusSearch } from './focusSearch.ts';
import styles from './SkipLinks.module.css';

interface SkipLinksProps {
  hasSearch: boolean;
  /** Where the search is a layer of its own: opens it. */
  onSearch?: () => void;
}

/** The first stops of the Tab key: past the menus. Seen only while focused. */
export function SkipLinks({ hasSearch, onSearch = focusSearch }: SkipLinksProps) {
  const t = useT();
  return (
    <div className={styles.links}>
      <a href="#main">{t('nav.skip')}</a>
      {hasSearch && (
        <a
          href="#site-search"
          onClick={(event) => {
            event.preventDefault();
            onSearch();
          }}
        >
          {t('nav.skipToSearch')}
        </a>
      )}
    </div>
  );
}
