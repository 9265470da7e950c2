import type { ReactNode } from 'react';
import { useT } from '#client/i18n/useT.ts';
import { Drawer } from '#client/ui/overlays/Drawer.tsx';
import { cx } from '#client/ui/primitives/cx.ts';
import { SearchBox, useSlashKey } from './SearchBox.tsx';
import styles from './SearchBox.module.css';
import { FASHION_SEARCH } from './searchScopes.ts';

interface FashionSearchProps {
  /** The field is in a drawer: it takes the focus and shows suggestions inline. */
  isInDrawer?: boolean;
  /** Called after a choice or submission. */
  onDone?: () => void;
  className?: string;
}

/** Search field for the fashion pages. Results and suggestions are limited to fashion. */
export function FashionSearch({ isInDrawer = false, onDone, className }: FashionSearchProps) {
  const t = useT();
  return (
    <SearchBox
      scope={FASHION_SEARCH}
      label={t('fashion.searchLabel')}
      placeholder={t('fashion.searchPlaceholder')}
      className={cx(styles.fashion, className)}
      inputProps={isInDrawer ? { 'data-first-focus': '' } : undefined}
      suggestions={isInDrawer ? 'inline' : 'hanging'}
      onDone={onDone}
    >
      <button type="submit">{t('search.button')}</button>
    </SearchBox>
  );
}

interface SearchLayerProps {
  isOpen: boolean;
  /** Must be referentially stable. */
  onOpen: () => void;
  onClose: () => void;
  /** Content below the field, such as links for browsing. */
  children?: ReactNode;
}

/** Search drawer for the fashion pages. Slides in from the top; the `/` key opens it. */
export function SearchLayer({ isOpen, onOpen, onClose, children }: SearchLayerProps) {
  const t = useT();
  useSlashKey(onOpen);
  return (
    <Drawer isOpen={isOpen} onClose={onClose} side="top" title={t('fashion.searchTitle')}>
      <div className={styles.layer}>
        <FashionSearch isInDrawer onDone={onClose} />
        {children}
      </div>
    </Drawer>
  );
}
