/** Resolves after all work that is ready in this turn of the event loop. */
export function endOfTurn(): Promise<void> {
  return new Promise((resolve) => queueMicrotask(() => process.nextTick(resolve)));
}
