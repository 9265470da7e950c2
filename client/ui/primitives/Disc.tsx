import type { ComponentProps, CSSProperties } from 'react';
import { cx } from './cx.ts';
import styles from './Layout.module.css';

interface DiscProps extends ComponentProps<'span'> {
  /** Its diameter in pixels. */
  size: number;
  isPrimary?: boolean;
}

/** A round ground with a sign or a figure in its middle. */
export function Disc({ size, isPrimary = false, className, ...rest }: DiscProps) {
  const look = cx(styles.disc, isPrimary && styles.primary, className);
  return <span {...rest} className={look} style={{ '--size': `${size}px` } as CSSProperties} />;
}
