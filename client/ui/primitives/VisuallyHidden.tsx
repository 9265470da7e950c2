import type { ReactNode } from 'react';
import styles from './Layout.module.css';

interface VisuallyHiddenProps {
  /** `div` for headings. */
  as?: 'span' | 'div';
  children: ReactNode;
}

/** Words for those who listen. */
export function VisuallyHidden({ as: Element = 'span', children }: VisuallyHiddenProps) {
  return <Element className={styles.hidden}>{children}</Element>;
}
