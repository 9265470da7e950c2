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
  /** The address without this filter: works without scripts. */
  to: AppPath;
  removeLabel: string;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
}

/** A filter that is in force; pressing it takes it away. */
export function Chip({ group, label, to, removeLabel, onClick }: ChipProps) {
  return (
    <AppLink to={to} className={styles.chip} aria-label={removeLabel} onClick={onClick} preventScrollReset>
      {group && <span className={styles.group}>{group}</span>}
      {label}
      <Icon name="close" size={16} />
    </AppLink>
  );
}

interface PillProps {
  /** `plain`: on the page's ground until it is the current one; `sunken`, `soft`: with a ground of its own. */
  tone?: 'plain' | 'sunken' | 'soft';
  className?: string | undefined;
}

/** One of several ways or values in a row: a link, or the element in `as`. Filled where it is the current one, by `aria-current` or `data-on`. */
export function Pill<Tag extends ElementType = 'a'>({ as, tone = 'plain', className, ...rest }: Primitive<Tag, PillProps>) {
  const Element: ElementType = as ?? 'a';
  return <Element {...rest} className={cx(styles.pill, tone !== 'plain' && styles[tone], className)} />;
}
