import type { CSSProperties, ElementType } from 'react';
import { cx } from './cx.ts';
import styles from './Layout.module.css';
import type { Primitive, Space } from './Layout.tsx';

interface SurfaceProps {
  /**
   * `plain`: white with a border; `raised`: with a shadow; `sunken`: a quiet well; `soft`: the look's tint; `band`: its deep
   * colour, the muted text light; `notice`, `problem`: messages.
   */
  tone?: 'plain' | 'raised' | 'sunken' | 'soft' | 'band' | 'notice' | 'problem';
  /** Padding on all sides, a step of the space scale; 5 when left out. */
  pad?: Space;
  radius?: 's' | 'm' | 'l' | 'xl';
  /** Lays the children below each other with this gap. */
  gap?: Space;
  className?: string | undefined;
  style?: CSSProperties;
}

/** A panel: background, border, corners and padding of the look. */
export function Surface<Tag extends ElementType = 'div'>({
  as,
  tone = 'plain',
  pad = 5,
  radius = 'l',
  gap,
  className,
  style,
  ...rest
}: Primitive<Tag, SurfaceProps>) {
  const Element: ElementType = as ?? 'div';
  const variables: Record<string, string> = { '--pad': `var(--space-${pad})`, '--corner': `var(--radius-${radius})` };
  if (gap !== undefined) variables['--flow'] = `var(--space-${gap})`;
  const look = cx(styles.surface, styles[tone], gap !== undefined && styles.stack, className);
  return <Element {...rest} className={look} style={{ ...variables, ...style }} />;
}
