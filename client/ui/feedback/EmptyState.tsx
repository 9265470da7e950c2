import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';
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
      <span className={styles.icon}>
        <Icon name={icon} size={34} />
      </span>
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className={styles.text}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
