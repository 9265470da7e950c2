import { useCallback, useEffect, useState, type RefObject } from 'react';

/**
 * Focus management for presses that unmount their button: focuses the replacement of an item in `root` (its `data-item`) after rendering,
 * at its `data-refocus`, else at its first link or button.
 */
export function useItemFocus(root: RefObject<HTMLElement | null>): (id: string) => void {
  const [wanted, setWanted] = useState<{ id: string } | null>(null);
  useEffect(() => {
    if (wanted === null) return;
    const item = root.current?.querySelector(`[data-item="${CSS.escape(wanted.id)}"]`);
    const target = item?.querySelector<HTMLElement>('[data-refocus]') ?? item?.querySelector<HTMLElement>('a, button');
    target?.focus();
  }, [wanted, root]);
  return useCallback((id: string) => setWanted({ id }), []);
}
