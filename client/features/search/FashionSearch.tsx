import { useT } from '#client/i18n/useT.ts';
import { cx } from '#client/ui/primitives/cx.ts';
import { SearchBox } from './SearchBox.tsx';
import { FASHION_SEARCH } from './searchScopes.ts';
import styles from './FashionSearch.module.css';

interface FashionSearchProps {
  /** In a layer of its own it gets the focus, and what it suggests takes the room below it. */
  isInLayer?: boolean;
  /** Something was chosen or sent. */
  onDone?: () => void;
  className?: string;
}

/** One line to search clothes with: words go to the fashion shop, and what it suggests is of fashion alone. */
export function FashionSearch({ isInLayer = false, onDone, className }: FashionSearchProps) {
  const t = useT();
  return (
    <SearchBox
      scope={FASHION_SEARCH}
      label={t('fashion.searchLabel')}
      placeholder={t('fashion.searchPlaceholder')}
      className={cx(styles.search, className)}
      inputProps={isInLayer ? { 'data-first-focus': '' } : undefined}
      suggestions={isInLayer ? 'inline' : 'hanging'}
      onDone={onDone}
    >
      <button type="submit" className={styles.submit}>
        {t('search.button')}
      </button>
    </SearchBox>
  );
}
