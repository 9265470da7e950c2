import { useRef, type TouchEvent } from 'react';

/** So far a finger has to move sideways, and more sideways than down, to mean "the next one". */
const SWIPE_PX = 44;

/** Tells sideways swipes: 1 for the next, -1 for the one before. Spread the handlers on the element. */
export function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0];
      start.current = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      if (!start.current || !touch) return;
      const across = touch.clientX - start.current.x;
      const down = touch.clientY - start.current.y;
      start.current = null;
      if (Math.abs(across) > SWIPE_PX && Math.abs(across) > Math.abs(down)) onSwipe(across < 0 ? 1 : -1);
    },
  };
}
