/** Events that count as the first user input. */
const INPUTS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'];

let first: Event | null = null;
let end = () => {};
const input = new Promise<void>((resolve) => {
  end = resolve;
});

/** The first input event; null until one occurs. */
export const firstInput = (): Event | null => first;

/** Ends the wait for the first input early, for UI that appears without any input. */
export const resolveFirstInput = (): void => end();

function take(event: Event): void {
  for (const type of INPUTS) removeEventListener(type, take, true);
  first = event;
  end();
}

if (typeof window !== 'undefined') for (const type of INPUTS) addEventListener(type, take, { capture: true, passive: true });

/** Runs `work` when the browser is idle after the first input. Returns a cancel function. */
export function afterFirstInput(work: () => void): () => void {
  let idle: number | null = null;
  let isCancelled = false;
  void input.then(() => {
    if (isCancelled) return;
    // Safari has no `requestIdleCallback`.
    if (typeof requestIdleCallback === 'undefined') work();
    else idle = requestIdleCallback(work, { timeout: 2000 });
  });
  return () => {
    isCancelled = true;
    if (idle !== null) cancelIdleCallback(idle);
  };
}
