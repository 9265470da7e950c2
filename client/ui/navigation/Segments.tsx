import type { ComponentProps } from 'react';
import { cx } from '#client/ui/primitives/cx.ts';
import { Cluster } from '#client/ui/primitives/Layout.tsx';
import styles from './navigation.module.css';

/** Segmented control; raises the segment that has `aria-current`. */
export function Segments({ className, ...rest }: ComponentProps<'div'>) {
  return <Cluster {...rest} gap={1} noWrap className={cx(styles.segments, className)} />;
}
