import { useCallback, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { readSessionText, SCROLL_POSITIONS_KEY } from '#client/state/storage.ts';
import { useHydrated } from '#client/state/useHydrated.ts';

/**
 * Place of a reloaded listing with pages from "load more". The server renders the last of them only, and the browser restores the place in
 * that. Returns a callback for each of the `missing` pages that is inserted above; after the last one it scrolls to the stored position.
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

/** Scroll positions by key of the history entry, as `ScrollRestoration` stores them. */
function storedPositions(): Readonly<Record<string, number>> {
  try {
    return JSON.parse(readSessionText(SCROLL_POSITIONS_KEY) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}
