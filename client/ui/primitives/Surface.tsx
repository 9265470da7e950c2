import type { ElementType } from 'react';
import { cx } from './cx.ts';
import styles from './Layout.module.css';
import { placed, type PlaceProps, type Primitive, type Space, step } from './Layout.tsx';

interface SurfaceProps extends PlaceProps {
  /**
   * `plain`: white with a border; `raised`: with a shadow; `sunken`: a quiet well; `soft`: the look's tint; `band`: its deep
   * colour, the muted text light; `info`, `success`, `notice`, `problem`: messages.
   */
  tone?: 'plain' | 'raised' | 'sunken' | 'soft' | 'band' | 'info' | 'success' | 'notice' | 'problem';
  /** Padding on all sides, a step of the space scale; 5 when left out; `line`: that of a message of a line or two. */
  pad?: Space | 'line';
  radius?: 's' | 'm' | 'l' | 'xl';
  /** Lays the children below each other with this gap. */
  gap?: Space;
  className?: string | undefined;
}

/** A panel: background, border, corners and padding of the look. */
export function Surface<Tag extends ElementType = 'div'>({
  as,
  tone = 'plain',
  pad = 5,
  radius = pad === 'line' ? 'm' : 'l',
  gap,
  className,
  ...rest
}: Primitive<Tag, SurfaceProps>) {
  const Element: ElementType = as ?? 'div';
  const padding = pad === 'line' ? `${step(3)} ${step(4)}` : step(pad);
  const variables: Record<string, string> = { '--pad': padding, '--corner': `var(--radius-${radius})` };
  if (gap !== undefined) variables['--flow'] = step(gap);
  const look = cx(styles.surface, styles[tone], gap !== undefined && styles.stack, pad === 'line' && styles.line, className);
  return <Element {...placed(rest, variables)} className={look} />;
}

/** A message of a line or two, an icon before it. */
export function Message(props: Primitive<'p', SurfaceProps>) {
  return <Surface as="p" pad="line" {...props} />;
}
