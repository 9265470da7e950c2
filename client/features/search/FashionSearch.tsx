import type { ReactNode } from 'react';
import { useT } from '#client/i18n/useT.ts';
import { Drawer } from '#client/ui/overlays/Drawer.tsx';
import { cx } from '#client/ui/primitives/cx.ts';
import { SearchBox, useSlashKey } from './SearchBox.tsx';
import styles from './SearchBox.module.css';
import { FASHION_SEARCH } from './searchScopes.ts';

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
      className={cx(styles.fashion, className)}
      inputProps={isInLayer ? { 'data-first-focus': '' } : undefined}
      suggestions={isInLayer ? 'inline' : 'hanging'}
      onDone={onDone}
    >
      <button type="submit">{t('search.button')}</button>
    </SearchBox>
  );
}

interface SearchLayerProps {
  isOpen: boolean;
  /** Must stay the same. */
  onOpen: () => void;
  onClose: () => void;
  /** Ways to look without words. */
  children?: ReactNode;
}

/** The search of the fashion pages: comes down from the top when it is requested, with its button or with the key `/`. */
export function SearchLayer({ isOpen, onOpen, onClose, children }: SearchLayerProps) {
  const t = useT();
  useSlashKey(onOpen);
  return (
    <Drawer isOpen={isOpen} onClose={onClose} side="top" title={t('fashion.searchTitle')}>
      <div className={styles.layer}>
        <FashionSearch isInLayer onDone={onClose} />
        {children}
      </div>
    </Drawer>
  );
}
