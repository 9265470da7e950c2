import type { ElementType } from 'react';
import { cx } from './cx.ts';
import layout from './Layout.module.css';
import type { Primitive, Space } from './Layout.tsx';
import styles from './Surface.module.css';

interface SurfaceProps {
  /** `plain`: white with a border; `raised`: with a shadow; `sunken`: a quiet well; `soft`: the look's tint; `notice`, `problem`: messages. */
  tone?: 'plain' | 'raised' | 'sunken' | 'soft' | 'notice' | 'problem';
  /** Padding on all sides, a step of the space scale; 5 when left out. */
  pad?: Space;
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
  radius = 'l',
  gap,
  className,
  ...rest
}: Primitive<Tag, SurfaceProps>) {
  const Element: ElementType = as ?? 'div';
  const flow = gap !== undefined && cx(layout.stack, layout[`gap${gap}`]);
  return <Element {...rest} className={cx(styles[tone], styles[`pad${pad}`], styles[`radius-${radius}`], flow, className)} />;
}
