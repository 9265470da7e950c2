import { useEffect, useEffectEvent } from 'react';
import { listen } from '#client/lib/listen.ts';

const EVERY_MS = 60_000;

/** Calls `request` every minute while the page is visible, and when it becomes visible again. */
export function useFreshData(request: () => void, isOn: boolean): void {
  const refresh = useEffectEvent(() => {
    if (document.visibilityState === 'visible') request();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setInterval(() => refresh(), EVERY_MS);
    const unlisten = listen(document, { visibilitychange: () => refresh() });
    return () => {
      clearInterval(timer);
      unlisten();
    };
  }, [isOn]);
}
