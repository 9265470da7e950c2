import { useEffect, useState, type RefObject } from 'react';

export interface ScrollEnds {
  canGoBack: boolean;
  canGoOn: boolean;
}

/** Whether a sideways scroller has more on either side. Both false on the server and where everything fits. */
export function useScrollEnds(scroller: RefObject<HTMLElement | null>): ScrollEnds {
  const [ends, setEnds] = useState<ScrollEnds>({ canGoBack: false, canGoOn: false });
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const look = () => {
      const room = element.scrollWidth - element.clientWidth;
      const next = { canGoBack: element.scrollLeft > 8, canGoOn: element.scrollLeft < room - 8 };
      setEnds((old) => (old.canGoBack === next.canGoBack && old.canGoOn === next.canGoOn ? old : next));
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      element.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [scroller]);
  return ends;
}
