/** Resolves once all that is ready to run in this turn of the event loop has run. */
export function endOfTurn(): Promise<void> {
  return new Promise((resolve) => queueMicrotask(() => process.nextTick(resolve)));
}
