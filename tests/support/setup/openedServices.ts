/**
 * Services that the current test file has started. Their timers would otherwise keep their stores in memory and run during all later
 * files in the same worker.
 */
const started = new Set<() => void>();

/** Stops a service at the end of the test file. Calling `stop` twice must be harmless. */
export function stopAtTheEnd(stop: () => void): void {
  started.add(stop);
}

export function stopStarted(): void {
  for (const stop of started) stop();
  started.clear();
}
