import { recentVar } from '#client/state/recent.ts';
import { usePersisted } from '#client/state/usePersisted.ts';

/** Whether the shopper has opened this product lately, on this device. */
export function useViewed(productId: string | null): boolean {
  return usePersisted(recentVar, ({ entries }) => entries.some((entry) => entry.productId === productId));
}
