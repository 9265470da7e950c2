import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useT } from '#client/i18n/useT.ts';
import { Drawer } from '#client/ui/Drawer.tsx';
import { FashionSearch } from './FashionSearch.tsx';
import styles from './SearchLayer.module.css';

interface SearchLayerProps {
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
  /** Ways to look without words. */
  children?: ReactNode;
}

/** The search of the fashion pages: comes down from the top when it is asked for, with its button or with the key `/`. */
export function SearchLayer({ isOpen, onOpen, onClose, children }: SearchLayerProps) {
  const t = useT();
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      const isPlain = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey;
      const target = event.target instanceof Element ? event.target : null;
      if (!isPlain || target?.closest('input, textarea, select, [contenteditable], dialog[open]')) return;
      event.preventDefault();
      onOpen();
    };
    document.addEventListener('keydown', open);
    return () => document.removeEventListener('keydown', open);
  }, [onOpen]);
  return (
    <Drawer isOpen={isOpen} onClose={onClose} side="top" title={t('fashion.searchTitle')} className={styles.popup}>
      <div className={styles.room}>
        <FashionSearch takesFocus onSearched={onClose} />
        {children}
      </div>
    </Drawer>
  );
}
