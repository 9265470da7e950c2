import type { ReactNode } from 'react';
import styles from './Layout.module.css';
import { cx } from './cx.ts';

/** The page's measure: 1320 px, with gutters on narrower screens. */
export function Container({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={cx(styles.container, className)}>{children}</div>;
}
