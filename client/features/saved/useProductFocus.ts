import { useCallback, useEffect, useState } from 'react';
import type { RefObject } from 'react';

/**
 * Moves the focus to what now stands for a product inside `root` (its `data-product`): for presses that take the pressed button
 * away. The move waits until the change is on the page.
 */
export function useProductFocus(root: RefObject<HTMLElement | null>): (productId: string) => void {
  const [wanted, setWanted] = useState<{ productId: string } | null>(null);
  useEffect(() => {
    if (wanted === null) return;
    const place = root.current?.querySelector(`[data-product="${CSS.escape(wanted.productId)}"]`);
    place?.querySelector<HTMLElement>('a, button')?.focus();
  }, [wanted, root]);
  return useCallback((productId: string) => setWanted({ productId }), []);
}
