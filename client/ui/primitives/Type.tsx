import type { ComponentPropsWithRef, ElementType } from 'react';
import { cx } from './cx.ts';
import type { Primitive } from './Layout.tsx';
import styles from './Type.module.css';

/** Sizes of the type scale (`--text-…` in `client/styles/tokens.css`). */
type TextSize = 'small' | 'compact' | 'body' | 'lead' | 'title' | 'large';

interface TextProps {
  /** Its surroundings' size when left out. */
  size?: TextSize;
  tone?: 'text' | 'muted' | 'subtle' | 'primary' | 'sale' | 'success' | 'warning' | 'danger';
  weight?: 'regular' | 'medium' | 'strong';
  /** Figures of equal width, for columns and counters. */
  isTabular?: boolean;
  /** One line; what does not fit ends in an ellipsis. */
  isTruncated?: boolean;
  /** Its greatest width, a CSS length. */
  measure?: string;
  className?: string | undefined;
}

/** Running text: a paragraph, or the element in `as`. */
export function Text<Tag extends ElementType = 'p'>({
  as,
  size,
  tone,
  weight,
  isTabular,
  isTruncated,
  measure,
  className,
  ...rest
}: Primitive<Tag, TextProps>) {
  const Element: ElementType = as ?? 'p';
  const look = cx(
    size && styles.running,
    size && styles[size],
    tone && styles[tone],
    weight && styles[weight],
    isTabular && styles.tabular,
    isTruncated && styles.truncated,
    className,
  );
  return <Element style={measure && { maxWidth: measure }} {...rest} className={look || undefined} />;
}

interface HeadingProps {
  /** Its place in the outline. */
  level: 1 | 2 | 3 | 4;
  /** Its size where that differs from its level's. */
  size?: 'display' | 'h1' | 'h2' | TextSize;
  className?: string | undefined;
}

/** A heading in the look's display type. */
export function Heading({ level, size, className, ...rest }: HeadingProps & Omit<ComponentPropsWithRef<'h2'>, keyof HeadingProps>) {
  const Element: ElementType = `h${level}`;
  return <Element {...rest} className={cx(size && styles[size], className) || undefined} />;
}
