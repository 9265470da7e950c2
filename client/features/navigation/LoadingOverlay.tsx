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
 * Overlay during a path change, with a progress bar after a delay. Ignores clicks and focus, and is hidden from screen readers. Dims the
 * previous page; once the next page is rendered, only a translucent decoration remains.
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

/** Progress bar, which CSS delays by 300 ms. */
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

/** Whether to show the overlay: for 1000 ms from the start of a navigation to a different path, even if loading takes longer. */
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

/** Whether a navigation changes the path, ignoring trailing slashes. False for the initial load and for changes to query parameters. */
export function isPathChange(from: string | null, to: string): boolean {
  return from !== null && withoutTrailingSlashes(from) !== withoutTrailingSlashes(to);
}
