import type { ComponentPropsWithRef, CSSProperties, ElementType } from 'react';
import { cx } from './cx.ts';
import { withSpacing, type SpacingProps, type Primitive } from './Layout.tsx';
import styles from './Type.module.css';

/** Sizes on the type scale (`--text-…` in `client/styles/tokens.css`). */
type TextSize = 'small' | 'compact' | 'body' | 'lead' | 'title' | 'large';

/** Line heights for running text, by size. */
const LEADING = { small: 1.45, compact: 1.45, body: 1.5, lead: 1.45, title: 1.3, large: 1.2 } as const satisfies Record<TextSize, number>;

const WEIGHTS = { regular: 400, medium: 550, strong: 600 } as const;

interface TextProps extends SpacingProps {
  /** Inherited if omitted. */
  size?: TextSize;
  tone?: 'text' | 'muted' | 'subtle' | 'primary' | 'sale' | 'saving' | 'success' | 'warning' | 'danger';
  weight?: keyof typeof WEIGHTS;
  /** Uses tabular figures, for columns and counters. */
  isTabular?: boolean;
  /** Truncates to one line with an ellipsis. */
  isTruncated?: boolean;
  lines?: 2 | 3 | 6;
  /** For user input: keeps line breaks and breaks long words. */
  isTyped?: boolean;
  className?: string | undefined;
}

/** Running text: a paragraph, or the element given by `as`. */
export function Text<Tag extends ElementType = 'p'>({
  as,
  size,
  tone,
  weight,
  isTabular,
  isTruncated,
  lines,
  isTyped,
  className,
  ...rest
}: Primitive<Tag, TextProps>) {
  const Element: ElementType = as ?? 'p';
  // Custom properties, so that the caller's class can override them.
  const values = {
    '--type': size && `var(--text-${size})`,
    '--leading': size && LEADING[size],
    '--tone': tone && `var(--${tone})`,
    '--weight': weight && WEIGHTS[weight],
    '--lines': lines,
  };
  const classes = cx(
    size && styles.running,
    tone && styles.toned,
    weight && styles.weighted,
    isTabular && styles.tabular,
    isTruncated && styles.truncated,
    lines && styles.clamped,
    isTyped && styles.typed,
    className,
  );
  return <Element {...withSpacing(rest, values)} className={classes || undefined} />;
}

interface HeadingProps {
  level: 1 | 2 | 3 | 4;
  /** Overrides the level's size. */
  size?: 'display' | 'h1' | 'h2' | TextSize;
  className?: string | undefined;
}

/** Heading in the theme's display font. */
export function Heading({ level, size, className, ...rest }: HeadingProps & Omit<ComponentPropsWithRef<'h2'>, keyof HeadingProps>) {
  const Element: ElementType = `h${level}`;
  const style = size && ({ '--type': `var(--heading-${size}, var(--text-${size}))` } as CSSProperties);
  return <Element {...rest} className={cx(size && styles.sized, className) || undefined} style={style} />;
}

interface VisuallyHiddenProps extends ComponentPropsWithRef<'h2'> {
  as?: 'span' | 'div' | 'h1' | 'h2' | 'h3';
}

/** Text only for screen readers. */
export function VisuallyHidden({ as = 'span', ...rest }: VisuallyHiddenProps) {
  const Element = as as 'h2';
  return <Element {...rest} className={styles.hidden} />;
}
