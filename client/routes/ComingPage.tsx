import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { SKELETON_AFTER_MS } from '#client/config/limits.ts';
import { isPathChange } from '#client/features/navigation/LoadingOverlay.tsx';
import { listen } from '#client/lib/listen.ts';
import { PageSkeleton, type KnownProduct } from '#client/ui/feedback/PageSkeleton.tsx';
import { rowAt } from './rowAt.ts';

/** A product's card that was pressed. */
interface PressedCard extends KnownProduct {
  path: string;
}

/** Where the shopper was when the skeleton took the page's place: they are back there when they stop going. */
interface LeftPage {
  pathname: string;
  scrollY: number;
  focused: Element | null;
}

/**
 * The skeleton of a page that does not come at once, in the place of the one that is left. The address, the title and the focus change with the page
 * itself. Stands before the page in its frame.
 */
export function ComingPage() {
  const { pathname } = useLocation();
  const target = useNavigation().location?.pathname ?? pathname;
  const isLeaving = isPathChange(pathname, target);
  const [isShown, show] = useState(false);
  const left = useRef<LeftPage | null>(null);
  const [pressed, setPressed] = useState<PressedCard | null>(null);

  useEffect(() => listen(document, { click: (event) => setPressed(pressedCard(event.target)) }, { capture: true }), []);

  // With the commit, not after the picture's way: the place that is scrolled to is the next page's by then.
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
      // A press before this was listening is known by the focus.
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
  return <PageSkeleton {...lookOf(target)} product={pressed?.path === target ? pressed : null} />;
}

/** How the page at a path looks before it is there. */
function lookOf(pathname: string): Parameters<typeof PageSkeleton>[0] {
  const { row } = rowAt(pathname);
  switch (row?.page) {
    case 'listing': {
      const { sidebar, columns, layout } = row.view;
      return { look: 'listing', sidebar, columns, isList: layout === 'list' };
    }
    case 'product':
      return { look: 'product', sidebar: row.view.sidebar };
    case 'blogList':
    case 'blogPost':
    case 'about':
    case 'faq':
    case 'information':
      return { look: 'article' };
    default:
      return { look: 'page' };
  }
}

/** What a card tells of the product that its link leads to. */
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
