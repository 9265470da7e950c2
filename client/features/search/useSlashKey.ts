import { useEffect } from 'react';

/** `/` anywhere on the page is for the search, unless something is being typed or a dialog is open. `onSlash` must stay the same. */
export function useSlashKey(onSlash: () => void): void {
  useEffect(() => {
    const jump = (event: KeyboardEvent) => {
      const isPlain = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey;
      const target = event.target instanceof Element ? event.target : null;
      if (!isPlain || target?.closest('input, textarea, select, [contenteditable], dialog[open]')) return;
      event.preventDefault();
      onSlash();
    };
    document.addEventListener('keydown', jump);
    return () => document.removeEventListener('keydown', jump);
  }, [onSlash]);
}
