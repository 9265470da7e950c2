import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { focusHeading } from '#client/lib/focusHeading.ts';
import { VisuallyHidden } from '#client/ui/primitives/VisuallyHidden.tsx';
import { PATH_CHANGE_EFFECTS } from './pathChangeEffects.ts';

/**
 * Runs what belongs to a change of page, and only that: not the first load, not a change of filters. Then the new heading
 * gets the focus and its title is read out, as a browser would do for a new document.
 */
export function NavigationEffects() {
  const { pathname, hash } = useLocation();
  const shownPath = useRef(pathname);
  const [announcement, announce] = useState('');
  useEffect(() => {
    if (shownPath.current === pathname) return;
    const change = { from: shownPath.current, to: pathname };
    shownPath.current = pathname;
    for (const effect of PATH_CHANGE_EFFECTS) effect(change);
    // Scrolling is the router's: it knows where Back belongs.
    if (hash === '') focusHeading();
    announce(document.title);
  }, [pathname, hash]);
  return (
    <div role="status">
      <VisuallyHidden>{announcement}</VisuallyHidden>
    </div>
  );
}
