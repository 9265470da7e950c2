import type { ElementType, MouseEventHandler } from 'react';
import type { AppPath } from '#client/config/links.ts';
import { AppLink } from './AppLink.tsx';
import styles from './navigation.module.css';
import { cx } from '#client/ui/primitives/cx.ts';
import type { Primitive } from '#client/ui/primitives/Layout.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';

interface ChipProps {
  group?: string;
  label: string;
  /** The page's URL without this filter. */
  to: AppPath;
  removeLabel: string;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
}

/** Chip for an applied filter: a link that removes the filter. */
export function Chip({ group, label, to, removeLabel, onClick }: ChipProps) {
  return (
    <AppLink to={to} className={styles.chip} aria-label={removeLabel} onClick={onClick} preventScrollReset>
      {group && <span className={styles.group}>{group}</span>}
      <span>{label}</span>
      <Icon name="close" size={16} />
    </AppLink>
  );
}

interface PillProps {
  /** `plain` is transparent unless current; `sunken` and `soft` have a background. */
  tone?: 'plain' | 'sunken' | 'soft';
  className?: string | undefined;
}

/** Pill: a link, or the element given in `as`. Filled if it has `aria-current` or `data-on`. */
export function Pill<Tag extends ElementType = 'a'>({ as, tone = 'plain', className, ...rest }: Primitive<Tag, PillProps>) {
  const Element: ElementType = as ?? 'a';
  return <Element {...rest} className={cx(styles.pill, tone !== 'plain' && styles[tone], className)} />;
}
