import { useEffect, useState } from 'react';

/**
 * A part of the page that nobody needs at once: its code is fetched when the browser has nothing else to do, so that it neither
 * delays the page nor is missing when the network goes. Null until it is there; a fetch that failed is tried again when wanted.
 */
export function useLate<Part>(load: () => Promise<Part>, isWanted: boolean): Part | null {
  const [part, setPart] = useState<Part | null>(null);
  useEffect(() => {
    if (part !== null) return;
    const fetchPart = () => void load().then((loaded) => setPart(() => loaded), ignore);
    if (isWanted || typeof requestIdleCallback === 'undefined') return fetchPart();
    const idle = requestIdleCallback(fetchPart, { timeout: 2000 });
    return () => cancelIdleCallback(idle);
  }, [load, part, isWanted]);
  return part;
}

function ignore(): void {}
