import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { cssTransition, toast, ToastContainer } from 'react-toastify/unstyled';
import { TOAST_MS } from '#client/config/limits.ts';
import { useT } from '#client/i18n/useT.ts';
import { listen } from '#client/lib/listen.ts';
import { pressedKey } from '#client/lib/pressedKey.ts';
import { IconButton } from '#client/ui/primitives/IconButton.tsx';
import styles from './toast.module.css';

const slide = cssTransition({ enter: styles.enter ?? '', exit: styles.exit ?? '', collapse: false });

function closestToast(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest(`.${styles.toast}`) : null;
}

/** Container for all toasts. F6 moves the focus to the toasts; Escape dismisses the focused one. */
export function ToastRegion() {
  const t = useT();
  const region = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const reach = (event: KeyboardEvent) => {
      if (pressedKey(event) === 'F6') region.current?.querySelector<HTMLElement>('button')?.focus();
      if (pressedKey(event) === 'Escape') closestToast(event.target)?.querySelector<HTMLElement>('[data-close]')?.click();
    };
    return listen(document, { keydown: reach });
  }, []);

  const { pathname } = useLocation();
  useEffect(() => {
    // The cart's toast is redundant on the cart page and in the checkout.
    if (pathname === '/cart' || pathname === '/checkout') toast.dismiss('cart');
  }, [pathname]);

  return (
    // The library only pauses on mouse hover; this also pauses on keyboard focus.
    <div ref={region} onFocus={() => toast.pause()} onBlur={() => toast.play()}>
      <ToastContainer
        aria-label={t('ui.notifications')}
        position="top-right"
        autoClose={TOAST_MS}
        draggable
        pauseOnHover
        pauseOnFocusLoss
        hideProgressBar
        newestOnTop
        closeOnClick={false}
        icon={false}
        transition={slide}
        className={styles.container}
        toastClassName={styles.toast}
        closeButton={({ closeToast }) => (
          <IconButton data-close="" icon="close" size={18} label={t('ui.closeNotification')} onClick={closeToast} />
        )}
      />
    </div>
  );
}
