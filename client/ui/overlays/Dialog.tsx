import { useEffect, useEffectEvent, useRef, type ComponentProps } from 'react';
import { listen } from '#client/lib/listen.ts';
import { cx } from '#client/ui/primitives/cx.ts';
import styles from './Dialog.module.css';
import { useBackCloses } from './leaveGuards.ts';

export interface DialogProps extends Omit<ComponentProps<'dialog'>, 'open' | 'onClose' | 'onCancel'> {
  isOpen: boolean;
  /** Called on Escape, on Back, or when the scrim is pressed. */
  onClose: () => void;
  /**
   * `box` is centred, `small` is on the right; on phones, both are sheets at the height of their content. `screen` is full screen without a
   * surface. The others slide in from their side; `bottom` is a sheet.
   */
  variant: 'box' | 'small' | 'left' | 'right' | 'top' | 'bottom' | 'screen';
  /** Pressing the scrim or an element with `data-scrim` does not close the dialog. */
  keepsOnScrimPress?: boolean;
}

/**
 * Modal dialog based on the native element: the page is inert, Escape and Back close the dialog, and the focus returns to its opener.
 * Focuses `data-first-focus` first, otherwise its h2. Mounts its children only while open.
 */
export function Dialog({ isOpen, onClose, variant, keepsOnScrimPress = false, className, children, ...rest }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);
  useBackCloses(isOpen, onClose);

  useEffect(() => {
    const element = dialog.current;
    if (!element || !isOpen) return undefined;
    const { style, clientWidth } = document.documentElement;
    style.setProperty('--scroll-bar', `${window.innerWidth - clientWidth}px`);
    element.showModal();
    (element.querySelector<HTMLElement>('[data-first-focus]') ?? element.querySelector('h2'))?.focus();
    return () => element.close();
  }, [isOpen]);

  useEffect(() => {
    const element = dialog.current;
    if (!element || !isOpen || keepsOnScrimPress) return undefined;
    const isScrim = (target: EventTarget | null) => target === element || (target instanceof Element && target.matches('[data-scrim]'));
    // A press that starts inside the dialog, such as a text selection, must not close it when it ends on the scrim.
    let beganOnScrim = false;
    const press = (event: PointerEvent) => {
      beganOnScrim = isScrim(event.target);
    };
    const click = (event: MouseEvent) => {
      if (beganOnScrim && isScrim(event.target)) close();
    };
    return listen(element, { pointerdown: press, click });
  }, [isOpen, keepsOnScrimPress]);

  return (
    <dialog
      {...rest}
      ref={dialog}
      className={cx(styles.dialog, styles[variant], className)}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={({ currentTarget }) => {
        // On a second Escape, browsers close the dialog even though `cancel` is prevented.
        if (isOpen && !currentTarget.open) onClose();
      }}
    >
      {isOpen && children}
    </dialog>
  );
}
