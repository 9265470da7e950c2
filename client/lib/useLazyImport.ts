import { useEffect, useState } from 'react';
import { afterFirstInput } from './firstInput.ts';
import { listen } from './listen.ts';

/** Delay before a failed import is retried. */
const RETRY_MS = 3000;

/**
 * Lazy import of a deferred part of the page: loaded when idle after the first input, or immediately when wanted; null until
 * then. Failed imports are retried while wanted.
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

/** Runs work when the browser is online again, or after a delay. */
function soon(work: () => void): () => void {
  const timer = setTimeout(work, RETRY_MS);
  const stop = listen(window, { online: work }, { once: true });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
