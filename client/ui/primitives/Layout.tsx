import type { ComponentProps, ComponentPropsWithRef, CSSProperties, ElementType } from 'react';
import { cx } from './cx.ts';
import styles from './Layout.module.css';

/** Steps on the space scale (`--space-…` in `client/styles/tokens.css`), in multiples of 4 px. */
type Space = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 14;

/** Breakpoints for layouts (`client/styles/breakpoints.css`). */
type Breakpoint = 'sm' | 'md' | 'lg' | 'xl';

/** A primitive's props, and those of the element rendered by `as`. */
export type Primitive<Tag extends ElementType, Own> = Own & { as?: Tag } & Omit<ComponentPropsWithRef<Tag>, keyof Own | 'as'>;

/** A primitive's outer spacing. */
export interface SpacingProps {
  /** Top and bottom margins, for parents without a gap. */
  above?: Space | 'rhythm';
  below?: Space | 'rhythm';
  /** Draws a border at the top, with this padding below it. */
  rule?: Space;
  /** Maximum width: a CSS length. */
  measure?: string | undefined;
  style?: CSSProperties;
}

type Gap = Space | 'rhythm' | readonly [rows: Space | 'none', columns: Space];

interface FlowProps extends SpacingProps {
  /** Gap between the children, or one for rows and one for columns; `rhythm` is the gap between a page's sections. */
  gap?: Gap;
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  className?: string | undefined;
}

const NAMED = { none: '0px', rhythm: 'var(--rhythm)' };

/** CSS length for a step on the scale. */
const step = (space: Space | keyof typeof NAMED) => (typeof space === 'number' ? `var(--space-${space})` : NAMED[space]);

/**
 * Converts spacing props and custom properties to an inline style. Gap and alignment are custom properties, so that a class can override
 * them.
 */
export function withSpacing(
  { above, below, rule, measure, style, ...rest }: SpacingProps,
  variables: Record<string, string | number | undefined>,
) {
  const place = {
    marginTop: above === undefined ? above : step(above),
    marginBottom: below === undefined ? below : step(below),
    maxWidth: measure,
    ...(rule !== undefined && { paddingTop: step(rule), borderTop: '1px solid var(--border)' }),
  };
  return { ...rest, style: { ...variables, ...place, ...style } as CSSProperties };
}

const flow = (gap: Gap, align?: string) => ({ '--flow': typeof gap === 'object' ? gap.map(step).join(' ') : step(gap), '--align': align });

/** An element with outer spacing, such as a page section. */
export function Block<Tag extends ElementType = 'div'>({ as, ...rest }: Primitive<Tag, SpacingProps>) {
  const Element: ElementType = as ?? 'div';
  return <Element {...withSpacing(rest, {})} />;
}

export function Stack<Tag extends ElementType = 'div'>({ as, gap = 3, align, className, ...rest }: Primitive<Tag, FlowProps>) {
  const Element: ElementType = as ?? 'div';
  return <Element {...withSpacing(rest, flow(gap, align))} className={cx(styles.stack, align && styles.aligned, className)} />;
}

interface ClusterProps extends FlowProps {
  justify?: 'center' | 'end' | 'between';
  /** Keeps the children on one line; wide ones shrink. */
  noWrap?: boolean;
  /** Removes the row gap, for links that are as high as a touch target. */
  isTight?: boolean;
}

/** A wrapping row of vertically centred children. */
export function Cluster<Tag extends ElementType = 'div'>({
  as,
  gap = 2,
  align = 'center',
  justify,
  noWrap,
  isTight,
  className,
  ...rest
}: Primitive<Tag, ClusterProps>) {
  const Element: ElementType = as ?? 'div';
  const classes = cx(styles.cluster, justify && styles[justify], noWrap && styles.noWrap, isTight && styles.tight, className);
  return <Element {...withSpacing(rest, flow(gap, align))} className={classes} />;
}

/** A horizontally scrolling line. Below `lg`, its end fades out to show that there is more. */
export function Scroller<Tag extends ElementType = 'div'>({ as, gap = 2, align, className, ...rest }: Primitive<Tag, FlowProps>) {
  const Element: ElementType = as ?? 'div';
  return <Element {...withSpacing(rest, flow(gap, align))} className={cx(styles.scroller, align && styles.aligned, className)} />;
}

interface GridProps extends FlowProps {
  /** Number of equal columns, optionally by breakpoint, or a `grid-template-columns` value. */
  columns?: number | string | ({ base: number } & Partial<Record<Breakpoint, number>>);
  /** Minimum column width as a CSS length; creates as many equal columns as fit. Replaces `columns`. */
  min?: string;
}

