import type { MouseEvent } from 'react';

/** Click handler that calls `act` instead of following the link. Modified clicks, such as "open in a new tab", still follow it. */
export function inPlace(event: MouseEvent, act: () => void): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
  event.preventDefault();
  act();
}
