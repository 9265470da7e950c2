import { useEffect, useId, useRef, type MouseEvent, type PointerEvent, type ReactNode } from 'react';
import { useT } from '#client/i18n/useT.ts';
import { BackCloses } from './BackCloses.tsx';
import { cx } from '#client/ui/primitives/cx.ts';
import styles from './Drawer.module.css';
import { IconButton } from '#client/ui/primitives/IconButton.tsx';

export interface DrawerProps {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  /** `bottom` is the phone's sheet, `top` a search. */
  side?: 'left' | 'right' | 'bottom' | 'top';
  /** Keeps its place under the title while the rest scrolls. */
  head?: ReactNode;
  foot?: ReactNode;
  children: ReactNode;
  className?: string;
}

/**
 * A modal layer from the side, on the native dialog: the rest of the page is inert, Escape and Back close, and the focus returns to
 * what opened it. Its content exists only while it is open.
 */
export function Drawer({ isOpen, onClose, title, side = 'right', head, foot, children, className }: DrawerProps) {
  const t = useT();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === isOpen) return;
    if (isOpen) {
      const { style, clientWidth } = document.documentElement;
      style.setProperty('--scroll-bar', `${window.innerWidth - clientWidth}px`);
      element.showModal();
      (element.querySelector<HTMLElement>('[data-first-focus]') ?? element.querySelector('h2'))?.focus();
    } else element.close();
  }, [isOpen]);

  // A press that began inside, as when text is selected, and ends on the veil is no wish to leave.
  const isOnVeil = useRef(false);
  const press = (event: PointerEvent<HTMLDialogElement>) => {
    isOnVeil.current = event.target === dialog.current;
  };
  const closeOnVeil = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === dialog.current && isOnVeil.current) onClose();
  };

  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape and the close button do the same
    <dialog
      ref={dialog}
      className={cx(styles.drawer, styles[side], className)}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={onClose}
      onPointerDown={press}
      onClick={closeOnVeil}
    >
      {isOpen && (
        <div className={styles.frame}>
          <BackCloses onClose={onClose} />
          <div className={styles.header}>
            <h2 id={heading} tabIndex={-1}>
              {title}
            </h2>
            <IconButton icon="close" label={t('ui.close')} onClick={onClose} />
          </div>
          {head && <div className={styles.head}>{head}</div>}
          <div className={styles.body}>{children}</div>
          {foot && <div className={styles.foot}>{foot}</div>}
        </div>
      )}
    </dialog>
  );
}
