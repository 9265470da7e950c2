/** What the tests of the running file have started: unstopped, its timers would keep its store in memory for all later files of the worker. */
const started = new Set<() => void>();

/** Stops at the end of the test file; stopping twice must do no harm. */
export function stopAtTheEnd(stop: () => void): void {
  started.add(stop);
}

export function stopStarted(): void {
  for (const stop of started) stop();
  started.clear();
}
