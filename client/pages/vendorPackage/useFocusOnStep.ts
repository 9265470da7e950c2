import { useEffect, useRef } from 'react';

/** After a step its form is gone: the focus goes to the heading of what comes next. Nothing moves when the page opens. */
export function useFocusOnStep(step: string): void {
  const before = useRef(step);
  useEffect(() => {
    if (before.current !== step) document.getElementById('next-step')?.focus();
    before.current = step;
  }, [step]);
}
