import { useSyncExternalStore } from 'react';

function everySecond(onTick: () => void): () => void {
  const timer = setInterval(onTick, 1000);
  return () => clearInterval(timer);
}

/** The present in milliseconds, to the second; null on the server, whose second is not the shopper's. */
export function useNow(): number | null {
  return useSyncExternalStore(
    everySecond,
    () => Math.floor(Date.now() / 1000) * 1000,
    () => null,
  );
}
