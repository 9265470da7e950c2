import { useCallback, useEffect, useState, type RefObject } from 'react';

/**
 * Returns a function that moves the focus after a press that unmounts its button. After rendering, it focuses the `data-refocus` element in
 * the item with this `data-item` in `root`, otherwise the item's first link or button.
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
