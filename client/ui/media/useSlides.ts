import { useEffect, useState, useSyncExternalStore } from 'react';
import { SLIDE_MS } from '#client/config/limits.ts';

const CALM = '(prefers-reduced-motion: reduce)';

export interface Slides {
  current: number;
  /** Whether slides change by themselves, as the shopper wants it. */
  isPlaying: boolean;
  show: (index: number) => void;
  toggle: () => void;
  /** Ends the automatic change for good. */
  stop: () => void;
  setHovered: (isHovered: boolean) => void;
}

/**
 * Which slide is shown. Changes by itself every 7 seconds, unless the device asks for calm; holds while the pointer is on it, and stops for
 * good once the focus has been inside or a slide was chosen.
 */
export function useSlides(count: number): Slides {
  const isCalm = useSyncExternalStore(
    (onChange) => {
      const query = window.matchMedia(CALM);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => window.matchMedia(CALM).matches,
    () => true,
  );
  const [current, setCurrent] = useState(0);
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [isHovered, setHovered] = useState(false);
  const isPlaying = wanted ?? !isCalm;

  useEffect(() => {
    if (!isPlaying || isHovered || count < 2) return;
    const timer = setTimeout(() => setCurrent((current + 1) % count), SLIDE_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, isHovered, current, count]);

  return {
    current,
    isPlaying,
    show: (index) => {
      setWanted(false);
      setCurrent((index + count) % count);
    },
    toggle: () => setWanted(!isPlaying),
    stop: () => setWanted(false),
    setHovered,
  };
}
