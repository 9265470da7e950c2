import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { SKELETON_AFTER_MS } from '#client/config/limits.ts';
import { isPathChange } from '#client/features/navigation/LoadingOverlay.tsx';
import { listen } from '#client/lib/listen.ts';
import { PageSkeleton, type KnownProduct } from '#client/ui/feedback/PageSkeleton.tsx';
import { rowAt } from './rowAt.ts';

/** Product data read from a clicked card. */
interface PressedCard extends KnownProduct {
  path: string;
}

/** Scroll position and focus on the page being left. Restored if the navigation is cancelled. */
interface LeftPage {
  pathname: string;
  scrollY: number;
  focused: Element | null;
}

/**
 * Replaces the page being left with a skeleton while the next one loads slowly. URL, title and focus change only with the page itself. Part
 * of the entry bundle: if fetched on demand, it would compete with the page on a slow network and arrive last.
 */
export function NavigationSkeleton() {
  const { pathname } = useLocation();
  const target = useNavigation().location?.pathname ?? pathname;
  const isLeaving = isPathChange(pathname, target);
  const [isShown, show] = useState(false);
  const left = useRef<LeftPage | null>(null);
  const [pressed, setPressed] = useState<PressedCard | null>(null);

  useEffect(() => listen(document, { click: (event) => setPressed(pressedCard(event.target)) }, { capture: true }), []);

  // A layout effect, because a passive effect would run too late and scroll the next page.
  useLayoutEffect(() => {
    if (!isLeaving) {
      if (left.current?.pathname === pathname) {
        window.scrollTo(0, left.current.scrollY);
        if (left.current.focused instanceof HTMLElement) left.current.focused.focus({ preventScroll: true });
      }
      left.current = null;
      return undefined;
    }
    const timer = setTimeout(() => {
      const focused = document.activeElement;
      left.current = { pathname, scrollY: window.scrollY, focused };
      // A click before hydration leaves no trace except the focus on the card's link.
      setPressed((card) => card ?? pressedCard(focused));
      show(true);
      window.scrollTo(0, 0);
    }, SKELETON_AFTER_MS);
    return () => {
      clearTimeout(timer);
      show(false);
    };
  }, [isLeaving, pathname]);

  if (!isLeaving || !isShown) return null;
  return <PageSkeleton {...skeletonFor(target)} product={pressed?.path === target ? pressed : null} />;
}

/** Skeleton variant for a path. */
function skeletonFor(pathname: string): Parameters<typeof PageSkeleton>[0] {
  const { row } = rowAt(pathname);
  switch (row?.page) {
    case 'listing': {
      const { sidebar, columns, layout } = row.view;
      return { variant: 'listing', sidebar, columns, isList: layout === 'list' };
    }
    case 'product':
      return { variant: 'product', sidebar: row.view.sidebar };
    case 'blogList':
    case 'blogPost':
    case 'about':
    case 'faq':
    case 'information':
      return { variant: 'article' };
    default:
      return { variant: 'page' };
  }
}

/** Reads the product data of the clicked card; null if the target is not a product link. */
function pressedCard(target: EventTarget | null): PressedCard | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('article a[href^="/product/"]') : null;
  const tile = link?.closest('article')?.querySelector<HTMLElement>('[data-tile]');
  if (!link || !tile) return null;
  const { pathname } = new URL(link.href);
  return {
    path: pathname,
    title: link.textContent ?? '',
    picture: tile.querySelector('img')?.currentSrc ?? null,
    ground: tile.dataset['ground'] ?? null,
  };
}
