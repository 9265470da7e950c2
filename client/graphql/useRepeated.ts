import { useEffect } from 'react';

const EVERY_MS = 1000;

/** Calls `request` every second while `isOn`, to poll the server's background work. */
export function useRepeated(request: () => void, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(request, EVERY_MS);
    return () => clearInterval(timer);
  }, [request, isOn]);
}
