import { useCallback, useEffect, useState, type RefObject } from 'react';

/**
 * Moves the focus to what now stands for an item inside `root` (its `data-item`): for presses that take the pressed button away.
 * It goes to the item's `data-refocus`, else to its first link or button, once the change is on the page.
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
