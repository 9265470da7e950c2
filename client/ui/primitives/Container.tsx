import type { ComponentProps } from 'react';
import styles from './Layout.module.css';
import { cx } from './cx.ts';

interface ContainerProps extends ComponentProps<'div'> {
  /** All of a page: with its space above and below, and as high as the screen, so that the footer does not move when a list arrives. */
  isPage?: boolean;
}

/** The page's measure: 1320 px, with gutters on narrower screens. */
export function Container({ isPage, className, ...rest }: ContainerProps) {
  return <div {...rest} className={cx(styles.container, isPage && styles.page, className)} />;
}
