import type { ComponentProps, ComponentPropsWithRef, CSSProperties, ElementType } from 'react';
import { cx } from './cx.ts';
import styles from './Layout.module.css';

/** Steps of the space scale (`--space-…` in `client/styles/tokens.css`), in multiples of 4 px. */
type Space = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 14;

/** Widths from which a layout changes (`client/styles/breakpoints.css`). */
type Breakpoint = 'sm' | 'md' | 'lg' | 'xl';

/** Props of a primitive that renders as `as`, with that element's own. */
export type Primitive<Tag extends ElementType, Own> = Own & { as?: Tag } & Omit<ComponentPropsWithRef<Tag>, keyof Own | 'as'>;

/** Where a primitive stands. */
export interface PlaceProps {
  /** Space above and below it, where its surroundings have no gap. */
  above?: Space | 'rhythm';
  below?: Space | 'rhythm';
  /** A hairline above it, and so much space below the line. */
  rule?: Space;
  /** Its greatest width, a CSS length. */
  measure?: string | undefined;
  style?: CSSProperties;
}

type Gap = Space | 'rhythm' | readonly [rows: Space | 'none', columns: Space];

interface FlowProps extends PlaceProps {
  /** Space between the children, or between rows and between columns; 3 when left out; `rhythm` stands between the sections of a page. */
  gap?: Gap;
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  className?: string | undefined;
}

const NAMED = { none: '0px', rhythm: 'var(--rhythm)' };

/** A step as a length. */
const step = (space: Space | keyof typeof NAMED) => (typeof space === 'number' ? `var(--space-${space})` : NAMED[space]);

/** An element's props with its place and these custom properties, gap and alignment among them, which a class of the caller can override, as its inline style. */
export function placed(
  { above, below, rule, measure, style, ...rest }: PlaceProps,
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

/** An element with its place alone, such as a section of a page. */
export function Block<Tag extends ElementType = 'div'>({ as, ...rest }: Primitive<Tag, PlaceProps>) {
  const Element: ElementType = as ?? 'div';
  return <Element {...placed(rest, {})} />;
}

/** Children below each other. */
export function Stack<Tag extends ElementType = 'div'>({ as, gap = 3, align, className, ...rest }: Primitive<Tag, FlowProps>) {
  const Element: ElementType = as ?? 'div';
  return <Element {...placed(rest, flow(gap, align))} className={cx(styles.stack, align && styles.aligned, className)} />;
}

interface ClusterProps extends FlowProps {
  justify?: 'center' | 'end' | 'between';
  /** Stays on one line; what is too wide shrinks. */
  noWrap?: boolean;
  /** No space between its lines, for links that are a finger's size high. */
  isTight?: boolean;
}

/** Children beside each other, centred on their line, wrapping where they find no room. */
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
  const look = cx(styles.cluster, justify && styles[justify], noWrap && styles.noWrap, isTight && styles.tight, className);
  return <Element {...placed(rest, flow(gap, align))} className={look} />;
}

/** Children on one line that scrolls sideways where they find no room; its end fades, as a hint that there is more. */
export function Scroller<Tag extends ElementType = 'div'>({ as, gap = 2, align, className, ...rest }: Primitive<Tag, FlowProps>) {
  const Element: ElementType = as ?? 'div';
  return <Element {...placed(rest, flow(gap, align))} className={cx(styles.scroller, align && styles.aligned, className)} />;
}

interface GridProps extends FlowProps {
  /** Number of equal columns, by breakpoint, or the widths of unequal ones. */
  columns?: number | string | ({ base: number } & Partial<Record<Breakpoint, number>>);
  /** As many equal columns as find room, none narrower than this CSS length. */
  min?: string;
}

/** Columns, equal ones as a rule. */
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
  const look = cx(min === undefined ? styles.grid : styles.autoGrid, align && styles.aligned, className);
  return <Element {...placed(rest, { ...flow(gap, align), ...variables })} className={look} />;
}

interface SplitProps extends FlowProps {
  /** Width of the second column, a CSS length or share. */
  side: string;
  /** From where the columns stand beside each other, `lg` when left out. */
  from?: Exclude<Breakpoint, 'sm'>;
  /** The first column is the narrow one. */
  isReversed?: boolean;
}

/** A wide column and one beside it; below each other on narrow screens. */
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
  const look = cx(styles.split, styles[`split-${from}`], className);
  return <Element {...placed(rest, { ...flow(gap, align), '--split': columns })} className={look} />;
}

/** A box of fixed proportions that its picture fills; `ratio` is width / height, such as "4 / 5". */
export function Frame<Tag extends ElementType = 'div'>({
  as,
  ratio,
  className,
  ...rest
}: Primitive<Tag, { ratio: string; className?: string | undefined }>) {
  const Element: ElementType = as ?? 'div';
  return <Element {...rest} className={cx(styles.frame, className)} style={{ '--ratio': ratio } as CSSProperties} />;
}

interface SurfaceProps extends PlaceProps {
  /**
   * `plain`: white with a border; `raised`: with a shadow; `sunken`: a quiet well; `soft`: the look's tint; `band`: its deep
   * colour, the muted text light; `woven`: of what is empty, its content in the middle; `info`, `success`, `notice`, `problem`: messages.
   */
  tone?: 'plain' | 'raised' | 'sunken' | 'soft' | 'band' | 'woven' | 'info' | 'success' | 'notice' | 'problem';
  /** Padding, one step of the space scale or two (above and below, at the sides); 5 when left out; `line`: that of a message of a line or two. */
  pad?: Space | 'line' | readonly [block: Space, inline: Space];
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
  const padding: readonly Space[] = pad === 'line' ? [3, 4] : [pad].flat();
  const variables: Record<string, string> = { '--pad': padding.map(step).join(' '), '--corner': `var(--radius-${radius})` };
  if (gap !== undefined) variables['--flow'] = step(gap);
  const look = cx(styles.surface, styles[tone], gap !== undefined && styles.stack, pad === 'line' && styles.line, className);
  return <Element {...placed(rest, variables)} className={look} />;
}

/** A message of a line or two, an icon before it. */
export function Message(props: Primitive<'p', SurfaceProps>) {
  return <Surface as="p" pad="line" {...props} />;
}

interface ContainerProps extends ComponentProps<'div'> {
  /** All of a page: with its space above and below, and as high as the screen, so that the footer does not move when a list arrives. */
  isPage?: boolean;
  /** Space at its end, where it is a page with a path above it. */
  end?: Space;
}

/** The page's measure: 1320 px, with gutters on narrower screens. */
export function Container({ isPage, end, style, className, ...rest }: ContainerProps) {
  return (
    <div
      {...rest}
      style={end === undefined ? style : { ...style, paddingBottom: step(end) }}
      className={cx(styles.container, isPage && styles.page, className)}
    />
  );
}

/** Classes for what is not shown everywhere: only on screens of some widths, not on paper, not where scripts are off. */
export const only = {
  fromMd: styles.fromMd,
  belowMd: styles.belowMd,
  fromLg: styles.fromLg,
  belowLg: styles.belowLg,
  fromXl: styles.fromXl,
  belowXl: styles.belowXl,
  screen: styles.screen,
  scripted: styles.scripted,
  /** Where there is something in it. */
  filled: styles.filled,
  /** Its room is kept until there is something to show. */
  space: styles.unseen,
  /** The same until stored state is loaded, without rendering it again then. */
  stored: styles.stored,
} as const;
