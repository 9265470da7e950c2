import { useCallback, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { readSessionText, SCROLL_POSITIONS_KEY } from '#client/state/storage.ts';
import { useHydrated } from '#client/state/useHydrated.ts';

/**
 * Restores the scroll position of a reloaded listing that has pages from "load more". The server renders only the last of these pages, so
 * the browser restores a wrong position. Returns a callback for each of the `missing` pages inserted above it; the last call scrolls again.
 */
export function useReloadedPlace(missing: number): () => void {
  const { key } = useLocation();
  const isReload = useRef(!useHydrated());
  const inserted = useRef(0);
  return useCallback(() => {
    inserted.current += 1;
    if (!isReload.current || inserted.current < missing) return;
    isReload.current = false;
    const place = storedPositions()[key];
    if (place !== undefined) window.scrollTo({ top: place, behavior: 'instant' });
  }, [key, missing]);
}

/** Scroll positions by history entry, as stored by `ScrollRestoration`. */
function storedPositions(): Readonly<Record<string, number>> {
  try {
    return JSON.parse(readSessionText(SCROLL_POSITIONS_KEY) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}
