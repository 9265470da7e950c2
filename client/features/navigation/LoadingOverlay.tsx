import { useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { OVERLAY_MS } from '#client/config/limits.ts';
import { setOverlayShown, uiVar } from '#client/state/ui.ts';
import { withoutTrailingSlashes } from '#client/lib/trailingSlashes.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { only } from '#client/ui/primitives/Layout.tsx';
import { cx } from '#client/ui/primitives/cx.ts';
import styles from './navigation.module.css';

/** A veil over the page while it changes, and a bar above it when that takes longer. Takes no clicks and no focus, and is not read out. */
export function LoadingOverlay() {
  const isShown = useOverlay();
  return (
    <>
      <LoadingBar />
      {isShown && <Veil />}
    </>
  );
}

/** Shows itself after 300 ms. */
function LoadingBar() {
  const isLoading = useNavigation().state === 'loading';
  return isLoading && <div className={cx(styles.bar, only.screen)} aria-hidden="true" data-loading-bar="" />;
}

function Veil() {
  return (
    <div className={cx(styles.overlay, only.screen)} aria-hidden="true" data-overlay="">
      <span className={styles.scallop} />
      <span className={styles.scallop} />
      <span className={styles.scallop} />
    </div>
  );
}

/**
 * Whether the veil is up: from the moment the shopper sets off for another path, for exactly 1000 ms. The page loads under it meanwhile.
 */
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

/** The veil covers changes of path only (a trailing slash is none): not the first load, not filters, pages or sorting. */
export function isPathChange(from: string | null, to: string): boolean {
  return from !== null && withoutTrailingSlashes(from) !== withoutTrailingSlashes(to);
}
