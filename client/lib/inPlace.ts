import type { MouseEvent } from 'react';

/** Acts in place of following a link, except where the browser is to open the link elsewhere. */
export function inPlace(event: MouseEvent, act: () => void): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
  event.preventDefault();
  act();
}
