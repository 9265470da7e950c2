import type { ComponentPropsWithRef } from 'react';
import styles from './Layout.module.css';

interface VisuallyHiddenProps extends ComponentPropsWithRef<'h2'> {
  as?: 'span' | 'div' | 'h1' | 'h2' | 'h3';
}

/** Words for those who listen. */
export function VisuallyHidden({ as = 'span', ...rest }: VisuallyHiddenProps) {
  const Element = as as 'h2';
  return <Element {...rest} className={styles.hidden} />;
}
