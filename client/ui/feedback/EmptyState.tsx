import type { ReactNode } from 'react';
import { Cluster } from '#client/ui/primitives/Layout.tsx';
import styles from './feedback.module.css';
import { Icon } from '#client/ui/media/Icon.tsx';
import type { IconName } from '#client/ui/media/iconPaths.ts';

interface EmptyStateProps {
  icon?: IconName;
  title: ReactNode;
  children?: ReactNode;
  /** Links and buttons on. */
  actions?: ReactNode;
  headingLevel?: 1 | 2 | 3;
}

/** Nothing here, and what to do about it, on the woven ground. */
export function EmptyState({ icon = 'bag', title, children, actions, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.empty}>
      <span className={styles.emptyIcon}>
        <Icon name={icon} size={34} />
      </span>
      <Heading className={styles.emptyTitle}>{title}</Heading>
      {children && <div className={styles.emptyText}>{children}</div>}
      {actions && <Cluster justify="center">{actions}</Cluster>}
    </div>
  );
}
