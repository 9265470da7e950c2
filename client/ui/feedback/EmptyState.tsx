import type { ReactNode } from 'react';
import { Disc } from '#client/ui/primitives/Disc.tsx';
import { Cluster, Surface } from '#client/ui/primitives/Layout.tsx';
import { Heading, Text } from '#client/ui/primitives/Type.tsx';
import styles from './feedback.module.css';
import { Icon } from '#client/ui/media/Icon.tsx';
import type { IconName } from '#client/ui/media/iconPaths.ts';

interface EmptyStateProps {
  icon?: IconName;
  title: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  headingLevel?: 1 | 2 | 3;
  /** Low and without the icon, above something that matters more. */
  isCompact?: boolean;
}

/** Empty state with text and actions, on a background that looks woven. */
export function EmptyState({ icon = 'bag', title, children, actions, headingLevel = 2, isCompact = false }: EmptyStateProps) {
  return (
    <Surface tone="woven" radius="xl" gap={3} pad={isCompact ? 5 : [14, 6]}>
      {!isCompact && (
        <Disc size={76} className={styles.emptyIcon}>
          <Icon name={icon} size={34} />
        </Disc>
      )}
      <Heading level={headingLevel} size="title">
        {title}
      </Heading>
      {children && (
        <Text as="div" tone="muted" measure="44ch">
          {children}
        </Text>
      )}
      {actions && (
        <Cluster justify="center" above={2}>
          {actions}
        </Cluster>
      )}
    </Surface>
  );
}
