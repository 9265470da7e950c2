import type { ReactNode } from 'react';
import styles from './Account.module.css';

/** Above a form that was saved without scripts, where no toast can say so. */
export function SavedNote({ children }: { children: ReactNode }) {
  return (
    <p role="status" className={styles.restored}>
      {children}
    </p>
  );
}
