import { useCallback, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { guardAgainst, useGuarded, type Guard, type Step } from './leaveGuards.ts';

/** Brings every step of the router before the guards of the page. One for the whole app: the router knows one blocker at a time. */
export function LeaveWatch() {
  return useGuarded() ? <Watch /> : null;
}

function Watch() {
  const inTheWay = useRef<Guard>(null);
  const shouldBlock = useCallback((step: Step) => {
    inTheWay.current = guardAgainst(step);
    return inTheWay.current !== null;
  }, []);
  const blocker = useBlocker(shouldBlock);
  useEffect(() => {
    const guard = inTheWay.current;
    if (blocker.state !== 'blocked' || guard === null) return;
    guard.meet({
      stay: blocker.reset,
      leave: () => {
        guard.giveUp?.();
        blocker.proceed();
      },
    });
  }, [blocker]);
  return null;
}
