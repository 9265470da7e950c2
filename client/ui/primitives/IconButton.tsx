import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import styles from './Button.module.css';
import type { IconName } from '#client/ui/media/iconPaths.ts';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: IconName;
  /** Accessible name. */
  label: string;
  variant?: 'plain' | 'round' | 'solid';
  size?: number;
}

export function IconButton({ icon, label, variant = 'plain', size = 22, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button type={type} className={cx(styles.iconButton, styles[variant], className)} aria-label={label} title={label} {...rest}>
      <Icon name={icon} size={size} />
    </button>
  );
}
