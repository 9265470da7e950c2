import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './Price.module.css';

interface BadgeProps {
  /** `plain` for "New", `sale` for a percentage, `quiet` for "Viewed". */
  tone?: 'plain' | 'sale' | 'quiet';
  /** Places the badge in the upper left corner of a tile. */
  isOnTile?: boolean;
  children: ReactNode;
}

export function Badge({ tone = 'plain', isOnTile = false, children }: BadgeProps) {
  return <span className={cx(styles.badge, tone !== 'plain' && styles[tone], isOnTile && styles.onTile)}>{children}</span>;
}
