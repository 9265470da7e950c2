import { useId, type ReactNode } from 'react';
import { useT } from '#client/i18n/useT.ts';
import { IconButton } from '#client/ui/primitives/IconButton.tsx';
import { Dialog } from './Dialog.tsx';
import styles from './Dialog.module.css';
import { Cluster } from '#client/ui/primitives/Layout.tsx';
import { Heading } from '#client/ui/primitives/Type.tsx';

export interface DrawerProps {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  /** `bottom` is a sheet on phones, `top` is for searches. `small` is on the right, and on phones a sheet at the height of its content. */
  side?: 'small' | 'left' | 'right' | 'bottom' | 'top';
  /** Content between the title and the body that does not scroll. */
  head?: ReactNode;
  foot?: ReactNode;
  children: ReactNode;
  className?: string;
}

/** Dialog on one side of the screen, with a title, a close button and a scrolling body. */
export function Drawer({ isOpen, onClose, title, side = 'right', head, foot, children, className }: DrawerProps) {
  const t = useT();
  const heading = useId();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} variant={side} className={className} aria-labelledby={isOpen ? heading : undefined}>
      <div className={styles.frame}>
        <Cluster gap={4} justify="between" noWrap className={styles.header}>
          <Heading level={2} size="large" id={heading} tabIndex={-1}>
            {title}
          </Heading>
          <IconButton icon="close" label={t('ui.close')} onClick={onClose} />
        </Cluster>
        {head && <div className={styles.head}>{head}</div>}
        <div className={styles.body}>{children}</div>
        {foot && <div className={styles.foot}>{foot}</div>}
      </div>
    </Dialog>
  );
}
