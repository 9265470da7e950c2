/** Services of the running test file. Their timers would keep their stores in memory, and run during all later files of the worker. */
const started = new Set<() => void>();

/** Stops at the end of the test file; stopping twice must do no harm. */
export function stopAtTheEnd(stop: () => void): void {
  started.add(stop);
}

export function stopStarted(): void {
  for (const stop of started) stop();
  started.clear();
}
