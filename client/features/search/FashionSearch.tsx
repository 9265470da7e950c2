import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { FASHION_SHOP_PATH, fashionShopPath } from '#client/config/links.ts';
import { useT } from '#client/i18n/useT.ts';
import { rememberWords } from '#client/state/sectionFilters.ts';
import { cx } from '#client/ui/cx.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { MAX_SEARCH_LENGTH } from '#schema/rules/limits.ts';
import styles from './FashionSearch.module.css';

interface FashionSearchProps {
  /** The layer it opens in gives it the focus. */
  takesFocus?: boolean;
  onSearched?: () => void;
  className?: string;
}

/** One line to search clothes with: stores the words in the filter and goes to the fashion shop. Works without scripts. */
export function FashionSearch({ takesFocus = false, onSearched, className }: FashionSearchProps) {
  const t = useT();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [words, setWords] = useState(params.get('q') ?? '');
  return (
    <form
      role="search"
      action={FASHION_SHOP_PATH}
      className={cx(styles.search, className)}
      onSubmit={(event) => {
        event.preventDefault();
        const term = words.trim();
        rememberWords('fashion', term);
        onSearched?.();
        void navigate(fashionShopPath({ q: term }));
      }}
    >
      <Icon name="search" size={20} />
      <input
        type="search"
        name="q"
        maxLength={MAX_SEARCH_LENGTH}
        autoComplete="off"
        enterKeyHint="search"
        placeholder={t('fashion.searchPlaceholder')}
        aria-label={t('fashion.searchLabel')}
        data-first-focus={takesFocus ? '' : undefined}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <button type="submit" className={styles.submit}>
        {t('search.button')}
      </button>
    </form>
  );
}
