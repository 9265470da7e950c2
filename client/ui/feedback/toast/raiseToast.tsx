import type { ReactNode } from 'react';
import { toast as raise, type ToastContentProps, type ToastOptions } from 'react-toastify/unstyled';
import { TOAST_MS } from '#client/config/limits.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import { Button } from '#client/ui/primitives/Button.tsx';
import { Cluster } from '#client/ui/primitives/Layout.tsx';
import type { IconName } from '#client/ui/media/iconPaths.ts';
import styles from './toast.module.css';

export type ToastKind = 'info' | 'success' | 'warning' | 'error';

export interface ToastExtras {
  /** Must also be available elsewhere, because toasts disappear. */
  action?: { label: string; onPress: () => void };
  /** A toast replaces a visible toast that has the same id. */
  id?: string;
}

const ICONS: Record<ToastKind, IconName> = { info: 'info', success: 'check', warning: 'warning', error: 'error' };

export function raiseToast(kind: ToastKind, message: ReactNode, { action, id }: ToastExtras): void {
  const isUrgent = kind === 'warning' || kind === 'error';
  const options: ToastOptions = {
    type: kind,
    toastId: id,
    role: isUrgent ? 'alert' : 'status',
    autoClose: kind === 'error' ? false : TOAST_MS,
  };
  const content = ({ closeToast }: ToastContentProps) => (
    <Cluster gap={3} noWrap className={styles.content}>
      <Icon name={ICONS[kind]} />
      <p>{message}</p>
      {action && (
        <Button
          variant="text"
          onClick={() => {
            action.onPress();
            closeToast();
          }}
        >
          {action.label}
        </Button>
      )}
    </Cluster>
  );
  // The library ignores a second toast that has the same id as a visible one.
  if (id !== undefined && raise.isActive(id)) raise.update(id, { ...options, render: content });
  else raise(content, options);
}
