import type { MouseEvent } from 'react';

/** Click handler that replaces a link's navigation by `act`. Modified clicks, such as "open in a new tab", still follow the link. */
export function inPlace(event: MouseEvent, act: () => void): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
  event.preventDefault();
  act();
}
