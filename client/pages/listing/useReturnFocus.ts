import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useHydratedDeferred } from '#client/state/useHydrated.ts';

/** Which card was left, by history entry: lives as long as the page does. */
const leftAt = new Map<string, string>();

/**
 * Where the focus belongs on a listing: coming back from a product, on the card that was left; after turning a page, on the
 * heading of the results; after loading more, on the first that came. Goes on the element around the cards.
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
      if (card?.dataset.item) leftAt.set(key, card.dataset.item);
    };
    element.addEventListener('click', remember);
    return () => element.removeEventListener('click', remember);
  }, [key]);

  useEffect(() => {
    const product = arrivedBy.current === NavigationType.Pop ? leftAt.get(arrivedAt.current) : undefined;
    if (product === undefined) return;
    // The change of page has focused its heading in this same moment: the card comes after.
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

/** State of a history entry that was reached by "load more": the pages from this one on are shown together. */
export interface LoadedPages {
  firstPage: number;
}

/** The first page that is shown above the current one. The server knows the address only, so at first they are the same. */
export function useLoadedPages(page: number): number {
  const state = useLocation().state as Partial<LoadedPages> | null;
  const isHydrated = useHydratedDeferred();
  const firstPage = state?.firstPage;
  if (!isHydrated || typeof firstPage !== 'number' || !Number.isInteger(firstPage)) return page;
  return Math.min(page, Math.max(1, firstPage));
}
