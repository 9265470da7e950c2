import type { ReactNode } from 'react';
import styles from './Layout.module.css';
import { cx } from './cx.ts';

/** The page's measure: 1320 px, with gutters on narrower screens. `isPage`: also its place between header and footer. */
export function Container({ children, className, isPage }: { children: ReactNode; className?: string; isPage?: boolean }) {
  return <div className={cx(styles.container, isPage && styles.page, className)}>{children}</div>;
}
