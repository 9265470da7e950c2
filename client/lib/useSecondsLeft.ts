import { useEffect, useState } from 'react';

/** Whole seconds until a moment, counted down; 0 once it is over. null before the page runs: the server's clock is not the reader's. */
export function useSecondsLeft(moment: string): number | null {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    const count = () => setLeft(Math.max(0, Math.ceil((Date.parse(moment) - Date.now()) / 1000)));
    count();
    const timer = setInterval(count, 1000);
    return () => clearInterval(timer);
  }, [moment]);
  return left;
}
