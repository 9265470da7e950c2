import { useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { OVERLAY_MS } from '#client/config/limits.ts';
import { setOverlayShown, uiVar } from '#client/state/ui.ts';
import { withoutTrailingSlashes } from '#client/lib/trailingSlashes.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { only } from '#client/ui/primitives/Layout.tsx';
import { cx } from '#client/ui/primitives/cx.ts';
import styles from './navigation.module.css';

/**
 * Overlay of a path change, with a progress bar after a delay. Takes no clicks or focus and is hidden from screen readers. It veils the
 * page that is left; once the next page is rendered only a translucent decoration remains.
 */
export function LoadingOverlay() {
  const isShown = useOverlay();
  return (
    <>
      <LoadingBar />
      {isShown && <OverlayScrim />}
    </>
  );
}

/** Delayed by 300 ms in CSS. */
function LoadingBar() {
  const isLoading = useNavigation().state === 'loading';
  return isLoading && <div className={cx(styles.bar, only.screen)} aria-hidden="true" data-loading-bar="" />;
}

function OverlayScrim() {
  const isLoading = useNavigation().state !== 'idle';
  return (
    <div className={cx(styles.overlay, only.screen)} aria-hidden="true" data-overlay={isLoading ? 'loading' : 'ready'}>
      <span className={styles.scallop} />
      <span className={styles.scallop} />
      <span className={styles.scallop} />
    </div>
  );
}

/** Whether the overlay is shown: for 1000 ms from the start of a navigation to another path, loaded or not. */
function useOverlay(): boolean {
  const { pathname } = useLocation();
  const target = useNavigation().location?.pathname ?? pathname;
  const previous = useRef<string | null>(null);

  useEffect(() => {
    const from = previous.current;
    previous.current = target;
    if (!isPathChange(from, target)) return;
    setOverlayShown(true);
    const timer = setTimeout(() => setOverlayShown(false), OVERLAY_MS);
    return () => {
      clearTimeout(timer);
      setOverlayShown(false);
    };
  }, [target]);

  return usePersisted(uiVar, (ui) => ui.isOverlayShown);
}

/** Only changes of path show the overlay (a trailing slash is none): not the first load, filters, pagination or sorting. */
export function isPathChange(from: string | null, to: string): boolean {
  return from !== null && withoutTrailingSlashes(from) !== withoutTrailingSlashes(to);
}
