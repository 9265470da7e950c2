import type { ReactNode } from 'react';
import styles from './Layout.module.css';
import { cx } from './cx.ts';

interface ContainerProps {
  children: ReactNode;
  /** All of a page: with its space above and below, and as high as the screen, so that the footer does not move when a list arrives. */
  isPage?: boolean;
  className?: string | undefined;
}

/** The page's measure: 1320 px, with gutters on narrower screens. */
export function Container({ children, isPage, className }: ContainerProps) {
  return <div className={cx(styles.container, isPage && styles.page, className)}>{children}</div>;
}