/** Grid; one column by default. */
export function Grid<Tag extends ElementType = 'div'>({
  as,
  gap = 4,
  align,
  columns = 1,
  min,
  className,
  ...rest
}: Primitive<Tag, GridProps>) {
  const Element: ElementType = as ?? 'div';
  const { base, ...wider } = typeof columns === 'object' ? columns : { base: columns };
  const variables: Record<string, string | number> = min === undefined ? { '--columns': base } : { '--min': min };
  if (typeof base === 'string') variables['gridTemplateColumns'] = base;
  for (const [from, count] of Object.entries(wider)) variables[`--columns-${from}`] = count;
  const classes = cx(min === undefined ? styles.grid : styles.autoGrid, align && styles.aligned, className);
  return <Element {...withSpacing(rest, { ...flow(gap, align), ...variables })} className={classes} />;
}

interface SplitProps extends FlowProps {
  /** Width of the side column, as a track for `grid-template-columns`. */
  side: string;
  /** Breakpoint from which there are two columns; `lg` by default. */
  from?: Exclude<Breakpoint, 'sm'>;
  /** Puts the side column first. */
  isReversed?: boolean;
}

/** A wide column with a side column; stacked on narrow screens. */
export function Split<Tag extends ElementType = 'div'>({
  as,
  gap = 8,
  align = 'start',
  side,
  from = 'lg',
  isReversed,
  className,
  ...rest
}: Primitive<Tag, SplitProps>) {
  const Element: ElementType = as ?? 'div';
  const columns = isReversed ? `${side} minmax(0, 1fr)` : `minmax(0, 1fr) ${side}`;
  const classes = cx(styles.split, styles[`split-${from}`], className);
  return <Element {...withSpacing(rest, { ...flow(gap, align), '--split': columns })} className={classes} />;
}

/** A box with a fixed aspect ratio, filled by its picture. `ratio` is a CSS ratio, such as "4 / 5". */
export function Frame<Tag extends ElementType = 'div'>({
  as,
  ratio,
  className,
  ...rest
}: Primitive<Tag, { ratio: string; className?: string | undefined }>) {
  const Element: ElementType = as ?? 'div';
  return <Element {...rest} className={cx(styles.frame, className)} style={{ '--ratio': ratio } as CSSProperties} />;
}

interface SurfaceProps extends SpacingProps {
  /**
   * `plain`: with a border; `raised`: with a shadow; `sunken`: recessed; `soft`: the theme's tint; `band`: the theme's deep colour with
   * light muted text; `woven`: centred, for empty states; `info`, `success`, `notice`, `problem`: messages.
   */
  tone?: 'plain' | 'raised' | 'sunken' | 'soft' | 'band' | 'woven' | 'info' | 'success' | 'notice' | 'problem';
  /** Padding: one step on the space scale, or one for block and one for inline; `line` is for one- or two-line messages. 5 by default. */
  pad?: Space | 'line' | readonly [block: Space, inline: Space];
  radius?: 's' | 'm' | 'l' | 'xl';
  /** Stacks the children vertically with this gap. */
  gap?: Space;
  className?: string | undefined;
}

/** Panel with the theme's background, border, radius and padding. */
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
  const padding: readonly Space[] = pad === 'line' ? [3, 4] : [pad].flat();
  const variables: Record<string, string> = { '--pad': padding.map(step).join(' '), '--corner': `var(--radius-${radius})` };
  if (gap !== undefined) variables['--flow'] = step(gap);
  const classes = cx(styles.surface, styles[tone], gap !== undefined && styles.stack, pad === 'line' && styles.line, className);
  return <Element {...withSpacing(rest, variables)} className={classes} />;
}

/** A one- or two-line message, optionally with an icon. */
export function Message(props: Primitive<'p', SurfaceProps>) {
  return <Surface as="p" pad="line" {...props} />;
}

interface ContainerProps extends ComponentProps<'div'> {
  /** Adds a page's padding, and makes the viewport's height the minimum height, so that the footer does not shift when a list loads. */
  isPage?: boolean;
  /** Bottom padding, for pages with breadcrumbs. */
  end?: Space;
}

/** Page container that is at most 1320 px wide, with gutters. */
export function Container({ isPage, end, style, className, ...rest }: ContainerProps) {
  return (
    <div
      {...rest}
      style={end === undefined ? style : { ...style, paddingBottom: step(end) }}
      className={cx(styles.container, isPage && styles.page, className)}
    />
  );
}

/** Classes that show an element only at certain widths, only on screen (not in print), or only in browsers with scripts. */
export const only = {
  fromMd: styles.fromMd,
  belowMd: styles.belowMd,
  fromLg: styles.fromLg,
  belowLg: styles.belowLg,
  fromXl: styles.fromXl,
  belowXl: styles.belowXl,
  screen: styles.screen,
  scripted: styles.scripted,
  /** Hidden while empty. */
  filled: styles.filled,
  /** Invisible, but its space is reserved. */
  space: styles.unseen,
  /** Invisible until stored state has been loaded. Uses CSS, which saves a second render. */
  stored: styles.stored,
} as const;
