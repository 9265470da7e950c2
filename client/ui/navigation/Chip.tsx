import type { MouseEventHandler } from 'react';
import type { AppPath } from '#client/config/links.ts';
import { AppLink } from './AppLink.tsx';
import styles from './navigation.module.css';
import { Icon } from '#client/ui/media/Icon.tsx';

interface ChipProps {
  /** What kind of filter, quieter: "Price". */
  group?: string;
  label: string;
  /** The address without this filter: works without scripts. */
  to: AppPath;
  /** "Remove filter Price up to $120". */
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
