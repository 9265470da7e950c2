import { useEffect, useState } from 'react';
import { afterFirstInput } from './firstInput.ts';
import { listen } from './listen.ts';

/** After so long a fetch that failed is tried again, if somebody waits for it. */
const AGAIN_MS = 3000;

/**
 * A part of the page that nobody needs at once: its code is fetched after the first input, when the browser has nothing else to do, so
 * that it neither delays the page nor is missing when the network goes. Null until it is there. A fetch that failed is tried again when the part is wanted,
 * and from then on until it comes.
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

/** When the network is back, or in a while. */
function soon(work: () => void): () => void {
  const timer = setTimeout(work, AGAIN_MS);
  const stop = listen(window, { online: work }, { once: true });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
