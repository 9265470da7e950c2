import { useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { OVERLAY_MS } from '#client/config/limits.ts';
import { setOverlayShown, uiVar } from '#client/state/ui.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { isPathChange } from './isPathChange.ts';

/**
 * Whether the veil is up: from the moment the shopper sets off for another path, for exactly 1000 ms. The page loads under it meanwhile.
 */
export function useOverlay(): boolean {
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
