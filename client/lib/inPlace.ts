import type { MouseEvent } from 'react';

/** Click handler for links: acts instead of navigating, except for modified clicks, such as to a new tab. */
export function inPlace(event: MouseEvent, act: () => void): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
  event.preventDefault();
  act();
}
