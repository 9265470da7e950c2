import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useHydratedDeferred } from '#client/state/useHydrated.ts';

/** Id of the product that was clicked last, by history entry. Kept in memory only. */
const lastClicked = new Map<string, string>();

/**
 * Manages the focus of a listing. Focuses the card that the user left after Back, the results heading after a page change, and the first
 * new card after "load more". Returns a ref for the element around the cards.
 */
export function useReturnFocus(page: number, focusResults: () => void): RefObject<HTMLDivElement | null> {
  const grid = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const arrival = useNavigationType();
  const shownPage = useRef(page);
  const arrivedBy = useRef(arrival);
  const arrivedAt = useRef(key);

  useEffect(() => {
    const element = grid.current;
    if (!element) return;
    const remember = (event: MouseEvent) => {
      const card = (event.target as Element).closest<HTMLElement>('[data-item]');
      if (card?.dataset.item) lastClicked.set(key, card.dataset.item);
    };
    element.addEventListener('click', remember);
    return () => element.removeEventListener('click', remember);
  }, [key]);

  useEffect(() => {
    const product = arrivedBy.current === NavigationType.Pop ? lastClicked.get(arrivedAt.current) : undefined;
    if (product === undefined) return;
    // Waits for the next frame, because the page's heading is focused in this one.
    const frame = requestAnimationFrame(() => {
      const card = [...(grid.current?.querySelectorAll<HTMLElement>('[data-item]') ?? [])].find((one) => one.dataset.item === product);
      card?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, []);

  const firstPage = useLoadedPages(page);
  useEffect(() => {
    if (shownPage.current === page) return;
    const isMore = firstPage <= shownPage.current && shownPage.current < page;
    shownPage.current = page;
    const firstOfMore = isMore ? grid.current?.querySelector<HTMLElement>(`[data-page="${page}"] a`) : null;
    if (firstOfMore) firstOfMore.focus({ preventScroll: true });
    else focusResults();
  }, [page, firstPage, focusResults]);
  return grid;
}

/** Navigation state of "load more": the first page from which pages are shown together. */
export interface LoadedPages {
  firstPage: number;
}

/**
 * Number of the first page shown. During server rendering and hydration, it is the page in the URL, because the server only knows the URL.
 */
export function useLoadedPages(page: number): number {
  const state = useLocation().state as Partial<LoadedPages> | null;
  const isHydrated = useHydratedDeferred();
  const firstPage = state?.firstPage;
  if (!isHydrated || typeof firstPage !== 'number' || !Number.isInteger(firstPage)) return page;
  return Math.min(page, Math.max(1, firstPage));
}
