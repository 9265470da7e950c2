import type { ComponentProps, CSSProperties } from 'react';
import { cx } from './cx.ts';
import styles from './Layout.module.css';

interface DiscProps extends ComponentProps<'span'> {
  /** Diameter in pixels. */
  size: number;
  isPrimary?: boolean;
}

/** Circle with a centred icon or number. */
export function Disc({ size, isPrimary = false, className, ...rest }: DiscProps) {
  const classes = cx(styles.disc, isPrimary && styles.primary, className);
  return <span {...rest} className={classes} style={{ '--size': `${size}px` } as CSSProperties} />;
}
