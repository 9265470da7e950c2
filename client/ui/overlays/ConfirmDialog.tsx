import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Button } from '#client/ui/primitives/Button.tsx';
import styles from './ConfirmDialog.module.css';

interface ConfirmDialogProps {
  isOpen: boolean;
  title: ReactNode;
  /** What follows from it. */
  children: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  /** Also on Escape. */
  onCancel: () => void;
}

/** Asks before something that cannot be taken back. The careful answer has the focus; Escape gives it, too. */
export function ConfirmDialog({ isOpen, title, children, confirmLabel, cancelLabel, onConfirm, onCancel }: ConfirmDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === isOpen) return;
    if (isOpen) {
      element.showModal();
      element.querySelector('button')?.focus();
    } else element.close();
  }, [isOpen]);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
    >
      {isOpen && (
        <>
          <h2 id={heading}>{title}</h2>
          <div className={styles.text}>{children}</div>
          <div className={styles.buttons}>
            <Button look="outline" onClick={onCancel}>
              {cancelLabel}
            </Button>
            <Button look="danger" onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </>
      )}
    </dialog>
  );
}
