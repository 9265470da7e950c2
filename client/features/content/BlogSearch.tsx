import { useNavigate } from 'react-router-dom';
import { blogPath, type BlogListPath } from '#client/config/links.ts';
import { useT } from '#client/i18n/useT.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import { MAX_SEARCH_LENGTH } from '#schema/rules/limits.ts';
import styles from './Content.module.css';

/** Searches the articles. A form with an address of its own, so that it works without scripts. */
export function BlogSearch({ path, words }: { path: BlogListPath; words: string }) {
  const t = useT();
  const navigate = useNavigate();
  return (
    <form
      method="get"
      role="search"
      aria-label={t('blog.search')}
      action={path}
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget).get('find');
        void navigate(blogPath({ find: typeof typed === 'string' ? typed.trim() : '' }, path));
      }}
    >
      <input
        // Another address brings other words into the box.
        key={words}
        type="search"
        name="find"
        defaultValue={words}
        maxLength={MAX_SEARCH_LENGTH}
        placeholder={t('blog.searchPlaceholder')}
        aria-label={t('blog.search')}
        enterKeyHint="search"
      />
      <button type="submit" aria-label={t('search.button')}>
        <Icon name="search" size={18} />
      </button>
    </form>
  );
}
