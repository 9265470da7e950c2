import { useT } from '#client/i18n/useT.ts';
import { focusSearch } from './focusSearch.ts';
import styles from './SkipLinks.module.css';

/** The first stops of the Tab key: past the menus. Seen only while focused. */
export function SkipLinks({ hasSearch }: { hasSearch: boolean }) {
  const t = useT();
  return (
    <div className={styles.links}>
      <a href="#main">{t('nav.skip')}</a>
      {hasSearch && (
        <a
          href="#site-search"
          onClick={(event) => {
            event.preventDefault();
            focusSearch();
          }}
        >
          {t('nav.skipToSearch')}
        </a>
      )}
    </div>
  );
}
