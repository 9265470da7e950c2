import type { ReactNode } from 'react';
import { useT } from '#client/i18n/useT.ts';
import { Drawer } from '#client/ui/overlays/Drawer.tsx';
import { FashionSearch } from './FashionSearch.tsx';
import { useSlashKey } from './useSlashKey.ts';
import styles from './SearchLayer.module.css';

interface SearchLayerProps {
  isOpen: boolean;
  /** Must stay the same. */
  onOpen: () => void;
  onClose: () => void;
  /** Ways to look without words. */
  children?: ReactNode;
}

/** The search of the fashion pages: comes down from the top when it is asked for, with its button or with the key `/`. */
export function SearchLayer({ isOpen, onOpen, onClose, children }: SearchLayerProps) {
  const t = useT();
  useSlashKey(onOpen);
  return (
    <Drawer isOpen={isOpen} onClose={onClose} side="top" title={t('fashion.searchTitle')}>
      <div className={styles.room}>
        <FashionSearch isInLayer onDone={onClose} />
        {children}
      </div>
    </Drawer>
  );
}
