import { useLocation } from 'react-router-dom';
import { useHydrated } from '#client/state/useHydrated.ts';

/** State of a history entry that was reached by "load more": the pages from this one on are shown together. */
export interface LoadedPages {
  firstPage: number;
}

/** The first page that is shown above the current one. The server knows the address only, so at first they are the same. */
export function useLoadedPages(page: number): number {
  const state = useLocation().state as Partial<LoadedPages> | null;
  const isHydrated = useHydrated();
  const firstPage = state?.firstPage;
  if (!isHydrated || typeof firstPage !== 'number' || !Number.isInteger(firstPage)) return page;
  return Math.min(page, Math.max(1, firstPage));
}
