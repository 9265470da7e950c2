import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHydrated } from '#client/state/useHydrated.ts';

/**
 * A layer over the page that the browser's Back closes: open, it has an entry of its own in the history. The address stays
 * as it is, and where the page is scrolled to as well.
 */
export function useHistoryLayer(name: string): { isOpen: boolean; open: () => void; close: () => void } {
  const navigate = useNavigate();
  const location = useLocation();
  const { pathname, search, hash } = location;
  const isHydrated = useHydrated();
  const isOpen = isHydrated && layerOf(location.state) === name;
  // Going back takes a moment: pressed twice it must not leave the page.
  const isClosing = useRef(false);
  useEffect(() => {
    isClosing.current = false;
  }, [isOpen]);
  const open = useCallback(
    () => void navigate({ pathname, search, hash }, { state: { layer: name }, preventScrollReset: true }),
    [navigate, pathname, search, hash, name],
  );
  const close = useCallback(() => {
    if (!isOpen || isClosing.current) return;
    isClosing.current = true;
    void navigate(-1);
  }, [navigate, isOpen]);
  return { isOpen, open, close };
}

function layerOf(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'layer' in state ? state.layer : null;
}
