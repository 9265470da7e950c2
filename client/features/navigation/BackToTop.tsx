import { useSyncExternalStore } from 'react';
import { BACK_TO_TOP_PX } from '#client/config/limits.ts';
import { useT } from '#client/i18n/useT.ts';
import { listen } from '#client/lib/listen.ts';
import { cx } from '#client/ui/primitives/cx.ts';
import { only } from '#client/ui/primitives/Layout.tsx';
import { IconButton } from '#client/ui/primitives/IconButton.tsx';
import styles from './navigation.module.css';

const PHONE = '(max-width: 767.98px)';

/**
 * A button that scrolls to the top and moves the focus there. Appears after 300 px of scrolling. On phones, where it covers content, it
 * appears only while scrolling up, or never if `isWideOnly`.
 */
export function BackToTop({ isWideOnly = false }: { isWideOnly?: boolean }) {
  const t = useT();
  if (!useIsOffered()) return null;
  const goUp = () => {
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' });
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <IconButton
      icon="arrowUp"
      variant="round"
      label={t('nav.backToTop')}
      className={cx(styles.backToTop, only.screen, isWideOnly && only.fromMd)}
      onClick={goUp}
    />
  );
}

function useIsOffered(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > BACK_TO_TOP_PX && (isGoingUp || !window.matchMedia(PHONE).matches),
    () => false,
  );
}

let isGoingUp = false;
let lastY = 0;

function subscribe(onChange: () => void): () => void {
  const follow = () => {
    isGoingUp = window.scrollY < lastY;
    lastY = window.scrollY;
    onChange();
  };
  return listen(window, { scroll: follow }, { passive: true });
}
