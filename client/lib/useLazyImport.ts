import { useEffect, useState } from 'react';
import { afterFirstInput } from './firstInput.ts';
import { listen } from './listen.ts';

/** Delay before a failed import is retried. */
const RETRY_MS = 3000;

/**
 * A lazily imported part of the page; null until loaded. The import starts when the browser is idle after the first input, or immediately
 * if `isWanted`. A failed import is retried while `isWanted`.
 */
export function useLazyImport<Part>(load: () => Promise<Part>, isWanted: boolean): Part | null {
  const [part, setPart] = useState<Part | null>(null);
  const [failures, setFailures] = useState(0);
  useEffect(() => {
    if (part !== null) return undefined;
    const fetchPart = () =>
      void load().then(
        (loaded) => setPart(() => loaded),
        () => setFailures((count) => count + 1),
      );
    if (failures > 0 && !isWanted) return undefined;
    if (failures > 0) return soon(fetchPart);
    if (isWanted) return void fetchPart();
    return afterFirstInput(fetchPart);
  }, [load, part, isWanted, failures]);
  return part;
}

/** Runs `work` after a delay, and also when the browser comes back online. */
function soon(work: () => void): () => void {
  const timer = setTimeout(work, RETRY_MS);
  const stop = listen(window, { online: work }, { once: true });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
